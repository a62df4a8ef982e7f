/** Changes how Gatsby's two bundles of a production build are made. */
import type { GatsbyNode } from 'gatsby';
import { leanBundle } from './leanBundles';

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (webpack) => {
  leanBundle(webpack, webpack.store.getState().program.directory);
};
