/** Finds content that is not the owner's yet: placeholders, made-up texts, unreviewed legal pages. */
import { kindNamed } from '../../../../../src/content/kinds';
import { type ValueField, valuesIn } from '../../../../../src/content/model/mapContent';
import { MAIN_LANGUAGE } from '../../../../../src/content/text/languages';
import type { ContentFile } from '../readContentFile';
import { nameIn, nameOf, shown } from '../sentences';
import { fillerIn } from './markup';
import { dayOf, reviewsToCome } from './reviews';
import type { Rule } from './rule';
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
