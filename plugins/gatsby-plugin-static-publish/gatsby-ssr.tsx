import type { GatsbySSR } from 'gatsby';
import { APPLE_ICON, ICON_FILE, ICON_FOLDER, MANIFEST_FILE } from './src/siteFiles';

/** Links the icons and the manifest in every head. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link key="icon" rel="icon" href={`/${ICON_FILE}`} type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href={`/${ICON_FOLDER}/${APPLE_ICON}`} />,
    <link key="manifest" rel="manifest" href={`/${MANIFEST_FILE}`} />,
  ]);
};
