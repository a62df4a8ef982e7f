/** The layout is a chunk of its own, so that no single script blocks a slow phone for long.
 * plugins/gatsby-plugin-start-on-intent/src/lateScripts.ts preloads it. */
type Layout = typeof import('./wrapPageWithStyles');

let loaded: Layout | undefined;

/** Lets the browser do what waits, an answer to the visitor for example. */
const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** To be called before the first page is shown. Rejects where the layout cannot be loaded. */
export async function loadLayout(): Promise<void> {
  await pause();
  // The condition is known when the bundle is made. While a page is developed, it comes without its HTML.
  loaded = await (process.env.NODE_ENV === 'development'
    ? import('./wrapPageWithStyles')
    : import(/* webpackChunkName: "layout" */ './wrapPageElement'));
  await pause();
}

/** The layout. Throws before `loadLayout` has ended. */
export function layout(): Layout {
  if (!loaded) throw new Error('The layout has not been loaded.');
  return loaded;
}
