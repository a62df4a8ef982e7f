/** Type styles as CSS. */
import { css } from 'styled-components';
import { TYPE_PROPERTY, typeStyles } from './tokens';

export type TypeStyle = keyof typeof typeStyles;

/** Families as custom properties: fontFaces.ts sets them. */
export const fontFamily = { display: 'var(--display)', text: 'var(--text)' } as const;

/** Monospaced families, with those of a language before the one that all browsers have. */
export const monospaced = (...ofLanguage: string[]) =>
  ['ui-monospace', 'SFMono-Regular', 'Menlo', ...ofLanguage, 'monospace'].join(', ');

/** Names of the custom properties by which the pages of a language change type (GlobalStyle.ts). */
export const typeProperty = {
  size: (name: TypeStyle) => `${TYPE_PROPERTY}${name}-size`,
  line: (kind: 'tight' | 'text') => `${TYPE_PROPERTY}${kind}-line`,
  halfLine: `${TYPE_PROPERTY}half-line`,
  monospaced: `${TYPE_PROPERTY}monospaced`,
} as const;

/** Lines of running text are higher than this; those of headings, labels and fields are not. */
const TIGHT = 1.4;

/** A line height, or what the page's language has in its place. */
export const line = (height: number) =>
  `var(${typeProperty.line(height > TIGHT ? 'text' : 'tight')}, ${height})`;

/** Half a line of running text: where the middle of the first line is. */
export const halfLine = (height: number) => `var(${typeProperty.halfLine}, ${height / 2}em)`;

/** Font, size, weight, line height and tracking of a type style. */
export const type = (name: TypeStyle) => {
  const style = typeStyles[name];
  return css`
    font-family: ${fontFamily[style.family]};
    font-size: var(${typeProperty.size(name)}, ${style.size});
    font-weight: ${style.weight};
    line-height: ${line(style.line)};
    letter-spacing: ${style.tracking};
  `;
};

/** Titles longer than this are set in the smaller heading style. */
const LONG_TITLE = 32;

/** Joiners, direction marks and the like (Unicode, "Format"): they take no room. */
const INVISIBLE = /\p{Cf}/gu;

/** The style of a page's heading, by the length of its text. */
export const headingStyle = (title: string): TypeStyle =>
  title.replace(INVISIBLE, '').length > LONG_TITLE ? 'h1Long' : 'h1';
