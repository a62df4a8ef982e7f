import type { GatsbyBrowser } from 'gatsby';

/** Runs after hydration, which needs the HTML untouched. webpack drops the branch only if it is no early return. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = async () => {
  if (CONTENT_MARKS) {
    const { startEditing } = await import('./src/edit/editSwitch');
    startEditing();
  }
};
