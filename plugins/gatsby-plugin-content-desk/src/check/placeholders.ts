/** What is not the owner's yet: placeholders, made-up texts, pages that no lawyer has read. */
import { findingAt } from './contentFile';
import type { Rule } from './rule';
import { valuesIn } from './walk';
import { nameOf, shown } from './wording';

/** Facts that stand in until the owner gives the real ones. Contract, "Identity". */
export const placeholderRule: Rule = function* (files) {
  for (const file of files) {
    for (const { field, path, value } of valuesIn(file.model, file.content)) {
      if (typeof value !== 'string' || !field.placeholders?.includes(value)) continue;
      const finding = findingAt(file, path, {
        message: `${nameOf(field, path)} is still the placeholder "${value}".`,
        expected: 'Write the real one before the site is public.',
        isAdvice: true,
      });
      yield [file, finding];
    }
  }
};

/** Everything on the launch list: the placeholders, and each value that the model calls open. */
export const launchRule: Rule = function* (files, surroundings) {
  yield* placeholderRule(files, surroundings);
  for (const file of files) {
    for (const { field, path, value } of valuesIn(file.model, file.content)) {
      const { open } = field;
      if (!open || open.while !== value) continue;
      const written = value === '' ? 'empty' : shown(String(value));
      const finding = findingAt(file, path, {
        message: `${nameOf(field, path)} is ${written}.`,
        expected: open.todo,
        isAdvice: true,
      });
      yield [file, finding];
    }
  }
};

/** A review has a name and a day. */
export const reviewRule: Rule = function* (files) {
  for (const file of files) {
    if (file.kind !== 'legal' || file.content.reviewed !== true) continue;
    const { reviewedBy, reviewedOn } = file.content;
    const missing = !reviewedOn ? 'reviewedOn' : !reviewedBy ? 'reviewedBy' : undefined;
    const field = missing && file.model.fields.get(missing);
    if (!missing || !field) continue;
    const finding = findingAt(file, ['reviewed'], {
      message: `"Reviewed" (reviewed) is true, but ${nameOf(field, [missing])} is missing.`,
      expected: `Write ${missing === 'reviewedOn' ? 'the day, like "22 November 2026"' : 'who has read it'}, or "reviewed: false".`,
    });
    yield [file, finding];
  }
};
