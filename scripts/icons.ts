/**
 * `npm run icons`: draws the icons that devices ask for, static/icons/, out of static/icon.svg. Run it
 * when that drawing changes. An owner's logo needs no such run: the build
 * draws the icons of it (plugins/gatsby-plugin-static-publish/src/icons.ts).
 */
import path from 'node:path';
import { drawIcons } from '../plugins/gatsby-plugin-static-publish/src/icons';
import { ICON_FILE } from '../plugins/gatsby-plugin-static-publish/src/siteFiles';
import { colors } from '../src/theme/tokens';

// The ground of icon.svg.
const icon = { file: path.join('static', ICON_FILE), ground: colors.light.listen, share: 1 };
void drawIcons(icon, 'static').then((files) => console.log(files.join('\n')));
