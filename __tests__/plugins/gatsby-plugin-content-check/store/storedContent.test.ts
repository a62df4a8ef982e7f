import * as fs from 'fs';
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
import { folderForEach } from '../../../support/folder';

const { entries } = checkContent(FIXTURE_SITE);
const risk = entries.find(({ file }) => file === 'data/services/risk.yaml');

const project = folderForEach();
const stored = (name: string) => path.join(STORED_CONTENT, name);
const read = (name: string): unknown => parse(project.read(stored(name)));
const store = (all = entries) => storeContent(project.at(), all);
const storeOthers = () => store(entries.filter((entry) => entry !== risk));

test('holds what it was given with its language, by language and GraphQL type, and nothing else', () => {
  store();
  expect(read('en/Service/risk.yaml')).toEqual({ ...risk?.content, language: 'en' });
  expect(read('ar/Service/risk.yaml')).toMatchObject({ slug: 'risk', language: 'ar' });
  storeOthers();
  expect(project.has(stored('en/Service/risk.yaml'))).toBe(false);
  expect(project.has(stored('ar/Service/risk.yaml'))).toBe(true);
});

test('holds what another plugin makes of it', () => {
  handOverBy(({ content }) => ({ ...content, isMarked: true }));
  store();
  handOverBy(({ content }) => content);
  expect(read('en/Service/risk.yaml')).toEqual({
    ...risk?.content,
    isMarked: true,
    language: 'en',
  });
});

test('does not touch what has not changed', () => {
  store();
  fs.utimesSync(project.at(stored('en/Company/site.yaml')), 1, 1);
  storeOthers();
  expect(fs.statSync(project.at(stored('en/Company/site.yaml'))).mtimeMs).toBe(1000);
});

test('gives the last good files back as they were written', () => {
  keepLastGood(project.at(), siteSources);
  expect(readLastGood(project.at())).toEqual(expect.arrayContaining([...siteSources]));
});
