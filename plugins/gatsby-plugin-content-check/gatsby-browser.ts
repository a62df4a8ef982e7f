import type { GatsbyBrowser } from 'gatsby';

/** webpack leaves the branch out of the published bundle; after an early return it would not. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  if (process.env.NODE_ENV === 'development') {
    const { startOverlay } = await import('./src/develop/developOverlay');
    startOverlay();
  }
};
