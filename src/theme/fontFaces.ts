/** The fonts of the pages' languages as CSS, and what stands in for them until they are there. */
import { COMMON, type Faces, type FontFamily, type LanguageFonts } from './fonts/faces';
import { languages } from './fonts/languages';

/** The fonts that a language adds to the common ones, if any. */
export const ownFonts = (language: string): LanguageFonts | undefined =>
  language === COMMON ? undefined : languages[language];

function fontsOf(language: string): LanguageFonts {
  const fonts = languages[language];
  if (!fonts) throw new Error(`src/theme/fonts has no folder "${language}".`);
  return fonts;
}

const familiesOf = ({ families }: Faces): FontFamily[] => [families.display, families.text];

const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

/** Where letters can be that nobody sees, without an element of their own. */
const UNSEEN = ['html::before', 'html::after', 'body::before', 'body::after'];

/** While a font loads, Firefox asks for no other face of a list, but uses what it has: it gets the fallbacks
 * by letters that have no other font. Else texts in the system's font shrink when theirs arrives. */
const earlyFallbacks = (faces: Faces): string =>
  familiesOf(faces)
    .flatMap(({ fallbacks }) => fallbacks)
    .slice(0, UNSEEN.length)
    .map(({ name, weight }, index) => {
      const font = `font:${weight.replace(/ .*/, '')} 1px "${name}"`;
      return `${UNSEEN[index]}{content:"a";position:fixed;visibility:hidden;${font}}`;
    })
    .join('');

/**
 * The `@font-face` rules of a language as CSS text. Fonts that a language adds, and files of rare
 * characters, state what they hold: a page that has no use for them does not load them.
 * @param loading the `font-display` of its files, where not the language's own
 * @throws Error where the language has no fonts
 */
export function fontFaces(language: string, loading?: string): string {
  const { faces, addresses } = fontsOf(language);
  const only = (characters: string) =>
    language === COMMON && characters === faces.characters
      ? ''
      : `;unicode-range:${characters.replaceAll(' ', '')}`;
  const files = familiesOf(faces).flatMap(({ name, files: own }) =>
    own.flatMap(({ file, weights, characters = faces.characters }) =>
      weights.map(
        (weight) =>
          `@font-face{font-family:"${name}";src:url(${addresses[file]}) format("woff2");` +
          `font-weight:${weight};font-display:${loading ?? faces.loading}${only(characters)}}`,
      ),
    ),
  );
  // With the measures of the font: nothing moves when it arrives.
  const fallbacks = familiesOf(faces).flatMap(({ ascent, descent, fallbacks: own }) =>
    own.map(({ name, weight, local, sizeAdjust }) => {
      const sources = local.map((font) => `local("${font}")`).join(',');
      return (
        `@font-face{font-family:"${name}";font-weight:${weight};src:${sources};` +
        `size-adjust:${percent(sizeAdjust)};ascent-override:${percent(ascent / sizeAdjust)};` +
        `descent-override:${percent(descent / sizeAdjust)};line-gap-override:0%` +
        `${only(faces.characters)}}`
      );
    }),
  );
  const isSwapped = (loading ?? faces.loading) === 'swap';
  return [...files, ...fallbacks, isSwapped ? earlyFallbacks(faces) : ''].join('');
}

/** The rules of the fonts that all pages share. Names change their font after the first paint only where
 * the letters of `language` around them do. */
export const commonFontFaces = (language: string): string =>
  fontFaces(COMMON, ownFonts(language)?.faces.loading);

/** The families in order. Those of a language come before every fallback: Arial has Arabic letters, too. */
function familyList(kind: keyof Faces['families'], language: string): string {
  const common = fontsOf(COMMON).faces.families[kind];
  const own = ownFonts(language)?.faces.families[kind];
  const names = [common, own].flatMap((family) => family?.name ?? []);
  const fallbacks = [own, common].flatMap((family) => [
    ...(family?.fallbacks ?? []).map(({ name }) => name),
    ...(family?.installed ?? []),
  ]);
  const quoted = [...new Set([...names, ...fallbacks])].map((name) => `"${name}"`);
  return [...quoted, 'system-ui', 'sans-serif'].join(',');
}

/** The custom properties of the families, for the pages of a language: their long lists are in a page once. */
export const fontFamilies = (language: string): string =>
  `--display:${familyList('display', language)};--text:${familyList('text', language)};`;

/** Addresses of the fonts that pages of a language ask for before their styles are read. */
export function preloadedFonts(language: string): string[] {
  const own = ownFonts(language);
  return [...(own ? [own] : []), fontsOf(COMMON)].flatMap(({ faces, addresses }) =>
    familiesOf(faces)
      .flatMap(({ files }) => files)
      .flatMap(({ file, isPreloaded }) => (isPreloaded ? (addresses[file] ?? []) : [])),
  );
}
