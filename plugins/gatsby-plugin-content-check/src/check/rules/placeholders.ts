/** Finds content that is not the owner's yet: placeholders, made-up texts, unreviewed legal pages. */
import { kindNamed } from '../../../../../src/content/kinds';
import { DAY } from '../../../../../src/content/kinds/legalPage';
import { type ValueField, valuesIn } from '../../../../../src/content/model/mapContent';
import { MAIN_LANGUAGE } from '../../../../../src/content/text/languages';
import type { ContentFile } from '../readContentFile';
import { nameIn, nameOf, shown } from '../sentences';
import { fillerIn } from './markup';
import type { FileFinding, Rule } from './rule';
import { textRule } from './textRule';

/** Reports placeholders for facts that the owner has yet to supply. */
export const placeholderRule: Rule = textRule(({ field, path, value }, { kind }, around) => {
  if (!around.placeholders[`${kind}.${path.join('.')}`]?.includes(value)) return undefined;
  return {
    message: `${nameOf(field, path)} is still the placeholder "${value}".`,
    expected: 'Write the real one before the site is public.',
    isAdvice: true,
  };
});

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
function* reviewsToCome(file: ContentFile, day: string): Iterable<FileFinding> {
  if (!isToCome(day)) return;
  const path = ['reviewedOn'];
  const message = `${nameIn(file.model, path)} is ${day}, which is still to come.`;
  const expected = 'Write the day on which the text was approved.';
  yield [file, path, { message, expected, isAdvice: true }];
}

/** How a launch message calls a value. */
function stateOf(value: unknown): string {
  if (value === undefined) return 'missing';
  return value === '' ? 'empty' : shown(String(value));
}

/** The sentence about a field on the launch list; about its group if the field only marks the group. */
function launchMessage({ kind, model }: ContentFile, { field, path, value }: ValueField): string {
  if (!field.launch?.isMark) {
    return `${nameOf(field, path)} is ${stateOf(value)}.`;
  }
  const holder = path.slice(0, -1);
  const whole = `The text of this ${kindNamed(kind).singular}`;
  return `${holder.length === 0 ? whole : nameIn(model, holder)} is made up.`;
}

/** Everything on the launch list: placeholders, dates without a review, and each value that the model puts there. */
export const launchRule: Rule = function* (files, surroundings) {
  yield* placeholderRule(files, surroundings);
  for (const file of files) {
    for (const { field, path, value } of file.texts) {
      const filler = field.holdsWords ? fillerIn(value) : undefined;
      if (filler === undefined) continue;
      const message = `${nameOf(field, path)} holds "${filler}", which stands for words to come.`;
      yield [file, path, { message, expected: 'Write them.', isAdvice: true }];
    }
    if (file.kind === 'legal' && file.language === MAIN_LANGUAGE) {
      const { effectiveDate = '', reviewed, reviewedOn = '' } = file.content;
      const path = ['effectiveDate'];
      const message = `${nameIn(file.model, path)} is ${effectiveDate}: no review by that day covers this text.`;
      const expected = 'Write the day of "reviewedOn", or a later one.';
      const isReviewed = reviewed && dayOf(effectiveDate) >= dayOf(reviewedOn);
      if (!isReviewed) yield [file, path, { message, expected, isAdvice: true }];
      yield* reviewsToCome(file, reviewedOn);
    }
    for (const entry of valuesIn(file.model, file.content)) {
      const { launch } = entry.field;
      if (!launch || launch.while !== entry.value) continue;
      const message = launchMessage(file, entry);
      yield [file, entry.path, { message, expected: launch.todo, isAdvice: true }];
    }
  }
};

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
