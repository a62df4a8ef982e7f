import type { GatsbySSR } from 'gatsby';
import { wrapPageElement as wrap } from './src/components/layout/wrapPageElement';
import { firstPaint } from './src/firstPaint';
import kufamLatin from './src/theme/fonts/kufam.woff2';
import { THEME_KEY } from './src/theme/themeKey';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrap;

/** Light is the first theme; the inline script shows the remembered one before the first paint. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ className: 'light' });
  setHeadComponents([
    <script
      key="first-paint"
      dangerouslySetInnerHTML={{
        __html: `(${firstPaint.toString()})(${JSON.stringify(THEME_KEY)})`,
      }}
    />,
    <link key="icon" rel="icon" href="/icon.svg" type="image/svg+xml" />,
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
