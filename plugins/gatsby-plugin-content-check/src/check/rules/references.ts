/** Checks what entries name of one another: their slugs, and the services that the lead form offers. */
import type { FieldPath } from '../../../../../src/content/model/mapContent';
import { formerAddressesOf, isDraft, slugOf } from '../../../../../src/content/pages/entries';
import { addressFault } from '../addressFaults';
import type { ContentFile } from '../readContentFile';
import { choiceOf, didYouMean, nameOf, shown } from '../sentences';
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
