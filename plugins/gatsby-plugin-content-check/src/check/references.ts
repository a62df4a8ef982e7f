import { isDraft, slugOf } from '../../../../src/content/entries';
import { items } from '../../../../src/content/introspect';
import { cardCounts } from '../../../../src/content/kinds/serviceGroup';
import { addressFault } from './addressFaults';
import { type Rule, textRule } from './rule';
import { absent, choiceOf, nameIn, nameOf, shown } from './sentences';
import { fieldAt } from './walk';

/** Reports references to missing or draft entries, repeated references, and services that the form lacks. */
export const referenceRule: Rule = (files, surroundings) => {
  const forms = files.flatMap((file) => (file.kind === 'lead-form' ? file.content : []));
  const leadServices = forms.flatMap(({ services = [] }) => services.flatMap((name) => name ?? []));
  // A broken file may list any services.
  const isFormRead = forms.some(({ services }) => services !== undefined);
  // When two files share a slug, the last counts.
  const entries = new Map(files.map((file) => [`${file.kind} ${slugOf(file)}`, file]));
  const seen = new Set<string>();
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
      const ofKind = files.filter(({ kind }) => kind === ref.name);
      const slugs = new Set(ofKind.flatMap((other) => slugOf(other) ?? []));
      return {
        message: `${names}, but no ${ref.singular} has that slug.`,
        ...choiceOf(value, [...slugs]),
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
    const slug = slugOf(group);
    const members = files.filter((file) => 'group' in file.content && file.content.group === slug);
    if (group.kind !== 'case-study-groups' && group.kind !== 'service-groups') continue;
    const ofKind = group.kind === 'case-study-groups' ? 'case-studies' : 'services';
    const own = members.filter(({ kind }) => kind === ofKind);
    if (own.length === 0 || !own.every(isDraft)) continue;
    const message = `All ${own.length} entries of this group are drafts: its lists are empty for visitors.`;
    const expected = `Publish one of them: ${own.map(({ file }) => file).join(', ')}.`;
    yield [group, ['slug'], { message, expected, isAdvice: true }];
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
