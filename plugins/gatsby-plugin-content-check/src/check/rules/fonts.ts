import { characters } from '../../../../../src/theme/fonts/characters';
import { COMMON } from '../../../../../src/theme/fonts/faces';
import { charactersIn } from '../../../../../src/theme/fonts/unicodeRange';
import { nameOf } from '../sentences';
import { withUsualDigits } from './digits';
import type { Rule } from './rule';
import { textRule } from './textRule';

/** The characters that the fonts cover, by the page's language. */
const covered = new Map(
  Object.entries(characters).map(([language, ranges]) => [
    language,
    new Set([...charactersIn(ranges), ...charactersIn(characters[COMMON] ?? '')]),
  ]),
);

const TATWEEL = '\u0640';
const BLANK = /[\s\p{Default_Ignorable_Code_Point}]/u;

/** Letters of Persian and Urdu keyboards that look like Arabic ones. */
const LIKE_ARABIC = new Map(
  [
    ['\u06cc\u06d0\u06d2', 'ي'],
    ['\u06a9\u06aa', 'ك'],
    ['\u06c1\u06be\u06d5', 'ه'],
    ['\u06c0\u06c3', 'ة'],
    ['\u0671', 'ا'],
    ['\u066a', '%'],
    ['\u066b\u06d4', '.'],
    ['\u066c', ','],
  ].flatMap(([from = '', to = '']) => [...from].map((letter) => [letter, to] as const)),
);

/** The usual character for a digit of Arabic or Persian, or for a letter that looks like an Arabic one. */
const usualFor = (character: string): string =>
  LIKE_ARABIC.get(character) ?? withUsualDigits(character);

/** The usual characters for one; presentation forms, which PDF files hold, stand for several. */
const inArabic = (character: string): string =>
  [...character.normalize('NFKC')].map(usualFor).join('').trim();

/** Reports characters that the fonts of the page's language lack: browsers fall back to another typeface. */
export const fontRule: Rule = textRule(({ field, path, value }, file) => {
  if (field.visibility || !field.holdsWords) return undefined;
  const fonts = covered.get(file.language) ?? covered.get(COMMON);
  const isCovered = (character: string) => fonts?.has(character) === true || BLANK.test(character);
  // NFC, as browsers draw a letter and its accent as one glyph.
  const missing = new Set([...value.normalize('NFC')].filter((character) => !isCovered(character)));
  const [first] = missing;
  if (first === undefined) return undefined;
  const listed = [...missing].map((character) => `"${character}"`).join(', ');
  const writing = [...missing].map((character) => {
    const usual = inArabic(character);
    const isUsual = usual !== '' && [...usual].every(isCovered) && !usual.includes(TATWEEL);
    const written = /\p{P}/u.test(usual) ? `"${usual}"` : usual;
    return isUsual ? `${written} for "${character}"` : undefined;
  });
  const isKnown = writing.every((each) => each !== undefined);
  return {
    message: `${nameOf(field, path)} holds ${listed}, which the site’s fonts lack: visitors may see another typeface, or an empty box.`,
    expected: isKnown ? `Write ${writing.join(', ')}` : `Write it without ${listed}.`,
    isAdvice: true,
    span: file.places.spanInText(path, value, value.indexOf(first), first),
  };
});
