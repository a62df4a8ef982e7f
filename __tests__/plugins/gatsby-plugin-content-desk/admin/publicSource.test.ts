/** @jest-environment node */
/** What the published /admin hands to everybody. */
import { parse } from 'yaml';
import { checkDraft } from '../../../../plugins/gatsby-plugin-content-desk/src/admin/checkDraft';
import { publicSource } from '../../../../plugins/gatsby-plugin-content-desk/src/admin/publicSource';
import { readContentIndex } from '../../../../plugins/gatsby-plugin-content-desk/src/admin/readContentIndex';
import { checkContent } from '../../../../plugins/gatsby-plugin-content-desk/src/check/checkContent';
import { type ContentCopy, copyContent } from '../../../support/contentCopy';
import { modelFields } from '../../../support/modelFields';

const TERMS = 'data/legal/terms.yaml';
const RISK = 'data/services/risk.yaml';
const GROUP = 'data/service-groups/listening.yaml';

let copy: ContentCopy;

beforeEach(async () => {
  copy = await copyContent();
});

afterEach(() => copy.end());

const published = () => checkContent(copy.root, { isProduction: true }).entries.map(publicSource);

const textOf = (file: string) => published().find((one) => one.file === file)?.text ?? '';

test('a comment stays with the editors', async () => {
  await copy.write(RISK, `# Ask the lawyer.\n${await copy.read(RISK)}# Not confirmed.\n`);
  expect(textOf(RISK)).not.toContain('#');
  expect(parse(textOf(RISK))).toEqual(parse(await copy.read(RISK)));
});

test('who has read a page stays with the editors', async () => {
  const before: object = parse(await copy.read(TERMS));
  await copy.edit(TERMS, (document) => {
    document.set('reviewed', true);
    document.set('reviewedBy', 'A lawyer');
    document.set('reviewedOn', '22 November 2026');
  });
  expect({ reviewed: false, ...parse(textOf(TERMS)) }).toEqual(before);
});

test('what is made up stays with the editors, in lists as well', async () => {
  await copy.edit(RISK, (document) => document.set('illustrative', true));
  await copy.edit('data/pages/home.yaml', (document) =>
    document.setIn(['trusted', 'logos', 0, 'illustrative'], true),
  );
  expect(published().filter(({ text }) => text.includes('illustrative'))).toEqual([]);
  expect(textOf('data/pages/home.yaml')).toContain('logos:');
});

test('every mark of the model is for editors only', () => {
  const marks = modelFields.filter(({ field: { open, type } }) => open && type === 'boolean');
  expect(marks.length).toBeGreaterThan(1);
  expect(marks.filter(({ field }) => !field.isPrivate)).toEqual([]);
});

test('the check of a draft needs no more', async () => {
  const index = readContentIndex(copy.root, true, published());
  const errorsOf = (file: string, text: string) =>
    checkDraft({ file, sources: [{ file, text }] }, index)
      .filter(({ severity }) => severity === 'error')
      .map((problem) => problem.file);
  for (const file of [RISK, TERMS, GROUP])
    expect(errorsOf(file, await copy.read(file))).toEqual([]);
  const renamed = (await copy.read(GROUP)).replace('slug: listening', 'slug: hearing');
  expect(errorsOf(GROUP, renamed)).toContain(RISK);
});
