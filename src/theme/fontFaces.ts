/** The two fonts of the site and their fallbacks while they load. */
import plex from './fonts/ibm-plex-sans.woff2';
import kufam from './fonts/kufam.woff2';

/** Measures of the fonts, per unit of their size. */
const kufamMeasures = { family: 'Kufam fallback', ascent: 0.9, descent: 0.4 };
const plexMeasures = { family: 'IBM Plex Sans fallback', ascent: 1.025, descent: 0.275 };

/** Arial and its free twin, scaled to the fonts' measures: nothing moves when a font arrives. */
const regular = ['Arial', 'Liberation Sans', 'Arimo'];
const bold = ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'];

/** `sizeAdjust` is the width of the site's own texts in the font, divided by that in the local
 * one. */
const fallbacks = [
  { ...kufamMeasures, weight: '500', local: regular, sizeAdjust: 1.108 },
  { ...kufamMeasures, weight: '600 700', local: bold, sizeAdjust: 1.095 },
  { ...plexMeasures, weight: '400 500', local: regular, sizeAdjust: 1.01 },
  { ...plexMeasures, weight: '600 700', local: bold, sizeAdjust: 0.967 },
];

const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

/** The `@font-face` rules as CSS text. */
export const fontFaces = [
  `@font-face{font-family:"Kufam Variable";src:url(${kufam}) format("woff2");font-weight:500 700;font-display:swap}`,
  `@font-face{font-family:"IBM Plex Sans Variable";src:url(${plex}) format("woff2");font-weight:400 700;font-display:swap}`,
  ...fallbacks.map(({ family, weight, local, sizeAdjust, ascent, descent }) => {
    const sources = local.map((name) => `local("${name}")`).join(',');
    return (
      `@font-face{font-family:"${family}";font-weight:${weight};src:${sources};` +
      `size-adjust:${percent(sizeAdjust)};ascent-override:${percent(ascent / sizeAdjust)};` +
      `descent-override:${percent(descent / sizeAdjust)};line-gap-override:0%}`
    );
  }),
].join('');
