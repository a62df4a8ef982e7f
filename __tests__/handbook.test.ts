/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { checkContent } from '../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { problemLine } from '../plugins/gatsby-plugin-content-check/src/check/format';
import { followInFiles } from '../scripts/edits/followInFiles';
import { translate } from '../scripts/edits/translate';
import { GUIDE_FILE, readRecipes, WAYS } from '../scripts/handbook/recipes';
import { translationFile } from '../src/content/languages';
import { copySite } from './support/fixtureSite';

const recipes = readRecipes();
const guide = readFileSync(GUIDE_FILE, 'utf8');

/** What is done with Git, or at GitHub: nothing of it shows in the files. */
const WITHOUT_FILES = ['Publish a change', 'Undo a change', 'Translate a page'];

/** The site of the tests has none. */
const GLOSSARY = 'data/ar/glossary.yaml';

/** So many words of prose are read; more are not. */
const MOST_WORDS = 3000;

test('the handbook is short enough to be read', () => {
  const prose = guide.replace(/```[\s\S]*?```/g, '');
  expect(prose.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(MOST_WORDS);
});

test('every recipe has two ways, /admin first, and stands in the list above them', () => {
  expect(recipes.length).toBeGreaterThan(20);
  expect(recipes.filter(({ ways }) => ways.join() !== WAYS.join())).toEqual([]);
  expect(recipes.filter((one) => one.inAdmin.length * one.inFiles.length === 0)).toEqual([]);
  const list = /^## Recipes\n([\s\S]*?)^### /m.exec(guide)?.[1] ?? '';
  const anchors = [...list.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
  expect(anchors).toHaveLength(recipes.length);
});

test.each(recipes)('in files, word by word: $name', async (recipe) => {
  const content = copySite();
  content.write(
    GLOSSARY,
    stringify({ reviewed: true, terms: [{ original: 'risk', term: 'خطر', why: 'So.' }] }),
  );
  const before = new Map(content.allFiles().map((file) => [file, content.read(file)]));
  const followed = await followInFiles(content, recipe);
  const changed = content.allFiles().filter((file) => before.get(file) !== content.read(file));
  expect([followed > 0, changed.length > 0]).toEqual(
    WITHOUT_FILES.includes(recipe.name) ? [false, false] : [true, true],
  );
  // "Write the same in Arabic": a program can say that something must stand there, not what.
  for (const language of ['ar', 'fr']) {
    translate(
      content,
      language,
      (file) => changed.includes(file) && content.has(translationFile(file, language)),
    );
  }
  const { problems } = checkContent(path.resolve(content.root));
  expect(problems.map(problemLine)).toEqual([]);
  content.end();
});
