import type { GatsbyBrowser } from 'gatsby';
import { confirmStart } from '../../src/navigation/startState';
import { prepareStart, hydratePage } from './src/start';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = prepareStart;

/**
 * In develop, where a page may have no HTML, Gatsby's own function stays. Not typed as `GatsbyBrowser`: that type
 * still expects React 17's `hydrate`.
 */
export const replaceHydrateFunction =
  process.env.NODE_ENV === 'production' ? () => hydratePage : undefined;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  confirmStart();
  window.pageIsReady?.();
};
