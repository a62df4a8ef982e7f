import type { GatsbySSR } from 'gatsby';
import { wrapPageElement as wrap } from './src/components/layout/wrapPageElement';
import { PageHead } from './src/seo/PageHead';
import { PageHeadContext } from './src/seo/pageHeadLoader';
import kufamLatin from './src/theme/fonts/kufam.woff2';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrap;

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element }) => (
  <PageHeadContext.Provider value={PageHead}>{element}</PageHeadContext.Provider>
);

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link
      key="font"
      rel="preload"
      href={kufamLatin}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
  ]);
};
