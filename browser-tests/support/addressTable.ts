/**
 * What each kind of address answers: with `npm run serve`, with Netlify's development server and on
 * Netlify itself. The rows are written out: the servers are held against them.
 */
import type { AddressRow } from '../../scripts/lib/siteAddresses';
import { error } from '../../src/content/kinds/error';
import { pathIn } from '../../src/content/languages';
import { contentOf, errorPage, otherLanguages } from './content';
import { routes, routesIn } from './routes';

const canonicalOf = (route: string) => route.replace(/ /g, '%20');

const page = (address: string, canonical: string): AddressRow => ({
  address,
  status: 200,
  canonical: canonicalOf(canonical),
});

const missing = (address: string): AddressRow => ({
  address,
  status: 404,
  contains: errorPage.title,
});

/** Other spellings of a page's address, where an editor has not taken the page out. */
const spellings = (canonical: string, ...addresses: string[]): AddressRow[] =>
  routes.includes(canonical) ? addresses.map((address) => page(address, canonical)) : [];

/** The pages in another language than the main one. */
const rowsBelow = (code: string): AddressRow[] => [
  ...routesIn(code).map((route) => page(encodeURI(pathIn(code, route)), pathIn(code, route))),
  ...(routesIn(code).includes('/FMCG') ? [page(`/${code}/fmcg`, `/${code}/FMCG`)] : []),
  page(`/${code}/`, `/${code}`),
  page(`/${code}/about/?from=mail`, `/${code}/about`),
  { ...missing(`/${code}/a/b/c`), contains: contentOf(error, code).title },
];

export const addressTable: readonly AddressRow[] = [
  ...routes.map((route) => page(encodeURI(route), route)),
  ...otherLanguages.flatMap(({ code }) => rowsBelow(code)),
  // Spellings of one address.
  ...spellings('/FMCG', '/fmcg', '/FMCG/', '/fmcg/'),
  ...spellings('/terms & conditions', '/terms%20%26%20conditions'),
  // What follows a page's name stays without effect.
  page('/about?from=mail', '/about'),
  page('/?utm_source=mail', '/'),
  // With a slash at the end.
  page('/about/', '/about'),
  ...spellings('/risk', '/risk/?from=mail'),
  ...spellings('/terms & conditions', '/terms%20&%20conditions/', '/terms%20%26%20conditions/'),
  // Unknown ones, at any depth.
  missing('/nowhere'),
  missing('/a/b/c'),
  missing('/about/more'),
  missing('/nowhere/'),
  // Files of the build that are not for visitors.
  missing('/webpack.stats.json'),
  missing('/chunk-map.json'),
  missing('/~partytown/partytown.js'),
  missing('/.env'),
  missing('/package.json'),
  // Files that are.
  { address: '/icon.svg', status: 200, type: 'image/svg+xml' },
  {
    address: '/speculation-rules',
    status: 200,
    type: 'application/speculationrules+json',
  },
  { address: '/page-data/app-data.json', status: 200, type: 'application/json' },
  { address: '/page-data/risk/page-data.json', status: 200, type: 'application/json' },
  { address: '/page-data/index/page-data.json', status: 200, type: 'application/json' },
];
