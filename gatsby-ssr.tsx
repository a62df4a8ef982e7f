import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { wrapPageWithStyles } from './src/components/layout/wrapPageWithStyles';
import { languageOf } from './src/content/text/languages';
import { DocumentHead } from './src/seo/DocumentHead';
import { DocumentHeadContext } from './src/seo/Seo';
import { preloadedFonts } from './src/theme/fontFaces';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPageWithStyles;

/** Style sheets by page, since Gatsby renders several pages at a time. */
const sheets = new Map<string, ServerStyleSheet>();

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element, pathname }) => {
  const sheet = new ServerStyleSheet();
  sheets.set(pathname, sheet);
  return (
    <StyleSheetManager sheet={sheet.instance}>
      <DocumentHeadContext.Provider value={DocumentHead}>{element}</DocumentHeadContext.Provider>
    </StyleSheetManager>
  );
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  // Light is the default theme.
  setHtmlAttributes({ className: 'light' });
  setHeadComponents([
    // Safari and Chrome on iOS would turn numbers, dates and addresses into links, which breaks hydration.
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

/** Takes the code for `GatsbyImage` out of every head: this site has its own picture component. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const isOfGatsbyImage = (element: unknown) =>
    isValidElement(element) && String(element.key).startsWith('gatsby-image-style');
  replaceHeadComponents(getHeadComponents().filter((element) => !isOfGatsbyImage(element)));
};
