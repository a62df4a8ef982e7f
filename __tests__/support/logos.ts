/** Logos that tests make up. */
import type { LogoContentFragment } from '../../src/generated/queryTypes';

/** An SVG as wide as it is said to be, with more inside. */
export const svgOf = (width = 120, height = 40, inside = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}"><path d="M0 0h9v9z"/>${inside}</svg>`;

/** A logo as a page's query brings it: one SVG for all grounds, unless it is said otherwise. */
export const logoOf = (
  name: string,
  rest: Partial<LogoContentFragment> = {},
): LogoContentFragment => ({
  ground: null,
  onLight: { width: 120, height: 40, svg: { publicURL: `/static/${name}.svg` }, png: null },
  onDark: null,
  ...rest,
});
