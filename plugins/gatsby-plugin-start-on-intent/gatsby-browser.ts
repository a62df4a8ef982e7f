import type { GatsbyBrowser } from 'gatsby';
import { STARTED } from '../../src/sharedNames';
import { prepareStart, hydratePage } from './src/start';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = prepareStart;

/**
 * In develop, where a page may have no HTML, Gatsby's own function stays. Not typed as `GatsbyBrowser`: that type
 * still expects React 17's `hydrate`.
 */
export const replaceHydrateFunction =
  process.env.NODE_ENV === 'production' ? () => hydratePage : undefined;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.documentElement.setAttribute(STARTED, '');
  window.pageIsReady?.();
};
