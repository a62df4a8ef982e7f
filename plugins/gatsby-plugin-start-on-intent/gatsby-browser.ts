import type { GatsbyBrowser } from 'gatsby';
import { confirmStart } from '../../src/navigation/startState';
import { prepareStart, hydratePage } from './src/start';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = prepareStart;

/**
 * While a page is developed, Gatsby's own way stays: the page may come without HTML. (Gatsby's type of
 * this function wants the result of React 17's `hydrate`, which it does not use.)
 */
export const replaceHydrateFunction =
  process.env.NODE_ENV === 'production' ? () => hydratePage : undefined;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  confirmStart();
  window.pageIsReady?.();
};
