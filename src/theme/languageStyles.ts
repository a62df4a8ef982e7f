/** What a language changes in the styles that all pages share. */
import { fontFaces, fontFamilies, ownFonts } from './fontFaces';
import type { LanguageType } from './fonts/faces';
import { typeStyles } from './tokens';
import { monospaced, typeProperty, type TypeStyle } from './type';

const isTypeStyle = (name: string): name is TypeStyle => name in typeStyles;

/** A size, or a part of the style's own. */
const sizeOf = (name: TypeStyle, size: string) =>
  size.endsWith('%') ? `calc(${parseFloat(size) / 100} * ${typeStyles[name].size})` : size;

const typeProperties = ({ lines, sizes }: LanguageType) =>
  [
    `${typeProperty.line('tight')}:${lines.tight};`,
    `${typeProperty.line('text')}:${lines.text};`,
    `${typeProperty.halfLine}:${lines.text / 2}em;`,
    ...Object.keys(typeStyles)
      .filter(isTypeStyle)
      .flatMap((name) => {
        const size = sizes[name];
        return size ? `${typeProperty.size(name)}:${sizeOf(name, size)};` : [];
      }),
  ].join('');

/** Space between joined letters would tear words apart, and every component has its own tracking. */
const UNTRACKED = '*,*::before,*::after{letter-spacing:0!important}';

/** The space of a monospaced font is as wide as its letters: too wide between words of another font. */
const CLOSER_MONOSPACED_WORDS = 'code{word-spacing:-0.3em}';

/**
 * The CSS text that the pages of a language need after the styles of all pages: its faces, families,
 * line heights and sizes.
 * @param language a folder of fonts/; for any other it is empty: the common fonts and type serve
 */
export function languageStyles(language: string): string {
  const faces = ownFonts(language)?.faces;
  if (!faces) return '';
  const properties = [
    fontFamilies(language),
    `${typeProperty.monospaced}:${monospaced(`"${faces.families.text.name}"`)};`,
    faces.type ? typeProperties(faces.type) : '',
  ].join('');
  const joined = faces.isJoined ? UNTRACKED + CLOSER_MONOSPACED_WORDS : '';
  return `${fontFaces(language)}:root{${properties}}${joined}`;
}
