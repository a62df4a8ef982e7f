/**
 * The company's mark until it has a logo of its own: a broadcast icon turned inside out, so that it listens. Header,
 * footer and social cards draw it from here; static/icon.svg holds the same shape, heavier, for small sizes.
 */
export const companyMark = {
  width: 44,
  height: 36,
  waves:
    'M3 9.6A11.8 11.8 0 0 1 3 26.4M7 1.9A20 20 0 0 1 7 34.1M41 9.6A11.8 11.8 0 0 0 41 26.4M37 1.9A20 20 0 0 0 37 34.1',
  waveWidth: 4.2,
  pearl: { cx: 22, cy: 18, r: 3.7 },
};
