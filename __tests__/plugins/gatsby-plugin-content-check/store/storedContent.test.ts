import * as fs from 'fs';
import * as os from 'os';
import * as path from 'path';
import { parse } from 'yaml';
import { checkContent } from '../../../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import {
  handOverBy,
  keepLastGood,
  readLastGood,
  STORED_CONTENT,
  storeContent,
} from '../../../../plugins/gatsby-plugin-content-check/src/store/storedContent';
import { siteSources } from '../../../support/contentCheck';
import { FIXTURE_SITE } from '../../../support/fixtureSite';

const { entries } = checkContent(FIXTURE_SITE);
const risk = entries.find(({ file }) => file === 'data/services/risk.yaml');

let project: string;
beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'stored-content-'));
});
afterEach(() => fs.rmSync(project, { recursive: true, force: true }));

const at = (name: string) => path.join(project, STORED_CONTENT, name);
const read = (name: string): unknown => parse(fs.readFileSync(at(name), 'utf8'));

test('holds what it was given with its language, by language and GraphQL type, and nothing else', () => {
  storeContent(project, entries);
  expect(read('en/Service/risk.yaml')).toEqual({ ...risk?.content, language: 'en' });
  expect(read('ar/Service/risk.yaml')).toMatchObject({ slug: 'risk', language: 'ar' });
  storeContent(
    project,
    entries.filter((entry) => entry !== risk),
  );
  expect(fs.existsSync(at('en/Service/risk.yaml'))).toBe(false);
  expect(fs.existsSync(at('ar/Service/risk.yaml'))).toBe(true);
});

test('holds what another plugin makes of it', () => {
  handOverBy(({ content }) => ({ ...content, isMarked: true }));
  storeContent(project, entries);
  handOverBy(({ content }) => content);
  expect(read('en/Service/risk.yaml')).toEqual({
    ...risk?.content,
    isMarked: true,
    language: 'en',
  });
});

test('does not touch what has not changed', () => {
  storeContent(project, entries);
  fs.utimesSync(at('en/Company/site.yaml'), 1, 1);
  storeContent(
    project,
    entries.filter((entry) => entry !== risk),
  );
  expect(fs.statSync(at('en/Company/site.yaml')).mtimeMs).toBe(1000);
});

test('gives the last good files back as they were written', () => {
  keepLastGood(project, siteSources);
  expect(readLastGood(project)).toEqual(expect.arrayContaining([...siteSources]));
});
