import type { GatsbyBrowser } from 'gatsby';
import { confirmStart } from '../../src/navigation/startState';
import { prepareStart, hydratePage } from './src/start';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = prepareStart;

/** In develop, where a page may come without HTML, Gatsby's own way stays. (Gatsby's type wants the result
 * of React 17's `hydrate`, which it does not use.) */
export const replaceHydrateFunction =
  process.env.NODE_ENV === 'production' ? () => hydratePage : undefined;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  confirmStart();
  window.pageIsReady?.();
};
