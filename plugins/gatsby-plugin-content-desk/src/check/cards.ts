/** The pages of a group all show the same number of cards. Specification 2, "Service pages". */
import { items } from '../../../../src/content/introspect';
import {
  cardCounts,
  serviceGroupSchema,
  serviceSchema,
} from '../../../../src/content/kinds/service';
import { schemaAt } from './complaints';
import { findingAt } from './contentFile';
import { isRecord } from './fieldNames';
import { FieldPath } from './fieldPath';
import { Found, Rule } from './rule';
import { absent, nameOf } from './sentences';
import { slugIn } from './slugs';

type Look = keyof typeof cardCounts;

const isLook = (value: unknown): value is Look => typeof value === 'string' && value in cardCounts;

export const cardRule: Rule = (files) => {
  const looks = new Map(
    files
      .filter(({ collection }) => collection.schema === serviceGroupSchema)
      .map((file) => [slugIn(file), file.content.cards]),
  );
  return files.flatMap((file): Found[] => {
    if (file.collection.schema !== serviceSchema) return [];
    const { group, how } = file.content;
    const look = typeof group === 'string' ? looks.get(group) : undefined;
    const cards: unknown = isRecord(how) ? how.cards : undefined;
    if (!isLook(look) || !Array.isArray(cards) || cards.length === 0) return [];
    const path: FieldPath = ['how', 'cards'];
    const name = nameOf(schemaAt(serviceSchema, path) ?? serviceSchema, path);
    const wanted = cardCounts[look];
    if (cards.length !== wanted) {
      const message = `${name} has ${items(cards.length)}; it needs exactly ${wanted}, as all services of the group "${String(group)}" do.`;
      return [{ in: file, finding: findingAt(file, path, { message }) }];
    }
    return cards.flatMap((card: unknown, index): Found[] => {
      if (look !== 'glyphs' || !isRecord(card) || card.glyph !== undefined) return [];
      const glyph = [...path, index, 'glyph'];
      const schema = schemaAt(serviceSchema, glyph) ?? serviceSchema;
      return [{ in: file, finding: findingAt(file, glyph, absent(schema, glyph, false)) }];
    });
  });
};
