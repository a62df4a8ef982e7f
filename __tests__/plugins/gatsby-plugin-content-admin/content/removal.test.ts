/** @jest-environment node */
import type { FileChange } from '../../../../plugins/gatsby-plugin-content-admin/src/content/fileChange';
import {
  fixedAddressProblem,
  removalProblems,
} from '../../../../plugins/gatsby-plugin-content-admin/src/content/removal';
import { readContentIndex } from '../../../../plugins/gatsby-plugin-content-admin/src/server/readContentIndex';
import { replaceIn, sourcesWith, STORY, STORY_FILE, textOf } from '../../../support/contentCheck';
import { FIXTURE_SITE } from '../../../support/fixtureSite';

const HOME = 'data/pages/home.yaml';
const TELCO = 'data/case-studies/telco.yaml';
const ABOUT_LINK = replaceIn(textOf(TELCO), 'link: /contact', 'link: /story');

const index = (changes: Parameters<typeof sourcesWith>[0] = {}) =>
  readContentIndex(FIXTURE_SITE, false, sourcesWith({ [STORY_FILE]: STORY, ...changes }));

const refused = (changes: FileChange[], before?: Parameters<typeof index>[0]) =>
  removalProblems(changes, index(before)).join('\n');

const removed = (...files: string[]) => files.map((file) => ({ file }));

it('an entry without references can be deleted, and so can a translation alone', () => {
  expect(refused(removed(STORY_FILE))).toBe('');
  expect(refused(removed('data/ar/services/risk.yaml'))).toBe('');
});

it('an entry with links to it cannot be deleted, and the error names each link’s form', () => {
  expect(refused(removed(STORY_FILE), { [TELCO]: ABOUT_LINK })).toBe(
    'Case studies › telco: "Link" (action › link) leads to "/story", but this site has no such page. A page’s address is "/" and its slug; capital letters count.',
  );
});

it('a required file cannot be deleted', () => {
  expect(refused(removed(HOME))).toContain('Home page: This file is missing');
});

it('a required translation cannot be deleted either, and the reason names its language', () => {
  const arabic = refused(removed('data/ar/site.yaml'));
  expect(arabic).toContain('Company, in Arabic: This file is missing');
  expect(arabic).not.toContain('Company: ');
  expect(refused(removed('data/site.yaml'))).toContain('Company: This file is missing');
});

it('a picture that a page uses cannot be deleted', () => {
  expect(refused(removed('data/pictures/mass.png'))).toMatch(/^Home page: .*"mass\.png"/m);
  expect(refused(removed('data/pictures/unused.png'))).toBe('');
  expect(refused([...removed(STORY_FILE), { file: 'data/pictures/new.png', text: '' }])).toBe('');
});

it('the specification’s pages cannot be deleted, however their slug is written', () => {
  const risk = 'data/services/risk.yaml';
  expect(refused(removed(risk, 'data/ar/services/risk.yaml'))).toBe(
    'The owner’s specification gives the site a page at /risk. Its words may change; the page stays.',
  );
  for (const slug of ["'risk'", 'risk # the former one']) {
    expect(fixedAddressProblem(risk, `slug: ${slug}\nname: [`)).toContain('/risk');
  }
  expect(fixedAddressProblem('data/ar/services/risk.yaml', 'slug: risk')).toBeUndefined();
});
