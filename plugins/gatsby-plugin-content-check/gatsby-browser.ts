import type { GatsbyBrowser } from 'gatsby';

/** A branch, not an early return: webpack drops a dead branch from the published bundle. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  if (process.env.NODE_ENV === 'development') {
    const { startOverlay } = await import('./src/develop/developOverlay');
    startOverlay();
  }
};
