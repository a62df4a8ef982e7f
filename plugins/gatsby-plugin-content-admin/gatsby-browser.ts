import type { GatsbyBrowser } from 'gatsby';

/**
 * After hydration, which must find the page as it was made. webpack leaves the branch out of the published
 * bundle; after an early return it would not.
 */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = async () => {
  if (CONTENT_MARKS) {
    const { startEditing } = await import('./src/edit/editSwitch');
    startEditing();
  }
};
