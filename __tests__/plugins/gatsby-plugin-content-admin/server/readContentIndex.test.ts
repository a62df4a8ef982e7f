/** @jest-environment node */
import { parse } from 'yaml';
import { checkEntry } from '../../../../plugins/gatsby-plugin-content-admin/src/content/checkEntry';
import {
  publicSource,
  readContentIndex,
} from '../../../../plugins/gatsby-plugin-content-admin/src/server/readContentIndex';
import { checkContent } from '../../../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { translationFile } from '../../../../src/content/text/languages';
import { copyForEach } from '../../../support/fixtureSite';
import { modelFields } from '../../../support/modelFields';

const TERMS = 'data/legal/terms.yaml';
const RISK = 'data/services/risk.yaml';
const GROUP = 'data/service-groups/listening.yaml';

const copy = copyForEach();

const published = () => checkContent(copy.root, { isProduction: true }).files.map(publicSource);

const textOf = (file: string) => published().find((source) => source.file === file)?.text ?? '';

test('the published index leaves out comments', () => {
  copy.write(RISK, `# Ask the lawyer.\n${copy.read(RISK)}# Not confirmed.\n`);
  expect(textOf(RISK)).not.toMatch(/Ask the lawyer|Not confirmed/);
  expect(parse(textOf(RISK))).toEqual(parse(copy.read(RISK)));
});

test('the published index leaves out the marks of made-up content, in lists too', () => {
  const home = 'data/pages/home.yaml';
  copy.edit(RISK, (document) => document.set('illustrative', true));
  copy.edit(home, (document) => document.setIn(['trusted', 'logos', 0, 'illustrative'], true));
  expect(published().filter(({ text }) => text.includes('illustrative'))).toEqual([]);
  expect(parse(textOf(home))).toHaveProperty('trusted.logos.0.name');
  const marks = modelFields.filter(({ field: { launch, type } }) => launch && type === 'boolean');
  expect(marks.filter(({ field }) => field.visibility !== 'private')).toEqual([]);
});

test('an entry can be checked with the published index alone', () => {
  const index = readContentIndex(copy.root, true, published());
  const errorsOf = (file: string, text: string) => {
    const others = [translationFile(file, 'ar')];
    const sources = others.filter(copy.has).map((name) => ({ file: name, text: copy.read(name) }));
    return checkEntry({ file, sources: [{ file, text }, ...sources] }, index).flatMap((problem) =>
      problem.severity === 'error' ? problem.file : [],
    );
  };
  for (const file of [RISK, TERMS, GROUP]) expect(errorsOf(file, copy.read(file))).toEqual([]);
  const renamed = copy.read(GROUP).replace('slug: listening', 'slug: hearing');
  expect(errorsOf(GROUP, renamed)).toContain(RISK);
});
