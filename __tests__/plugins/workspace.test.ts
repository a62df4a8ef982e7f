/** @jest-environment node */
/** The site as a package of a bigger repository: gatsbyjs/gatsby 3965, decap-cms 6302. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { cmsConfig } from '../../plugins/gatsby-plugin-content-admin/src/forms/config';
import { checkContent } from '../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { packageLicences } from '../../plugins/shared/licences';
import { savingPlace } from '../../plugins/shared/savingPlace';
import { FIXTURE_SITE } from '../support/fixtureSite';
import { folderForEach } from '../support/folder';

jest.mock<object>('node:child_process', () => {
  const actual = jest.requireActual<{ execFileSync: typeof execFileSync }>('node:child_process');
  return { ...actual, execFileSync: jest.fn(actual.execFileSync) };
});

const run = jest.mocked(execFileSync);

const folder = folderForEach();

const RISK = 'data/services/risk.yaml';

function workspace(): string {
  const site = folder.at('packages/site');
  fs.cpSync(FIXTURE_SITE, site, { recursive: true });
  fs.writeFileSync(path.join(site, 'package.json'), '{}');
  fs.mkdirSync(folder.at('node_modules/react'), { recursive: true });
  fs.writeFileSync(folder.at('package.json'), '{"workspaces":["packages/*"]}');
  fs.writeFileSync(folder.at('node_modules/react/LICENSE'), 'Permission is granted');
  const git = (...args: string[]) => execFileSync('git', ['-C', folder.at(), ...args]);
  git('init', '--quiet');
  git('add', 'packages');
  git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'Begin');
  return site;
}

test('the check finds a slug that has changed since the commit of the whole repository', () => {
  const site = workspace();
  const file = path.join(site, RISK);
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, text.replace(/^slug: .*$/m, 'slug: risks'));
  const { problems, warnings } = checkContent(site, { isProduction: false });
  const ofSlug = [...problems, ...warnings].filter(
    (found) => found.file === RISK && found.field === 'slug',
  );
  expect(ofSlug).not.toEqual([]);
});

test('where Git is missing, the check says so', () => {
  const site = workspace();
  run.mockImplementationOnce(() => {
    throw Object.assign(new Error('spawnSync git ENOENT'), { code: 'ENOENT' });
  });
  const { warnings } = checkContent(site, { isProduction: false });
  expect(warnings.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('Git is not installed'),
  );
});

test('a package above the project is named with its licence', () => {
  const text = packageLicences(workspace(), ['../../node_modules/react/index.js']);
  expect(text).toContain('react\n=====\n\nPermission is granted');
});

test('/admin reads and writes in the folder of the site, and passes the CMS no setting of ours', () => {
  const place = savingPlace({ CMS_REPOSITORY: 'acme/all', CMS_FOLDER: 'packages/site' });
  if (!place) throw new Error('No place');
  const config = cmsConfig(place, ['ar']);
  expect(config.backend).not.toHaveProperty('folder');
  const paths = [
    config.media_folder,
    ...(config.collections ?? []).map((one) => ('folder' in one ? one.folder : undefined)),
    ...(config.singletons ?? []).map((one) => ('file' in one ? one.file : undefined)),
  ];
  expect(paths.filter((one) => !one?.startsWith('packages/site/'))).toEqual([]);
});

test.each(['/packages/site', '../site', 'packages/site/'])('CMS_FOLDER is refused: %s', (value) => {
  expect(() => savingPlace({ CMS_REPOSITORY: 'acme/all', CMS_FOLDER: value })).toThrow(
    `CMS_FOLDER is "${value}"`,
  );
});
