import type { GatsbyBrowser } from 'gatsby';

/**
 * Starts Edit after hydration, which needs the HTML untouched. The code stands in a branch, not behind an early return:
 * webpack drops only dead branches.
 */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = async () => {
  if (CONTENT_MARKS) {
    const { startEditing } = await import('./src/edit/editSwitch');
    startEditing();
  }
};
