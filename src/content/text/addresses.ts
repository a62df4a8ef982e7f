/** Builds addresses from slugs and from links in the content. Pure. */
import { attempt } from '../../basics/attempt';

/** A slug's page path, decoded as Gatsby's router knows it. */
export const pagePath = (slug: string): string => `/${slug}`;

/** A path as an `href` may hold it: spaces encoded, "&" left as it is (RFC 3986, 3.3). */
export const hrefOf = (path: string): string => path.replace(/ /g, '%20');

/** The decoded path of an address of this site; undefined for a malformed escape. */
export const namedPath = (address: string): string | undefined =>
  attempt(() => address.split(/(?=[?#])/).map((part) => decodeURIComponent(part))[0] ?? '');

const ABSOLUTE = /^(?:[a-z]+:|\/|#)/i;

/**
 * The absolute, encoded address of a link. The owner's footer links are relative (specification 2), and would
 * break on pages below `/a/b/c`.
 */
export const linkTarget = (link: string): string => hrefOf(ABSOLUTE.test(link) ? link : `/${link}`);

/** The `tel:` address of a phone number in human-readable form. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** A `mailto:` address with a subject. Specification 2, "Footer". */
export const mailLink = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`;
