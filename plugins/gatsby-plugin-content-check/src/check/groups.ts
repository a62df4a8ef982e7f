/** A group whose heading would stand over nothing. Advice only: its entries may be on their way. */
import { isDraft } from '../../../../src/content/entries';
import type { KindName } from '../../../../src/content/kinds';
import { caseStudy } from '../../../../src/content/kinds/caseStudy';
import { caseStudyGroup } from '../../../../src/content/kinds/caseStudyGroup';
import { service } from '../../../../src/content/kinds/service';
import { serviceGroup } from '../../../../src/content/kinds/serviceGroup';
import { findingAt } from './contentFile';
import type { Rule } from './rule';

/** The kinds of groups, with the kind of their entries. */
const entriesOf = new Map<KindName, typeof caseStudy | typeof service>([
  [caseStudyGroup.name, caseStudy],
  [serviceGroup.name, service],
]);

export const groupRule: Rule = function* (files) {
  for (const file of files) {
    const entry = entriesOf.get(file.kind);
    if (!entry || !('slug' in file.content)) continue;
    const { slug } = file.content;
    const isFilled = files.some(
      (one) =>
        one.kind === entry.name &&
        !isDraft(one) &&
        'group' in one.content &&
        one.content.group === slug,
    );
    if (isFilled || slug === undefined) continue;
    const finding = findingAt(file, ['slug'], {
      message: `No published ${entry.singular} names the group "${slug}": its heading stands over nothing.`,
      expected: `Write "group: ${slug}" into a file in ${entry.folder ?? ''}, or delete the group.`,
      isAdvice: true,
    });
    yield [file, finding];
  }
};
