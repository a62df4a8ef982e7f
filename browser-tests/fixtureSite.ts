/**
 * `npm run test:fixture`: builds the site of the tests' own content, which has one of everything, and walks
 * it in the browser. `data/` happens to have no page without a translation, no former address, no photograph.
 */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { copyContent } from '../scripts/lib/contentCopy';
import { testSiteOf } from '../scripts/lib/otherContent';

/** Case studies in English, beyond those in the files: with them the markets are 21, on two pages. */
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

// A third language: Arabic words in French pages, each under a title of its own.
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

void testSiteOf(content.root).then((code) => {
  content.end();
  process.exitCode = code;
});
