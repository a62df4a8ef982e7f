import type { GatsbyBrowser } from 'gatsby';
import { confirmStart } from '../../src/navigation/startState';
import { prepareStart, hydratePage } from './src/start';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = prepareStart;

/** Gatsby's own stays in develop, where a page may have no HTML. `GatsbyBrowser` still expects React 17's `hydrate`. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === 'production' ? () => hydratePage : undefined;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  confirmStart();
  window.pageIsReady?.();
};
