/** The response that a host must give at each address of the site, derived from the content. */
import { checkContent } from '../../../plugins/gatsby-plugin-content-check';
import { pathsOf } from '../../../src/content/pages/entries';
import { hrefOf } from '../../../src/content/text/addresses';

export interface AddressRow {
  /** As a browser requests it, percent-encoded. */
  address: string;
  status: 200 | 404;
  /** Canonical address of the page, after redirects. */
  canonical?: string;
  /** Text that the response must contain. */
  contains?: string;
  /** Content type; text/html unless given. */
  type?: string;
}

/**
 * Lists every spelling of every page's address, with and without a trailing slash, and some unknown addresses and
 * files. Reads the project in the working directory, whose content must be valid.
 */
export function siteAddresses(): AddressRow[] {
  const { entries } = checkContent(process.cwd(), { isProduction: true });
  const pages = entries.flatMap((entry) => {
    const addresses = pathsOf(entry).map(hrefOf);
    return addresses.map((address) => ({ address, status: 200 as const, canonical: addresses[0] }));
  });
  const missing = (address: string): AddressRow => ({ address, status: 404 });
  return [
    ...pages,
    ...pages
      .filter(({ address }) => address !== '/')
      .map((page) => ({ ...page, address: `${page.address}/?from=mail` })),
    ...['/nowhere', '/a/b/c', '/about/more', '/.env', '/webpack.stats.json'].map(missing),
    { address: '/icon.svg', status: 200, type: 'image/svg+xml' },
    { address: '/speculation-rules', status: 200, type: 'application/speculationrules+json' },
    { address: '/page-data/app-data.json', status: 200, type: 'application/json' },
  ];
}
