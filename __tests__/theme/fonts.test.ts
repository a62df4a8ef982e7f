/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '../../plugins/gatsby-plugin-content-desk/src/check/checkContent';
import { textsIn } from '../../plugins/gatsby-plugin-content-desk/src/check/walk';
import {
  charactersOf,
  cutFont,
  filesOf,
  languageFolders,
  LANGUAGES,
  languagesModule,
} from '../../scripts/lib/fonts';
import { companyFacts, fillIn } from '../../src/content/fillIn';
import { fieldOf } from '../../src/content/introspect';
import { kindNamed } from '../../src/content/kinds';
import { COMMON } from '../../src/theme/fontFaces';
import { contentOf } from '../support/publishedContent';

const folders = languageFolders();
const { entries } = checkContent(process.cwd());
const facts = companyFacts(contentOf('site'));

/** The characters of all texts of a language. */
const charactersIn = (language: string): Set<string> =>
  new Set(
    entries
      .filter((entry) => entry.language === language)
      .flatMap((entry) => [...textsIn(fieldOf(kindNamed(entry.kind).schema), entry.content)])
      .flatMap(({ value }) => [...fillIn(value, facts)]),
  );

const cases = folders.flatMap(({ language, faces }) =>
  (['display', 'text'] as const).map((family) => ({ language, family, faces })),
);

test.each(cases)('the $family fonts hold every character in "$language"', (one) => {
  const common = folders.find(({ language }) => language === COMMON);
  const held = [one.faces, ...(common ? [common.faces] : [])].flatMap((faces) =>
    faces.families[one.family].files.map((file) => charactersOf(faces, file)),
  );
  const all = new Set(held.join(''));
  expect([...charactersIn(one.language)].filter((character) => !all.has(character))).toEqual([]);
});

test.each(folders)('the files in "$language" are cut as its faces.json says', async (one) => {
  const { folder, faces } = one;
  for (const file of filesOf(faces)) {
    const part = await cutFont(faces, file);
    const isSame = part.equals(readFileSync(path.join(folder, file.file)));
    expect([file.file, isSame]).toEqual([file.file, true]);
  }
});

test('webpack finds every folder', () => {
  expect(readFileSync(LANGUAGES, 'utf8')).toBe(languagesModule(folders));
});
