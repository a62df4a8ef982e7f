/** Groups and their entries: one must be there for the other, and entries of one group look alike. */
import { isDraft } from '../../../../src/content/entries';
import { fieldOf, items } from '../../../../src/content/introspect';
import { caseStudy } from '../../../../src/content/kinds/caseStudy';
import { service } from '../../../../src/content/kinds/service';
import { cardCounts } from '../../../../src/content/kinds/serviceGroup';
import type { Rule } from './rule';
import { absent } from './sentences';
import { fieldAt, type FieldPath } from './walk';
import { nameOf } from './wording';

/** A group whose heading would be over nothing. Advice only: its entries may be on their way. */
export const groupRule: Rule = function* (files) {
  for (const file of files) {
    if (file.kind !== 'case-study-groups' && file.kind !== 'service-groups') continue;
    const { slug } = file.content;
    const entry = file.kind === 'service-groups' ? service : caseStudy;
    const isFilled = files.some(
      (one) =>
        one.kind === entry.name &&
        !isDraft(one) &&
        'group' in one.content &&
        one.content.group === slug,
    );
    if (isFilled || slug === undefined) continue;
    const message = `No published ${entry.singular} names the group "${slug}": its heading stands over nothing.`;
    const expected = `Write "group: ${slug}" into a file in ${entry.folder ?? ''}, or delete the group.`;
    yield [file, ['slug'], { message, expected, isAdvice: true }];
  }
};

const isLook = (value = ''): value is keyof typeof cardCounts => value in cardCounts;

const CARDS = ['how', 'cards'];

const fieldIn = (path: FieldPath) => fieldAt(fieldOf(service.schema), path);

/** The pages of a group all show the same number of cards. Specification 2, "Service pages". */
export const cardRule: Rule = function* (files) {
  const looks = new Map(
    files.flatMap(({ kind, content }) =>
      kind === 'service-groups' ? [[content.slug, content.cards] as const] : [],
    ),
  );
  for (const file of files) {
    if (file.kind !== 'services') continue;
    const { group, how } = file.content;
    const look = group && looks.get(group);
    const cards = how?.cards ?? [];
    if (!isLook(look) || cards.length === 0) continue;
    const wanted = cardCounts[look];
    if (cards.length !== wanted) {
      const message = `${nameOf(fieldIn(CARDS), CARDS)} has ${items(cards.length)}; it needs exactly ${wanted}, as all services of the group "${group}" do.`;
      yield [file, CARDS, { message }];
    } else if (look === 'glyphs') {
      for (const [index, card] of cards.entries()) {
        const path = [...CARDS, index, 'glyph'];
        if (!card || card.glyph !== undefined || file.places.has(path)) continue;
        yield [file, path, absent(fieldIn(path), path, false)];
      }
    }
  }
};
