import type { Logo } from '../../src/content/text/images';

/** Returns an SVG of this size with more elements inside. */
export const svgOf = (width = 120, height = 40, inside = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}"><path d="M0 0h9v9z"/>${inside}</svg>`;

/** Returns a logo view: one SVG for all grounds by default. */
export const logoOf = (name: string, rest: Partial<Logo> = {}): Logo => ({
  onLight: { width: 120, height: 40, src: `/static/${name}.svg` },
  ...rest,
});
