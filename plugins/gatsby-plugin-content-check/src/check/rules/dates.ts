/** Checks the days that translations name. Pure. */
import { originalOf } from '../../../../../src/content/text/languages';
import { nameIn } from '../sentences';
import { withUsualDigits } from './digits';
import { dayOf } from './reviews';
import type { Rule } from './rule';

/** True if a text contains the date as written in its language. */
function namesDay(language: string, text: string, day: number): boolean {
  const written = withUsualDigits(text).toLowerCase();
  const numbers: readonly string[] = written.match(/\d+/g) ?? [];
  return new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { dateStyle: 'long' })
    .formatToParts(day)
    .filter(({ type }) => type !== 'literal')
    .every(
      ({ value }) =>
        numbers.includes(value) || (/\D/.test(value) && written.includes(value.toLowerCase())),
    );
}

/** Reports legal pages whose effective date differs from their original's. */
export const dateRule: Rule = function* (files) {
  const byName = new Map(files.map((file) => [file.file, file]));
  for (const file of files) {
    const original = byName.get(originalOf(file.file).original);
    if (file === original || file.kind !== 'legal' || original?.kind !== 'legal') continue;
    const { effectiveDate: date = '' } = original.content;
    const { effectiveDate: translatedDate = '' } = file.content;
    const day = dayOf(date);
    if (translatedDate === '' || Number.isNaN(day) || namesDay(file.language, translatedDate, day))
      continue;
    const path = ['effectiveDate'];
    const message = `${nameIn(file.model, path)} is ${translatedDate}; ${original.file} says ${date}.`;
    const expected = 'Write the same day, once the words are those of the original.';
    yield [file, path, { message, expected, isAdvice: true, isOutdated: true }];
  }
};
