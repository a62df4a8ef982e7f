/**
 * Loads the layout as its own chunk, so that no single script blocks a slow phone for long.
 * plugins/gatsby-plugin-start-on-intent/src/lateScripts.ts preloads it.
 */
type Layout = typeof import('./wrapPageWithStyles');

let loaded: Layout | undefined;

/** Yields to the browser, which may have to respond to the visitor. */
const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Loads the layout, which must happen before the first page is shown. Rejects if that fails. */
export async function loadLayout(): Promise<void> {
  await pause();
  // Resolved at build time. `npm run develop` serves pages without their HTML and styles.
  loaded = await (process.env.NODE_ENV === 'development'
    ? import('./wrapPageWithStyles')
    : import(/* webpackChunkName: "layout" */ './wrapPageElement'));
  await pause();
}

/** Returns the layout. Throws unless `loadLayout` has finished. */
export function layout(): Layout {
  if (!loaded) throw new Error('The layout has not been loaded.');
  return loaded;
}
