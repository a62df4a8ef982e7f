/** The CSS that a language with its own fonts adds: faces, families, line heights and sizes. */
import { fontFaces, fontFamilies, nameFace, ownFonts } from './fontFaces';
import type { LanguageType } from './fonts/faces';
import { typeStyles } from './tokens';
import { monospaced, typeProperty, type TypeStyle } from './type';

const isTypeStyle = (name: string): name is TypeStyle => name in typeStyles;

/** A length unchanged; a percentage relative to the style's default size. */
const sizeOf = (name: TypeStyle, size: string) =>
  size.endsWith('%') ? `calc(${parseFloat(size) / 100} * ${typeStyles[name].size})` : size;

const typeProperties = ({ lines, sizes }: LanguageType) =>
  [
    `${typeProperty.line('tight')}:${lines.tight};`,
    `${typeProperty.line('text')}:${lines.text};`,
    ...Object.keys(sizes)
      .filter(isTypeStyle)
      .map((name) => `${typeProperty.size(name)}:${sizeOf(name, sizes[name] ?? '')};`),
  ].join('');

/** Letter spacing would tear joined letters apart, and many components set it. */
const UNTRACKED = '*,*::before,*::after{letter-spacing:0!important}';

/** A monospaced font's space is too wide between words of another font. */
const CLOSER_MONOSPACED_WORDS = 'code{word-spacing:-0.3em}';

/** Returns the CSS that a language with its own fonts adds; '' for others. */
export function languageStyles(language: string): string {
  const faces = ownFonts(language)?.faces;
  if (!faces) return '';
  const properties = [
    fontFamilies(language),
    '--name:Name,var(--display);',
    `${typeProperty.monospaced}:${monospaced(`"${faces.families.text.name}"`)};`,
    faces.type ? typeProperties(faces.type) : '',
  ].join('');
  const joined = faces.isJoined ? UNTRACKED + CLOSER_MONOSPACED_WORDS : '';
  return `${fontFaces(language)}${nameFace()}:root{${properties}}${joined}`;
}
