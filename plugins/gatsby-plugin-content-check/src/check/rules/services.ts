/** Checks what a service states against its group and the other services: its need, and its number of cards. */
import { cardCounts } from '../../../../../src/content/kinds/serviceGroup';
import { items } from '../../../../../src/content/model/describe';
import { isDraft } from '../../../../../src/content/pages/entries';
import { absent, nameIn } from '../sentences';
import { fieldAt } from '../walk';
import type { Rule } from './rule';

/** Advises on services that the home page's questions leave out, once they lead to others. */
export const needRule: Rule = function* (files) {
  const services = files.filter(({ kind }) => kind === 'services');
  const others = services.filter((file) => file.places.has(['need']));
  if (others.length === 0) return;
  for (const file of services) {
    if (others.includes(file) || isDraft(file)) continue;
    const message = `${nameIn(file.model, ['need'])} is missing: no question on the home page leads to this service, and the comparison leaves it out.`;
    const expected = 'Write the question of a buyer, and what the client then has in hand.';
    yield [file, ['need'], { message, expected, isAdvice: true }];
  }
};

/** A group may name any look, even "constructor", which every object has. */
const isLook = (value = ''): value is keyof typeof cardCounts => Object.hasOwn(cardCounts, value);

const CARDS = ['how', 'cards'];

/** All pages of a group show the same number of cards. Specification 2, "Service pages". */
export const cardRule: Rule = function* (files) {
  const groups = files.flatMap((file) => (file.kind === 'service-groups' ? file.content : []));
  for (const file of files) {
    if (file.kind !== 'services') continue;
    const { group, how } = file.content;
    const look = group && groups.findLast(({ slug }) => slug === group)?.cards;
    const cards = how?.cards ?? [];
    if (!isLook(look) || cards.length === 0) continue;
    const wanted = cardCounts[look];
    if (cards.length !== wanted) {
      const message = `${nameIn(file.model, CARDS)} has ${items(cards.length)}; it needs exactly ${wanted}, as all services of the group "${group}" do.`;
      yield [file, CARDS, { message }];
    } else if (look === 'glyphs') {
      for (const [index, card] of cards.entries()) {
        const path = [...CARDS, index, 'glyph'];
        if (!card || card.glyph !== undefined || file.places.has(path)) continue;
        yield [file, path, absent(fieldAt(file.model, path), path, false)];
      }
    }
  }
};
