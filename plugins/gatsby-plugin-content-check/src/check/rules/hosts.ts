/** Checks the host of a link to another site. */
import { parseUrl } from '../../../../../src/basics/parseUrl';
import { hrefOf, namedPath } from '../../../../../src/content/text/addresses';
import type { Diagnosis } from '../../yaml/diagnosis';
import { shown, writeInstead } from '../sentences';
import type { JudgedLink } from './judgedLink';

/** Names and numbers that lead nowhere outside a house: RFC 6761, RFC 1918, RFC 4193 and their kind. */
const PRIVATE_HOST =
  /^(?:localhost|.*\.(?:localhost|local|internal|intranet|lan|home|corp|test|invalid)|0\.0\.0\.0|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|169\.254\.[\d.]+|\[(?:::1?|f[cd][\da-f]{2}:[\da-f:]*|fe80:[\da-f:]*)\])$/;

/** Hosts of previews, which end or show drafts. */
const PREVIEW_HOST =
  /--[\w-]+\.netlify\.app$|\.(?:ngrok(?:-free)?\.(?:app|io|dev)|trycloudflare\.com|gitpod\.io|app\.github\.dev)$/;

/** Letters of other alphabets that look like Latin ones, beside which they make a false name. */
const hasMixedScripts = (label: string): boolean =>
  [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u].filter((script) =>
    script.test(label),
  ).length > 1;

/** The name of a host as it is written: without the scheme, what stands before "@", and the port. */
const writtenHost = (address: string): string =>
  (/^https?:\/\/([^/?#\\]*)/i.exec(address)?.[1] ?? '').replace(/^.*@/, '').replace(/:\d*$/, '');

const WHATSAPP_HOST = /^(?:www\.)?wa\.me$/;
const WHATSAPP_PATH = /^\/(?:\d{8,15}|message\/\w+|qr\/\w+)\/?$/;

/** What to write for a chat on WhatsApp. */
export const WHATSAPP_FORM = 'https://wa.me/ and the number with its country code, digits only';

/** Reports a host that does not lead where the address says; undefined if nothing is wrong. */
export function hostFinding({
  subject,
  target,
  site,
  isInText,
}: JudgedLink): Diagnosis | undefined {
  const url = parseUrl(target);
  if (!url) return undefined;
  const { hostname, pathname, search, hash } = url;
  const host = hostname.replace(/\.$/, '');
  const leads = `${subject} leads to "${shown(target)}"`;
  if (url.username !== '' || url.password !== '') {
    const message = `${leads}: what stands before "@" is not the site, ${shown(host)} is.`;
    return { message, expected: 'Write the address of the site alone, without a name and "@".' };
  }
  const isOwn = site.ownHosts?.includes(host) === true;
  const path = namedPath(pathname);
  const isThere = path !== undefined && (site.pages.has(path) || site.staticFiles.includes(path));
  if (isThere && (isOwn || host === 'localhost' || host === '127.0.0.1')) {
    const message = `${leads}, a page of this site by its full address.`;
    const expected = 'Without its host, a link holds in previews and in both languages, too.';
    const right = `${isInText ? hrefOf(path) : path}${search}${hash}`;
    return { message, expected, ...writeInstead(right), isAdvice: isOwn };
  }
  if (PRIVATE_HOST.test(host) || !/[.:]/.test(host)) {
    const message = `${leads}, which only your own computer or network can open.`;
    return {
      message,
      expected: 'A public address begins with https:// and a name like www.company.com.',
    };
  }
  const written = writtenHost(target);
  const foreign =
    written.split('.').find(hasMixedScripts) ??
    (/[\u0370-\u052f]/.test(written) ? written : undefined);
  if (foreign !== undefined) {
    const message = `${leads}: "${shown(foreign)}" has letters that look like Latin ones; browsers open ${host}.`;
    return {
      message,
      expected: 'Type the name again, without pasting, if it is a Latin one.',
      isAdvice: !hasMixedScripts(foreign),
    };
  }
  if (PREVIEW_HOST.test(host)) {
    const message = `${leads}, a preview, which others cannot open for long.`;
    return { message, expected: 'Use the public address of the page.', isAdvice: true };
  }
  if (WHATSAPP_HOST.test(host) && !WHATSAPP_PATH.test(pathname)) {
    const message = `${leads}, which ${host} does not know.`;
    const digits = pathname.replace(/%20/g, '').replace(/[^\d]/g, '');
    const isNumber = /^\/[+\d().%\s-]+$/.test(pathname) && /^[1-9]\d{7,14}$/.test(digits);
    const finding = { message, expected: `Expected ${WHATSAPP_FORM}.` };
    if (!isNumber) return finding;
    return { ...finding, ...writeInstead(`https://${host}/${digits}${search}`) };
  }
  return undefined;
}
