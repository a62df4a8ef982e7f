import type { GatsbyBrowser } from 'gatsby';

/**
 * Runs after hydration, which needs the HTML untouched. webpack removes the branch from the published bundle; it
 * would keep code after an early return.
 */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = async () => {
  if (CONTENT_MARKS) {
    const { startEditing } = await import('./src/edit/editSwitch');
    startEditing();
  }
};
