/** Addresses made of slugs and of what content people write. Pure. */
import { pathIn } from './languages';

/**
 * The page path of a slug as Gatsby's router knows it: `/terms & conditions`.
 * @param folder of the addresses of its kind: `/insights/foo`
 */
export const pagePath = (slug: string, folder?: string): string =>
  folder === undefined ? `/${slug}` : `/${folder}/${slug}`;

/** A path as an `href` may hold it: spaces encoded, "&" left as it is (RFC 3986, 3.3). */
export const hrefOf = (path: string): string => path.replace(/ /g, '%20');

/** The path that an address of this site names, as the router knows it; undefined for a malformed escape. */
export function namedPath(address: string): string | undefined {
  try {
    const [path = ''] = address.split(/(?=[?#])/).map((part) => decodeURIComponent(part));
    return path;
  } catch {
    return undefined;
  }
}

/**
 * The address of an entry's page, encoded.
 * @param folder of the addresses of its kind
 */
export const entryHref = (slug: string, language: string, folder?: string): string =>
  hrefOf(pathIn(language, pagePath(slug, folder)));

const ABSOLUTE = /^(?:[a-z]+:|\/|#)/i;

/**
 * The address that a link of the content leads to. The owner's footer targets are relative, without
 * a leading slash (specification 2); a relative link breaks below `/a/b/c`, so all become absolute.
 */
export const linkTarget = (link: string): string => hrefOf(ABSOLUTE.test(link) ? link : `/${link}`);

/** `tel:` address of a phone number as people write it. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** `mailto:` address with a pre-filled subject. Specification 2, "Footer". */
export const mailLink = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`;
