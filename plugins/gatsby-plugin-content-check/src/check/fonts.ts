/** Characters that the site's fonts lack: visitors see them in whatever typeface their system has. */
import { characters } from '../../../../src/theme/fonts/characters';
import { COMMON } from '../../../../src/theme/fonts/faces';
import { charactersIn } from '../../../../src/theme/fonts/unicodeRange';
import { type Rule, textRule } from './rule';
import { nameOf } from './wording';

/** The characters that a page's fonts hold, by its language. */
const held = new Map(
  Object.entries(characters).map(([language, own]) => [
    language,
    new Set([...charactersIn(own), ...charactersIn(characters[COMMON] ?? '')]),
  ]),
);

/** Shows nothing of its own. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/u;

/** The same in characters that the fonts have: "1/2" for "½". */
function plain(text: string, isHeld: (one: string) => boolean): string | undefined {
  const letters = text.normalize('NFKD').replaceAll('\u2044', '/').replace(/\p{M}/gu, '');
  return [...letters].every(isHeld) ? letters : undefined;
}

/** Every text that a page shows is set in the fonts of its language. */
export const fontRule: Rule = textRule(({ field, path, value }, file) => {
  if (field.visibility || !field.holdsWords) return undefined;
  const fonts = held.get(file.language) ?? held.get(COMMON);
  const isHeld = (one: string) => fonts?.has(one) === true || UNSEEN.test(one);
  // As a browser draws it: a letter and its accent are one, however they are stored.
  const missing = new Set([...value.normalize('NFC')].filter((one) => !isHeld(one)));
  const [first] = missing;
  if (first === undefined) return undefined;
  const listed = [...missing].map((one) => `"${one}"`).join(', ');
  const instead = [...missing].flatMap((one) => {
    const same = plain(one, isHeld);
    return same ? `"${same}" for "${one}"` : [];
  });
  return {
    message: `${nameOf(field, path)} holds ${listed}, which the site’s fonts lack: visitors may see another typeface, or an empty box.`,
    expected: instead.length > 0 ? `Write ${instead.join(', ')}.` : `Write it without ${listed}.`,
    isAdvice: true,
    span: file.places.spanInText(path, value, value.indexOf(first), first),
  };
});
