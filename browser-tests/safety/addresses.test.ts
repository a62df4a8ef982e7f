/** What each kind of address answers, with `npm run serve` and with Gatsby's own server. */
import { checkAddress } from '../../scripts/lib/checkAddress';
import { startNodeProgram, type RunningProgram } from '../../scripts/lib/childProcesses';
import { localUrl, waitForAnswer } from '../../scripts/lib/localAddresses';
import { GATSBY } from '../../scripts/lib/runSite';
import { siteAddresses, type AddressRow } from '../../scripts/lib/siteAddresses';
import { verifySite } from '../../scripts/lib/verifySite';
import { error } from '../../src/content/kinds/error';
import { expect, outsideGate, test } from '../fixtures';
import { SITE, SITE_PORT } from '../support/addresses';
import { contentOf, errorPage, otherLanguages } from '../support/content';
import { routes } from '../support/routes';

const missing = (address: string, contains = errorPage.title): AddressRow => ({
  address,
  status: 404,
  contains,
});

/** Ways to write an address that the list of the site's own has not; an editor may take a page out. */
const spellings = [
  ['/?utm_source=mail', '/'],
  ['/about/', '/about'],
  ['/FMCG/', '/FMCG'],
  ['/terms%20%26%20conditions', '/terms & conditions'],
  ['/terms%20&%20conditions/', '/terms & conditions'],
  ['/terms%20%26%20conditions/', '/terms & conditions'],
].flatMap(([address = '', route = '']): AddressRow[] =>
  routes.includes(route) ? [{ address, status: 200, canonical: encodeURI(route) }] : [],
);

const addresses = [
  ...siteAddresses().map((row) => (row.status === 404 ? missing(row.address) : row)),
  ...spellings,
  ...otherLanguages.map(({ code }) => missing(`/${code}/a/b/c`, contentOf(error, code).title)),
  ...['/nowhere/', '/chunk-map.json', '/~partytown/partytown.js', '/package.json'].map((address) =>
    missing(address),
  ),
  ...['risk', 'index'].map((page): AddressRow => {
    const address = `/page-data/${page}/page-data.json`;
    return { address, status: 200, type: 'application/json' };
  }),
];

test('npm run serve answers each address as it should', async () => {
  const found = await Promise.all(addresses.map((row) => checkAddress(SITE, row)));
  expect(found.flat()).toEqual([]);
});

test('npm run verify finds nothing wrong, headers left aside', async () => {
  const findings = await verifySite(SITE, siteAddresses());
  expect(findings.length).toBeGreaterThan(siteAddresses().length);
  expect(findings.flatMap(({ complaints }) => complaints)).toEqual([]);
});

/** Gatsby's server, like any static host, knows no rules for headers and a single error page. */
test.describe('gatsby serve', outsideGate, () => {
  const PORT = SITE_PORT + 4;
  let server: RunningProgram | undefined;

  test.beforeAll(async () => {
    server = startNodeProgram([GATSBY, 'serve', '--port', String(PORT)], {
      cwd: process.cwd(),
      env: { ...process.env, NODE_ENV: 'production' },
    });
    await waitForAnswer(localUrl(PORT), AbortSignal.timeout(30_000));
  });

  test.afterAll(() => server?.end());

  test('answers each address as it should', async () => {
    const rows = addresses
      .filter(({ address }) => address !== '/speculation-rules')
      .map((row) => (row.status === 404 ? missing(row.address) : row));
    const found = await Promise.all(rows.map((row) => checkAddress(localUrl(PORT), row)));
    expect(found.flat()).toEqual([]);
  });
});
