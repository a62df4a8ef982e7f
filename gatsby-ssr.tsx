import type { GatsbySSR } from 'gatsby';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { APPLE_ICON, ICON_FOLDER, MANIFEST_FILE } from './src/build/siteFileNames';
import { wrapPageElement as wrap } from './src/components/layout/wrapPageWithStyles';
import { PageHead } from './src/seo/PageHead';
import { PageHeadContext } from './src/seo/pageHeadLoader';
import kufamLatin from './src/theme/fonts/kufam.woff2';
import { colors } from './src/theme/tokens';

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

/** Light is the first theme; the inline script shows the remembered one before the first paint. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ className: 'light' });
  setHeadComponents([
    sheets.get(pathname)?.getStyleElement(),
    <meta key="theme-color" name="theme-color" content={colors.light.bar} />,
    <script key="inline" dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />,
    <link key="icon" rel="icon" href="/icon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href={`/${ICON_FOLDER}/${APPLE_ICON}`} />,
    <link key="manifest" rel="manifest" href={`/${MANIFEST_FILE}`} />,
    <link
      key="font"
      rel="preload"
      href={kufamLatin}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
  ]);
  sheets.delete(pathname);
};
