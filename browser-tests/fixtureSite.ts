/**
 * Builds the fixture site in a copy of the project and tests it in the browser. It has one of everything, unlike
 * `data/`, which has no untranslated page, no former address and no photograph. Two more builds then render only
 * what has changed (oneWord.ts).
 */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { copyContent } from '../scripts/lib/processes/contentCopy';
import { runMain } from '../scripts/lib/processes/run';
import { buildAfterOneWord } from './oneWord';
import { testContent } from './support/testContent';

/** English case studies added to those in the files: the group of markets then has 21, on two pages. */
const MORE = 18;

const content = copyContent('__tests__/fixtures/site');
for (let number = 1; number <= MORE; number += 1) {
  const slug = `story-${number}`;
  content.duplicate(
    'data/case-studies/telco.yaml',
    `data/case-studies/${slug}.yaml`,
    (document) => {
      document.delete('formerAddresses');
      document.set('slug', slug);
      document.set('order', 100 + number);
      document.set('name', `Story ${number}`);
      document.setIn(['seo', 'title'], `Story ${number} of many`);
      document.setIn(
        ['seo', 'description'],
        `The story with the number ${number}: what a client learnt of its callers, what it did then, and what came of it.`,
      );
    },
  );
}

// A third language, with Arabic text and titles of its own.
const data = path.join(content.root, 'data');
cpSync(path.join(data, 'ar'), path.join(data, 'fr'), { recursive: true });
for (const file of content.allFiles().filter((name) => name.startsWith('data/fr/'))) {
  content.edit(file, (document) => {
    const title = document.getIn(['seo', 'title']);
    if (typeof title === 'string') document.setIn(['seo', 'title'], `${title}، بالفرنسية`);
  });
}
content.edit('data/fr/site.yaml', (document) => {
  document.set('language', 'fr');
  document.set('locale', 'fr_FR');
  document.set('languageName', 'Français');
});

runMain(() => testContent(content, 'fixture', buildAfterOneWord));
