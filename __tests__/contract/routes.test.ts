/** @jest-environment node */
/** Specification, section 2: the routes and their spelling. */
import { pathsOf } from '../../src/content/entries';
import { publishedEntries } from '../support/publishedContent';

const addresses = publishedEntries.flatMap((entry) =>
  pathsOf(entry).map((path) => ({ path, entry })),
);

/** The kind of page at an address, and its group where it has one. */
function screenAt(address: string): string {
  const found = addresses.filter(({ path }) => path === address);
  if (found.length !== 1) return `${found.length} pages`;
  const [{ entry } = { entry: undefined }] = found;
  const content = entry?.content ?? {};
  return 'group' in content ? `${entry?.kind ?? ''}: ${content.group}` : (entry?.kind ?? '');
}

it.each([
  ['home', ['/']],
  ['about', ['/about']],
  ['contact', ['/contact']],
  ['login', ['/login']],
  ['signup', ['/signup']],
  ['success', ['/success']],
  [
    'services: listening',
    [
      '/reputition-montiring',
      '/competitive',
      '/market-campaign',
      '/risk',
      '/influencer',
      '/authenticity',
    ],
  ],
  [
    'services: responsive',
    ['/amplification', '/reputation', '/tactical', '/marketing', '/large-scale'],
  ],
  [
    'case-studies: markets',
    [
      '/markets-cryptocurrency',
      '/banking-insurance',
      '/education',
      '/airlines',
      '/mass-retail',
      '/telco',
      '/oil-gas',
      '/theme-amusement-parks',
      '/FMCG',
      '/fmcg',
      '/luxury',
    ],
  ],
  ['case-studies: industries', ['/ministries-departments', '/fashion']],
  ['partners', ['/hoo-talk', '/mass-analytics']],
  ['legal', ['/privacy-policy', '/terms & conditions', '/cookies']],
])('%s: %j', (screen, routes) => {
  expect(routes.map((route) => [route, screenAt(route)])).toEqual(
    routes.map((route) => [route, screen]),
  );
});

it('/FMCG is the right spelling of /fmcg', () => {
  expect(addresses.find(({ path }) => path === '/fmcg')?.entry.content).toMatchObject({
    slug: 'FMCG',
  });
});
