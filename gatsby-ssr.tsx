import type { GatsbySSR } from 'gatsby';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { wrapPageElement as wrap } from './src/components/layout/wrapPageWithStyles';
import { languageOf } from './src/content/languages';
import { PageHead } from './src/seo/PageHead';
import { PageHeadContext } from './src/seo/Seo';
import { preloadedFonts } from './src/theme/fontFaces';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrap;

/** The styles of each page that is being rendered: Gatsby renders several at a time. */
const sheets = new Map<string, ServerStyleSheet>();

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element, pathname }) => {
  const sheet = new ServerStyleSheet();
  sheets.set(pathname, sheet);
  return (
    <StyleSheetManager sheet={sheet.instance}>
      <PageHeadContext.Provider value={PageHead}>{element}</PageHeadContext.Provider>
    </StyleSheetManager>
  );
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  // Light is the first theme.
  setHtmlAttributes({ className: 'light' });
  setHeadComponents([
    // What is meant to be a link is one. Those that Safari and Chrome on iOS make of numbers, dates and
    // addresses stand in the way of hydration.
    <meta
      key="format-detection"
      name="format-detection"
      content="telephone=no, date=no, address=no, email=no, unit=no"
    />,
    sheets.get(pathname)?.getStyleElement(),
    preloadedFonts(languageOf(pathname)).map((address) => (
      <link
        key={address}
        rel="preload"
        href={address}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
  ]);
  sheets.delete(pathname);
};
