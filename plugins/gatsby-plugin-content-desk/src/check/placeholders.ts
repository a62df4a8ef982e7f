/** Facts that stand in until the owner gives the real ones. Contract, "Identity". */
import { findingAt } from './contentFile';
import type { Rule } from './rule';
import { textsIn } from './walk';
import { nameOf } from './wording';

export const placeholderRule: Rule = function* (files) {
  for (const file of files) {
    for (const { field, path, value } of textsIn(file.model, file.content)) {
      if (!field.placeholders?.includes(value)) continue;
      const finding = findingAt(file, path, {
        message: `${nameOf(field, path)} is still the placeholder "${value}".`,
        expected: 'Write the real one before the site is public.',
        isAdvice: true,
      });
      yield [file, finding];
    }
  }
};
