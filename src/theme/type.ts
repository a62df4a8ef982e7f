import { css } from 'styled-components';
import { TYPE_PROPERTY, typeStyles } from './tokens';

export type TypeStyle = keyof typeof typeStyles;

/** Families as custom properties, which fontFaces.ts sets. */
export const fontFamily = {
  display: 'var(--display)',
  text: 'var(--text)',
  /** The company's name in the logo. */
  name: 'var(--name)',
} as const;

/** Monospaced families, with those of a language before the generic one. */
export const monospaced = (...ofLanguage: string[]) =>
  ['ui-monospace', 'SFMono-Regular', 'Menlo', ...ofLanguage, 'monospace'].join(', ');

/** The custom properties with which a language changes type styles (languageStyles.ts). */
export const typeProperty = {
  size: (name: TypeStyle) => `${TYPE_PROPERTY}${name}-size`,
  line: (kind: 'tight' | 'text') => `${TYPE_PROPERTY}${kind}-line`,
  monospaced: `${TYPE_PROPERTY}monospaced`,
} as const;

/** Line heights above this are those of running text; others, of headings, labels and fields. */
const TIGHT = 1.4;

/** A line height, unless the page's language has its own. */
export const lineHeight = (height: number) =>
  `var(${typeProperty.line(height > TIGHT ? 'text' : 'tight')}, ${height})`;

/** Font, size, weight, line height and tracking of a type style, in a colour if it is not the inherited one. */
export const type = (name: TypeStyle, textColor?: string) => {
  const style = typeStyles[name];
  return css`
    font-family: ${fontFamily[style.family]};
    font-size: var(${typeProperty.size(name)}, ${style.size});
    font-weight: ${style.weight};
    line-height: ${lineHeight(style.line)};
    letter-spacing: ${style.tracking};
    ${textColor && `color: ${textColor};`}
  `;
};
