/** The fonts of the pages' languages as CSS, with fallbacks until they have loaded. */
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

/** The address of a font's file. @throws Error if the build has none */
function addressOf({ addresses }: LanguageFonts, file: string): string {
  const address = addresses[file];
  if (address === undefined) throw new Error(`src/theme/fonts has no file "${file}".`);
  return address;
}

const familiesOf = ({ families }: Faces): FontFamily[] => [families.display, families.text];

const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

/** Pseudo-elements that can hold an invisible letter each. */
const INVISIBLE_LETTERS = ['html::before', 'html::after', 'body::before', 'body::after'];

/**
 * Makes Firefox load the fallbacks early: while a font loads, it uses only faces in the list that have
 * already loaded, so text would first appear in the system font and then shrink.
 */
const earlyFallbacks = (faces: Faces): string =>
  familiesOf(faces)
    .flatMap(({ fallbacks }) => fallbacks)
    .slice(0, INVISIBLE_LETTERS.length)
    .map(({ name, weight }, index) => {
      const font = `font:${weight.replace(/ .*/, '')} 1px "${name}"`;
      return `${INVISIBLE_LETTERS[index]}{content:"a";position:fixed;visibility:hidden;${font}}`;
    })
    .join('');

/**
 * The `@font-face` rules of a language as CSS. Fonts that a language adds, and files of rare characters, have
 * a `unicode-range`, so that only pages that need them load them.
 * @param loading the `font-display` of the files, by default the language's own for preloaded ones, `swap` for others
 * @throws Error if the language has no fonts
 */
export function fontFaces(language: string, loading?: string): string {
  const fonts = fontsOf(language);
  const { faces } = fonts;
  const only = (characters: string) =>
    language === COMMON && characters === faces.characters
      ? ''
      : `;unicode-range:${characters.replaceAll(' ', '')}`;
  const displayOf = (isPreloaded?: boolean) => loading ?? (isPreloaded ? faces.loading : 'swap');
  const files = familiesOf(faces).flatMap(({ name, files: familyFiles }) =>
    familyFiles.flatMap(({ file, weights, isPreloaded, characters = faces.characters }) =>
      weights.map(
        (weight) =>
          `@font-face{font-family:"${name}";src:url(${addressOf(fonts, file)}) format("woff2");` +
          `font-weight:${weight};font-display:${displayOf(isPreloaded)}${only(characters)}}`,
      ),
    ),
  );
  // With the font's metrics, so that nothing moves when it arrives.
  const fallbacks = familiesOf(faces).flatMap(({ ascent, descent, fallbacks: familyFallbacks }) =>
    familyFallbacks.map(({ name, weight, local, sizeAdjust }) => {
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

/**
 * The `@font-face` rules that all pages share. A language's own `font-display` holds for them, too: they have the
 * spaces of its texts, whose lines would break elsewhere once they came.
 */
export const commonFontFaces = (language: string): string =>
  fontFaces(COMMON, ownFonts(language)?.faces.loading);

/**
 * The face of the company's name in the logo, on pages where the common fonts may come too late to be shown. A name by
 * itself breaks no line, so it changes as late as it may.
 */
export function nameFace(): string {
  const fonts = fontsOf(COMMON);
  const [file] = fonts.faces.families.display.files;
  if (!file) return '';
  const source = `src:url(${addressOf(fonts, file.file)}) format("woff2")`;
  return `@font-face{font-family:Name;${source};font-weight:${file.weights[0]};font-display:swap}`;
}

/** A `font-family` list. A language's own family comes before every fallback, because Arial has Arabic letters, too. */
function familyList(kind: keyof Faces['families'], language: string): string {
  const common = fontsOf(COMMON).faces.families[kind];
  const ofLanguage = ownFonts(language)?.faces.families[kind];
  const names = [common, ofLanguage].flatMap((family) => family?.name ?? []);
  const fallbacks = [ofLanguage, common].flatMap((family) => [
    ...(family?.fallbacks ?? []).map(({ name }) => name),
    ...(family?.installed ?? []),
  ]);
  const quoted = [...new Set([...names, ...fallbacks])].map((name) => `"${name}"`);
  return [...quoted, 'system-ui', 'sans-serif'].join(',');
}

/** Custom properties for the families of a language, so that a page contains their long lists once. */
export const fontFamilies = (language: string): string =>
  `--display:${familyList('display', language)};--text:${familyList('text', language)};`;

/** The addresses of the fonts that pages of a language preload: its own, if it has any, and not the common ones. */
export function preloadedFonts(language: string): string[] {
  const fonts = ownFonts(language) ?? fontsOf(COMMON);
  return familiesOf(fonts.faces)
    .flatMap(({ files }) => files)
    .flatMap(({ file, isPreloaded }) => (isPreloaded ? addressOf(fonts, file) : []));
}
