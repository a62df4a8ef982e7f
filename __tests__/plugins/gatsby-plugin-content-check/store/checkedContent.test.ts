import { checkContent } from '../../../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import {
  lastCheck,
  publishChecked,
} from '../../../../plugins/gatsby-plugin-content-check/src/store/checkedContent';
import { siteSources } from '../../../support/contentCheck';
import { FIXTURE_SITE } from '../../../support/fixtureSite';
import { folderForEach } from '../../../support/folder';

const { entries, files } = checkContent(FIXTURE_SITE);

const RISK = '.generated/content/data/services/risk.yaml';

const project = folderForEach();
const publish = (shown = files) => publishChecked(project.at(), { entries, files: shown });

test('a plugin that asks before anything has been checked is told the order of the plugins', async () => {
  jest.resetModules();
  const store =
    await import('../../../../plugins/gatsby-plugin-content-check/src/store/checkedContent');
  expect(() => store.lastCheck()).toThrow('gatsby-plugin-content-check is not in gatsby-config.ts');
});

test('plugins get the checked entries, and Gatsby gets their files unchanged', () => {
  publish();
  expect(lastCheck().entries).toEqual(entries);
  const stored = siteSources.map(({ file }) => project.read(`.generated/content/${file}`));
  expect(stored).toEqual(siteSources.map(({ text }) => text));
});

test('a deleted file is deleted for Gatsby, too', () => {
  publish();
  expect(project.has(RISK)).toBe(true);
  publish(files.filter(({ file }) => file !== 'data/services/risk.yaml'));
  expect(project.has(RISK)).toBe(false);
});
