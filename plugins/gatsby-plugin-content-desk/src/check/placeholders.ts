/** Facts that stand in until the owner gives the real ones. Contract, "Identity". */
import { metaOf } from '../../../../src/content/introspect';
import { findingAt } from './contentFile';
import { Found, Rule } from './rule';
import { nameOf } from './sentences';
import { visit } from './visit';

export const placeholderRule: Rule = (files) => {
  const found: Found[] = [];
  for (const file of files) {
    visit(file.collection.schema, file.content, (schema, value, path) => {
      const { placeholders = [] } = metaOf(schema);
      if (typeof value !== 'string' || !placeholders.includes(value)) return;
      const finding = findingAt(file, path, {
        message: `${nameOf(schema, path)} is still the placeholder "${value}".`,
        expected: 'Write the real one before the site is public.',
      });
      found.push({ in: file, finding: { ...finding, isAdvice: true } });
    });
  }
  return found;
};
