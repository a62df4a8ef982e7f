/** Advises on lists of entries: that a group shows visitors at least one, and in which order they stand. */
import { isDraft, slugOf } from '../../../../../src/content/pages/entries';
import { nameIn } from '../sentences';
import type { Rule } from './rule';

/** Advises on groups all of whose entries are drafts: their lists and menus would be empty. */
export const emptyGroupRule: Rule = function* (files) {
  for (const group of files) {
    if (group.kind !== 'case-study-groups' && group.kind !== 'service-groups') continue;
    const slug = slugOf(group);
    const ofKind = group.kind === 'case-study-groups' ? 'case-studies' : 'services';
    const members = files.filter(
      ({ kind, content }) => kind === ofKind && 'group' in content && content.group === slug,
    );
    if (members.length === 0 || !members.every(isDraft)) continue;
    const message = `All ${members.length} entries of this group are drafts: its lists are empty for visitors.`;
    const expected = `Publish one of them: ${members.map(({ file }) => file).join(', ')}.`;
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
