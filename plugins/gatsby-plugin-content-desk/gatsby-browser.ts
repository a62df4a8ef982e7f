import type { GatsbyBrowser } from 'gatsby';

/** The condition is known when the bundle is made: the published one has nothing of the overlay. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  if (process.env.NODE_ENV !== 'development') return;
  const { startOverlay } = await import('./src/develop/developOverlay');
  startOverlay();
};
