import { siteAddresses, type AddressRow } from '../../scripts/lib/site/siteAddresses';
import { checkAddress } from '../../scripts/lib/verify/checkAddress';
import { error } from '../../src/content/kinds/error';
import { expect, test } from '../fixtures';
import { SITE } from '../support/addresses';
import { contentOf, errorPage, otherLanguages } from '../support/content';
import { routes } from '../support/routes';

const missing = (address: string, contains = errorPage.title): AddressRow => ({
  address,
  status: 404,
  contains,
});

/** Spellings that `siteAddresses` lacks. Editors may have removed their pages, which are then skipped. */
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

test('npm run serve answers each spelling of an address with its page or with 404', async () => {
  const found = await Promise.all(addresses.map((row) => checkAddress(SITE, row)));
  expect(found.flat()).toEqual([]);
});
