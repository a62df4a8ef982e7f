import { characters } from '../../../../src/theme/fonts/characters';
import { COMMON } from '../../../../src/theme/fonts/faces';
import { charactersIn } from '../../../../src/theme/fonts/unicodeRange';
import { type Rule, textRule } from './rule';
import { nameOf } from './sentences';

/** The characters that the fonts cover, by the page's language. */
const covered = new Map(
  Object.entries(characters).map(([language, ranges]) => [
    language,
    new Set([...charactersIn(ranges), ...charactersIn(characters[COMMON] ?? '')]),
  ]),
);

const BLANK = /[\s\p{Default_Ignorable_Code_Point}]/u;

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
  return {
    message: `${nameOf(field, path)} holds ${listed}, which the site’s fonts lack: visitors may see another typeface, or an empty box.`,
    expected: `Write it without ${listed}.`,
    isAdvice: true,
    span: file.places.spanInText(path, value, value.indexOf(first), first),
  };
});
