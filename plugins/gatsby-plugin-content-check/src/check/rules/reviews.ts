/** Checks the days of legal pages, and who has read them when. */
import { DAY } from '../../../../../src/content/kinds/legalPage';
import type { ContentFile } from '../readContentFile';
import { nameIn, shown } from '../sentences';
import type { FileFinding, Rule } from './rule';

/**
 * The timestamp of a day; NaN if it is not a date, or one that no month has, like 31 February. Slashes make ISO dates
 * local, like the long form.
 */
export function dayOf(day: string): number {
  const time = Date.parse(day.replaceAll('-', '/'));
  const written = /^\d{4}-\d{2}-(\d{2})$|^(\d{1,2}) /.exec(day);
  const number = Number(written?.[1] ?? written?.[2] ?? new Date(time).getDate());
  return new Date(time).getDate() === number ? time : NaN;
}

/** True if the month of a day, in the form that the model asks for, is one. */
const hasMonth = (day: string): boolean =>
  !Number.isNaN(Date.parse(day.replace(/^\d{1,2} /, '1 ').replace(/-\d{2}$/, '-01')));

/** The company's today may be tomorrow where the site is built. */
const DAY_OF_GRACE = 24 * 60 * 60 * 1000;

const isToCome = (day: string): boolean => dayOf(day) > Date.now() + DAY_OF_GRACE;

/** Reports a review on a day that is still to come. */
export function* reviewsToCome(file: ContentFile, day: string): Iterable<FileFinding> {
  if (!isToCome(day)) return;
  const path = ['reviewedOn'];
  const message = `${nameIn(file.model, path)} is ${day}, which is still to come.`;
  const expected = 'Write the day on which the text was approved.';
  yield [file, path, { message, expected, isAdvice: true }];
}

/** Reports an effective date that is no day, and a review without a name or a day. */
export const reviewRule: Rule = function* (files) {
  for (const file of files) {
    if (file.kind !== 'legal') continue;
    const { reviewed, reviewedOn = '' } = file.content;
    for (const name of ['effectiveDate', 'reviewedOn'] as const) {
      const day = file.content[name];
      // The model reports another form of reviewedOn.
      const isForm = day !== undefined && DAY.regex.test(day);
      if (!day || (isForm && !Number.isNaN(dayOf(day))) || (name === 'reviewedOn' && !isForm))
        continue;
      const field = nameIn(file.model, [name]);
      const message =
        isForm && hasMonth(day)
          ? `${field} is ${shown(day)}, a day that no month has.`
          : `${field} ${DAY.message}.`;
      yield [file, [name], { message }];
    }
    yield* reviewsToCome(file, reviewedOn);
    if (!reviewed) continue;
    for (const missing of ['reviewedOn', 'reviewedBy']) {
      // A wrong value is reported separately.
      if (file.places.has([missing])) continue;
      const message = `"Reviewed" (reviewed) is true, but ${nameIn(file.model, [missing])} is missing.`;
      const expected = 'Write who has read it, and the day, like "22 November 2026".';
      yield [file, ['reviewed'], { message, expected }];
    }
  }
};
