/**
 * Loads the layout as its own chunk, so that no single script blocks a slow phone for long.
 * plugins/gatsby-plugin-start-on-intent/src/lateScripts.ts preloads it.
 */
type WrapPage = typeof import('./wrapPageWithStyles').wrapPageWithStyles;

let loaded: WrapPage | undefined;

/** Yields to the browser, which may have to respond to the visitor. */
const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Loads the layout, which must happen before the first page is shown. Rejects if that fails. */
export async function loadLayout(): Promise<void> {
  await pause();
  // Resolved at build time. `npm run develop` serves pages without their HTML and styles.
  if (process.env.NODE_ENV === 'development') {
    const { wrapPageWithStyles } = await import('./wrapPageWithStyles');
    loaded = wrapPageWithStyles;
  } else {
    const { wrapPageElement } = await import(/* webpackChunkName: "layout" */ './wrapPageElement');
    loaded = wrapPageElement;
  }
  await pause();
}

/** Wraps a page in the layout. Throws unless `loadLayout` has finished. */
export function wrapInLayout(page: Parameters<WrapPage>[0]): ReturnType<WrapPage> {
  if (!loaded) throw new Error('The layout has not been loaded.');
  return loaded(page);
}
