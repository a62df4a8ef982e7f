import type { GatsbyBrowser } from 'gatsby';

/** Runs after hydration, which needs the HTML untouched. webpack drops dead branches, but not code after a return. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = async () => {
  if (CONTENT_MARKS) {
    const { startEditing } = await import('./src/edit/editSwitch');
    startEditing();
  }
};
