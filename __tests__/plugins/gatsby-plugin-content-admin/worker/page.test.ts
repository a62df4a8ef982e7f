/** @jest-environment node */
import { parse } from 'yaml';
import { askPage } from '../../../../plugins/gatsby-plugin-content-admin/src/client/askWorker';
import { readContentIndex } from '../../../../plugins/gatsby-plugin-content-admin/src/server/readContentIndex';
import { NO_PICTURES } from '../../../../src/content/pages/pictures';
import { siteSources, textOf } from '../../../support/contentCheck';
import { FIXTURE_SITE } from '../../../support/fixtureSite';
import '../../../support/checkWorker';

const RISK = 'data/services/risk.yaml';

const index = readContentIndex(FIXTURE_SITE, false, siteSources);

const fetched: string[] = [];
let isOffline = false;
/** The address at which the host has trouble, and says so in JSON. */
let unavailable = '';
Reflect.set(globalThis, 'fetch', (address: string) => {
  fetched.push(address);
  if (isOffline) return Promise.reject(new TypeError('Failed to fetch'));
  if (address === unavailable)
    return Promise.resolve(Response.json({ errors: 1 }, { status: 503 }));
  return Promise.resolve(Response.json(address.includes('pictures') ? NO_PICTURES : index));
});

const ask = (name: string, isFirst = false) => {
  const contents = { en: { ...parse(textOf(RISK)), name } };
  const entry = { file: RISK, contents, language: 'en', addresses: {} };
  return askPage({ entry, isFirst });
};

test('content that could not be loaded is loaded with the next question', async () => {
  isOffline = true;
  await expect(ask('Risk', true)).rejects.toThrow('Failed to fetch');
  isOffline = false;
  expect((await ask('Risk')).page).toMatchObject({ path: '/risk', template: 'services' });
});

test.each(['/admin/content.json', '/admin/pictures.json'])(
  'an answer of the host in place of %s is not taken for it',
  async (address) => {
    unavailable = address;
    await expect(ask('Risk', true)).rejects.toThrow(`${address} answers 503`);
    unavailable = '';
    expect((await ask('Risk')).page).toMatchObject({ path: '/risk' });
  },
);

test('the content is loaded when a form opens, and kept while somebody types', async () => {
  fetched.length = 0;
  for (const name of ['R', 'Ri', 'Ris']) await ask(name, name === 'R');
  expect(fetched).toEqual(['/admin/content.json', '/admin/pictures.json']);
});

test('of questions that come faster than pages are made, only the last one gets a page', async () => {
  const answers = await Promise.all(['R', 'Ri', 'Ris'].map((name) => ask(name)));
  expect(answers.map(({ page }) => page !== undefined)).toEqual([false, false, true]);
});
