/** Finds content that is not the owner's yet: placeholders, made-up texts, unreviewed legal pages. */
import { kindNamed } from '../../../../src/content/kinds';
import { DAY } from '../../../../src/content/kinds/legalPage';
import { MAIN_LANGUAGE } from '../../../../src/content/languages';
import type { ContentFile } from './contentFile';
import { type Rule, textRule } from './rule';
import { nameIn, nameOf, shown } from './sentences';
import { type ValueField, valuesIn } from './walk';

/** Reports placeholders for facts that the owner has yet to supply. */
export const placeholderRule: Rule = textRule(({ field, path, value }, { kind }, around) => {
  if (!around.placeholders[`${kind}.${path.join('.')}`]?.includes(value)) return undefined;
  return {
    message: `${nameOf(field, path)} is still the placeholder "${value}".`,
    expected: 'Write the real one before the site is public.',
    isAdvice: true,
  };
});

/** The timestamp of a day; NaN if it is not a date. Slashes make ISO dates local, like the long form. */
export const dayOf = (day: string): number => Date.parse(day.replaceAll('-', '/'));

/** The sentence about a field on the launch list; about its group if the field only marks the group. */
function launchMessage({ kind, model }: ContentFile, { field, path, value }: ValueField): string {
  if (!field.launch?.isMark) {
    const is = value === undefined ? 'missing' : value === '' ? 'empty' : shown(String(value));
    return `${nameOf(field, path)} is ${is}.`;
  }
  const holder = path.slice(0, -1);
  const whole = `The text of this ${kindNamed(kind).singular}`;
  return `${holder.length === 0 ? whole : nameIn(model, holder)} is made up.`;
}

/** Everything on the launch list: placeholders, dates without a review, and each value that the model puts there. */
export const launchRule: Rule = function* (files, surroundings) {
  yield* placeholderRule(files, surroundings);
  for (const file of files) {
    if (file.kind === 'legal' && file.language === MAIN_LANGUAGE) {
      const { effectiveDate = '', reviewed, reviewedOn = '' } = file.content;
      const path = ['effectiveDate'];
      const message = `${nameIn(file.model, path)} is ${effectiveDate}: no review by that day covers this text.`;
      const expected = 'Write the day of "reviewedOn", or a later one.';
      const isReviewed = reviewed && dayOf(effectiveDate) >= dayOf(reviewedOn);
      if (!isReviewed) yield [file, path, { message, expected, isAdvice: true }];
      if (dayOf(reviewedOn) > Date.now()) {
        const future = `${nameIn(file.model, ['reviewedOn'])} is ${reviewedOn}, which is still to come.`;
        const day = 'Write the day on which the text was approved.';
        yield [file, ['reviewedOn'], { message: future, expected: day, isAdvice: true }];
      }
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
    const { effectiveDate, reviewed } = file.content;
    if (effectiveDate && !(DAY.regex.test(effectiveDate) && dayOf(effectiveDate))) {
      const message = `${nameIn(file.model, ['effectiveDate'])} ${DAY.message}.`;
      yield [file, ['effectiveDate'], { message }];
    }
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
