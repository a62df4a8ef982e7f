/**
 * What an owner may change in the first week: each has once turned a browser test red that counted on today's content.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Document } from 'yaml';
import type { ContentCopy } from '../../scripts/lib/processes/contentCopy';

/** More of each kind than its menu lists. */
const STORIES = 3;
const PARTNERS = 11;

/** Adds an entry with words of its own, at the end of its list. */
function addEntry(content: ContentCopy, original: string, slug: string, order: number): void {
  const folder = original.replace(/\/[^/]*$/, '');
  content.duplicate(original, `${folder}/${slug}.yaml`, (document: Document) => {
    for (const field of ['otherSpellings', 'formerAddresses', 'picture']) document.delete(field);
    document.set('slug', slug);
    document.set('order', order);
    document.set('name', `Another, ${slug}`);
    document.setIn(['seo', 'title'], `A page on ${slug}`);
    document.setIn(['seo', 'description'], `Who asked for ${slug}. `.repeat(4));
  });
}

/** Leaves the main language alone. */
export const giveUpArabic = ({ root }: ContentCopy): void =>
  rmSync(path.join(root, 'data/ar'), { recursive: true });

/** Makes all of these edits in a copy of `data/`. */
export function firstWeek(content: ContentCopy): void {
  const [story = ''] = content
    .filesIn('data/case-studies')
    .filter((file) => /^group: markets$/m.test(content.read(file)));
  for (let number = 1; number <= STORIES; number += 1) {
    addEntry(content, story, `rail-${number}`, 900 + number);
  }
  const [partner = ''] = content.filesIn('data/partners');
  for (let number = 1; number <= PARTNERS; number += 1) {
    addEntry(content, partner, `tool-${number}`, 900 + number);
  }
  content.edit('data/pages/home.yaml', (document) => {
    document.setIn(
      ['unique', 'cards', 1, 'text'],
      'We read on. See [all services](/risk) for more.',
    );
  });
  content.edit('data/pages/about.yaml', (document) => {
    document.setIn(['closing', 'action'], { label: 'What clients say', link: '/success' });
    document.setIn(['partners', 'text'], 'Would you rather run your own searches? Ask us.');
  });
  content.edit('data/forms/words.yaml', (document) => {
    document.set('withoutScript', 'Without JavaScript, write to [{email}](mailto:{email}).');
  });
}
