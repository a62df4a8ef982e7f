/** The two fonts of the site and what stands in for them until they are there. */
import plex from './fonts/ibm-plex-sans.woff2';
import kufam from './fonts/kufam.woff2';

interface Fallback {
  family: string;
  weight: string;
  local: string[];
  /** Width of the site's own texts in the font, divided by their width in the local one. */
  sizeAdjust: number;
  /** Of the font, per unit of its size. */
  ascent: number;
  descent: number;
}

/** Arial and its free twin, scaled to the fonts' own measures: when a font arrives, nothing moves. */
const regular = ['Arial', 'Liberation Sans', 'Arimo'];
const bold = ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'];

const fallbacks: Fallback[] = [
  {
    family: 'Kufam fallback',
    weight: '500',
    local: regular,
    sizeAdjust: 1.108,
    ascent: 0.9,
    descent: 0.4,
  },
  {
    family: 'Kufam fallback',
    weight: '600 700',
    local: bold,
    sizeAdjust: 1.095,
    ascent: 0.9,
    descent: 0.4,
  },
  {
    family: 'IBM Plex Sans fallback',
    weight: '400 500',
    local: regular,
    sizeAdjust: 1.01,
    ascent: 1.025,
    descent: 0.275,
  },
  {
    family: 'IBM Plex Sans fallback',
    weight: '600 700',
    local: bold,
    sizeAdjust: 0.967,
    ascent: 1.025,
    descent: 0.275,
  },
];

const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

const fallbackFace = ({ family, weight, local, sizeAdjust, ascent, descent }: Fallback) =>
  `@font-face{font-family:"${family}";font-weight:${weight};src:${local
    .map((name) => `local("${name}")`)
    .join(',')};size-adjust:${percent(sizeAdjust)};ascent-override:${percent(
    ascent / sizeAdjust,
  )};descent-override:${percent(descent / sizeAdjust)};line-gap-override:0%}`;

/** The `@font-face` rules as CSS text. */
export const fontFaces = [
  `@font-face{font-family:"Kufam Variable";src:url(${kufam}) format("woff2");font-weight:500 700;font-display:swap}`,
  `@font-face{font-family:"IBM Plex Sans Variable";src:url(${plex}) format("woff2");font-weight:400 700;font-display:swap}`,
  ...fallbacks.map(fallbackFace),
].join('');
