/** Type styles as CSS. */
import { css } from 'styled-components';
import { fonts, typeStyles } from './tokens';

export type TypeStyle = keyof typeof typeStyles;

/** Families as custom properties: their long lists appear once per page. */
export const fontFamily = { display: 'var(--display)', text: 'var(--text)' } as const;

/** The values of these custom properties. */
export const fontFamilies = `--display:${fonts.display},"Kufam fallback",system-ui,sans-serif;--text:${fonts.text},"IBM Plex Sans fallback","IBM Plex Sans Arabic",system-ui,sans-serif;`;

/** Font, size, weight, line height and tracking of a type style. */
export const type = (name: TypeStyle) => {
  const style = typeStyles[name];
  return css`
    font-family: ${fontFamily[style.family]};
    font-size: ${style.size};
    font-weight: ${style.weight};
    line-height: ${style.line};
    letter-spacing: ${style.tracking};
  `;
};

/** Longer titles get the smaller heading style. Brief, section 3. */
const LONG_TITLE = 32;

/** Joiners, direction marks and the like (Unicode, "Format"): they take no room. */
const INVISIBLE = /\p{Cf}/gu;

/** The style of a page's heading, by the length of its text. */
export const headingStyle = (title: string): TypeStyle =>
  title.replace(INVISIBLE, '').length > LONG_TITLE ? 'h1Long' : 'h1';
