import { checkContent } from '../../../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import {
  checkedEntries,
  publishChecked,
  showEntriesAs,
  whenChecked,
} from '../../../../plugins/gatsby-plugin-content-check/src/store/checkedContent';
import { siteSources } from '../../../support/contentCheck';
import { FIXTURE_SITE } from '../../../support/fixtureSite';
import { folderForEach } from '../../../support/folder';

const { entries, files } = checkContent(FIXTURE_SITE);

const RISK = '.generated/content/data/services/risk.yaml';

const project = folderForEach();
const publish = (shown = files) => publishChecked(project.at(), entries, shown);

test('pages get the checked entries, and Gatsby gets their files unchanged', async () => {
  await publish();
  expect(checkedEntries()).toEqual(entries);
  const stored = siteSources.map(({ file }) => project.read(`.generated/content/${file}`));
  expect(stored).toEqual(siteSources.map(({ text }) => text));
});

test('a deleted file is deleted for Gatsby, too', async () => {
  await publish();
  expect(project.has(RISK)).toBe(true);
  await publish(files.filter(({ file }) => file !== 'data/services/risk.yaml'));
  expect(project.has(RISK)).toBe(false);
});

test('listeners finish before Gatsby hears of a change', async () => {
  const seen: boolean[] = [];
  whenChecked(async () => void seen.push(project.has(RISK)));
  await publish();
  expect(seen).toEqual([false]);
  expect(project.has(RISK)).toBe(true);
});

test('pages get entries as another plugin transforms them', async () => {
  showEntriesAs((entry) => ({ ...entry, language: 'marked' }));
  await publish();
  showEntriesAs((entry) => entry);
  expect(new Set(checkedEntries().map(({ language }) => language))).toEqual(new Set(['marked']));
});
