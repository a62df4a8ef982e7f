import type { GatsbySSR } from 'gatsby';
import { bootGuard } from './src/bootGuard';
import { BOOT_SCREEN } from './src/bootState';
import { APPLE_ICON, ICON_FOLDER, MANIFEST_FILE } from './src/build/siteFileNames';
import { wrapPageElement as wrap } from './src/components/layout/wrapPageElement';
import { firstPaint } from './src/firstPaint';
import kufamLatin from './src/theme/fonts/kufam.woff2';
import { THEME_KEY } from './src/theme/themeKey';
import { colors } from './src/theme/tokens';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrap;

const barColors = { light: colors.light.bar, dark: colors.dark.bar };

/** Light is the first theme; the inline script shows the remembered one before the first paint. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ className: 'light' });
  setHeadComponents([
    <meta key="theme-color" name="theme-color" content={barColors.light} />,
    <script
      key="boot-guard"
      dangerouslySetInnerHTML={{
        __html: `(${bootGuard.toString()})(${JSON.stringify(`#${BOOT_SCREEN}`)})`,
      }}
    />,
    <script
      key="first-paint"
      dangerouslySetInnerHTML={{
        __html: `(${firstPaint.toString()})(${JSON.stringify(THEME_KEY)},${JSON.stringify(barColors)})`,
      }}
    />,
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
};
