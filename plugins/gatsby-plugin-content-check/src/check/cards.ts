/** The pages of a group all show the same number of cards. Specification 2, "Service pages". */
import { fieldOf, items } from '../../../../src/content/introspect';
import { service } from '../../../../src/content/kinds/service';
import { cardCounts } from '../../../../src/content/kinds/serviceGroup';
import { findingAt } from './contentFile';
import type { FieldPath } from './fieldPath';
import type { Rule } from './rule';
import { absent } from './sentences';
import { fieldAt } from './walk';
import { nameOf } from './wording';

const isLook = (value: string): value is keyof typeof cardCounts => value in cardCounts;

const CARDS = ['how', 'cards'];

const fieldIn = (path: FieldPath) => fieldAt(fieldOf(service.schema), path);

export const cardRule: Rule = function* (files) {
  const looks = new Map(
    files
      .filter((file) => file.kind === 'service-groups')
      .map(({ content }) => [content.slug, content.cards]),
  );
  for (const file of files) {
    if (file.kind !== 'services') continue;
    const { group, how } = file.content;
    const look = group && looks.get(group);
    const cards = how?.cards ?? [];
    if (!look || !isLook(look) || cards.length === 0) continue;
    const wanted = cardCounts[look];
    if (cards.length !== wanted) {
      const message = `${nameOf(fieldIn(CARDS), CARDS)} has ${items(cards.length)}; it needs exactly ${wanted}, as all services of the group "${group}" do.`;
      yield [file, findingAt(file, CARDS, { message })];
    } else if (look === 'glyphs') {
      for (const [index, card] of cards.entries()) {
        const path = [...CARDS, index, 'glyph'];
        if (!card || card.glyph !== undefined || file.places.has(path)) continue;
        yield [file, findingAt(file, path, absent(fieldIn(path), path, false))];
      }
    }
  }
};
