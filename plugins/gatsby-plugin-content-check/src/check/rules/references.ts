/** Checks what entries say of one another: references, groups, orders, and what a group asks of its members. */
import { cardCounts } from '../../../../../src/content/kinds/serviceGroup';
import { items } from '../../../../../src/content/model/describe';
import type { FieldPath } from '../../../../../src/content/model/mapContent';
import { formerAddressesOf, isDraft, slugOf } from '../../../../../src/content/pages/entries';
import { addressFault } from '../addressFaults';
import type { ContentFile } from '../readContentFile';
import { absent, choiceOf, didYouMean, nameIn, nameOf, shown } from '../sentences';
import { fieldAt } from '../walk';
import type { Rule } from './rule';
import { textRule } from './textRule';

/** The list in which an item stands. */
const listAt = ({ file }: ContentFile, item: FieldPath): string =>
  [file, ...item.slice(0, -1)].join('\n');

/** The slugs that each list names. */
function slugsByList(files: readonly ContentFile[]): Map<string, Set<string>> {
  const lists = new Map<string, Set<string>>();
  for (const file of files) {
    for (const { field, path, value } of file.texts) {
      if (!field.ref || typeof path.at(-1) !== 'number') continue;
      const list = listAt(file, path);
      const known = lists.get(list);
      if (known) known.add(value);
      else lists.set(list, new Set([value]));
    }
  }
  return lists;
}

/** Reports references to missing or draft entries, repeated references, and services that the form lacks. */
export const referenceRule: Rule = (files, surroundings) => {
  const forms = files.flatMap((file) => (file.kind === 'lead-form' ? file.content : []));
  const leadServices = forms.flatMap(({ services = [] }) => services.flatMap((name) => name ?? []));
  // A broken file may list any services.
  const isFormRead = forms.some(({ services }) => services !== undefined);
  // When two files share a slug, the last counts.
  const entries = new Map(files.map((file) => [`${file.kind} ${slugOf(file)}`, file]));
  const seen = new Set<string>();
  const listed = slugsByList(files);
  return textRule((text, file) => {
    const { field, path, value } = text;
    const { ref } = field;
    if (field.isLeadService && isFormRead && !leadServices.includes(value)) {
      return {
        message: `${nameOf(field, path)} is "${shown(value)}", which the lead form does not offer.`,
        ...choiceOf(value, leadServices),
      };
    }
    if (!ref || addressFault(text)) return undefined;
    const names = `${nameOf(field, path)} names "${shown(value)}"`;
    const key = [file.file, ...path.slice(0, -1), value].join('\n');
    if (typeof path.at(-1) === 'number' && seen.has(key)) {
      return { message: `${names} for the second time.`, expected: 'Delete one of the two.' };
    }
    seen.add(key);
    const entry = entries.get(`${ref.name} ${value}`);
    if (!entry) {
      // A draft, or what the list names already, would be the next mistake.
      const open = files.filter(
        (other) => other.kind === ref.name && (isDraft(file) || !isDraft(other)),
      );
      const inList = listed.get(listAt(file, path));
      const slugs = new Set(open.flatMap((other) => slugOf(other) ?? []));
      for (const slug of slugs) if (inList?.has(slug)) slugs.delete(slug);
      // Under another name, as its own file says.
      const renamed = open.find((other) => formerAddressesOf(other).includes(value));
      const now = renamed && slugOf(renamed);
      return {
        message: `${names}, but no ${ref.singular} has that slug.`,
        ...choiceOf(value, [...slugs]),
        ...(now !== undefined && slugs.has(now) ? { suggestion: didYouMean(now) } : {}),
      };
    }
    // A draft may refer to another draft: neither is published.
    if (!isDraft(entry) || isDraft(file)) return undefined;
    return {
      message: `${names}, which is a draft (${entry.file}).`,
      expected: 'Leave it out until it is published, or take "draft: true" out of that file.',
      isAdvice: !surroundings.isProduction,
    };
  })(files, surroundings);
};

/** Advises on groups all of whose entries are drafts: their lists and menus would be empty. */
export const emptyGroupRule: Rule = function* (files) {
  for (const group of files) {
    if (group.kind !== 'case-study-groups' && group.kind !== 'service-groups') continue;
    const slug = slugOf(group);
    const ofKind = group.kind === 'case-study-groups' ? 'case-studies' : 'services';
    const own = files.filter(
      ({ kind, content }) => kind === ofKind && 'group' in content && content.group === slug,
    );
    if (own.length === 0 || !own.every(isDraft)) continue;
    const message = `All ${own.length} entries of this group are drafts: its lists are empty for visitors.`;
    const expected = `Publish one of them: ${own.map(({ file }) => file).join(', ')}.`;
    yield [group, ['slug'], { message, expected, isAdvice: true }];
  }
};

/**
 * Advises against one number for two entries of a list: their names, which differ in each language, would order them.
 */
export const orderRule: Rule = function* (files) {
  const holders = new Map<string, string>();
  for (const file of files) {
    const { content } = file;
    const order = 'order' in content ? content.order : undefined;
    if (order === undefined) continue;
    const group = 'group' in content ? content.group : '';
    const place = [file.kind, group, order].join('\n');
    const holder = holders.get(place);
    holders.set(place, holder ?? file.file);
    if (holder === undefined) continue;
    const message = `${nameIn(file.model, ['order'])} is ${order}, as in ${holder}: their names decide which comes first, in each language its own.`;
    const expected = 'Give it a number of its own. Smaller numbers come first.';
    yield [file, ['order'], { message, expected, isAdvice: true }];
  }
};

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

const isLook = (value = ''): value is keyof typeof cardCounts => value in cardCounts;

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
