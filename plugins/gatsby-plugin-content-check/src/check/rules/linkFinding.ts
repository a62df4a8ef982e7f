/** Checks a link's target for a missing page, a draft, and an unsafe or malformed address. */
import { kindNamed } from '../../../../../src/content/kinds';
import { quotedChoice } from '../../../../../src/content/model/fields';
import {
  formerAddressesOf,
  isDraft,
  pathsOf,
  slugOf,
} from '../../../../../src/content/pages/entries';
import { hrefOf, namedPath } from '../../../../../src/content/text/addresses';
import { attempt } from '../../../../../src/content/text/attempt';
import { MAIN_LANGUAGE } from '../../../../../src/content/text/languages';
import { parseUrl } from '../../../../../src/content/text/parseUrl';
import { ADDRESS_BEGINNINGS } from '../../../../../src/content/text/textLinks';
import type { Diagnosis } from '../../yaml/finding';
import type { ContentFile } from '../contentFile';
import { didYouMean, meant, shown } from '../sentences';
import { addressOf, singlePages } from './addresses';
import type { Surroundings } from './rule';

interface LinkedPage {
  /** The page's file if it is a draft; undefined for a published page. */
  draft?: ContentFile;
  /** Valid fragments; undefined if the content does not determine them. */
  anchors?: ReadonlySet<string>;
}

/** The fragment of the skip link, which every page has. */
const MAIN = 'main';

/** Valid fragments on a file's page; undefined if a mistake in the file hides them. */
function anchorsOf({ kind, content, isWhole }: ContentFile, slugsOf: (kind: string) => string[]) {
  const anchors = isWhole ? kindNamed(kind).page?.anchors?.(content, slugsOf) : undefined;
  return anchors && new Set([MAIN, ...anchors].flatMap((anchor) => anchor ?? []));
}

/** Valid fragments on an entry's page; undefined for single pages, whose texts other pages show too. */
export const anchorsIn = (file: ContentFile): Set<string> | undefined =>
  kindNamed(file.kind).folder === undefined ? undefined : anchorsOf(file, () => []);

/** Maps unencoded addresses to pages, and former addresses to current ones. */
export function siteMap(all: readonly ContentFile[]) {
  const files = all.filter(({ language }) => language === MAIN_LANGUAGE);
  const slugsOf = (name: string) =>
    files.filter(({ kind }) => kind === name).flatMap((file) => slugOf(file) ?? []);
  // A single page exists even if its file is missing.
  const pages = new Map<string, LinkedPage>(singlePages.map(({ path }) => [path, {}]));
  const formerAddresses = new Map<string, string>();
  for (const file of files) {
    const [path, ...others] = pathsOf(file);
    if (path === undefined) continue;
    const page = { draft: isDraft(file) ? file : undefined, anchors: anchorsOf(file, slugsOf) };
    for (const address of [path, ...others]) pages.set(address, page);
    for (const slug of formerAddressesOf(file)) formerAddresses.set(addressOf(file, slug), path);
  }
  return { pages, formerAddresses };
}

export interface Link {
  site: Surroundings & ReturnType<typeof siteMap>;
  /** True inside a draft, which may link to other drafts. */
  isInDraft: boolean;
  /** Valid fragments on the link's own page; undefined if unknown. */
  ownAnchors?: ReadonlySet<string>;
  subject: string;
  target: string;
  /** True in a paragraph, where a space would end the link. */
  isInText: boolean;
}

/** The suggestion for a mistake that has only one possible fix. */
export const writeInstead = (right: string) => ({ suggestion: `Write ${right}` });

const FORMS = `A link begins with ${quotedChoice(ADDRESS_BEGINNINGS)}.`;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

const FORM_OF = new Map([
  ['https', /^https:\/\/[^\s/?#\\]/],
  ['mailto', /^mailto:[^\s@?]+@[^\s@?.]+(?:\.[^\s@?.]+)+(?:\?\S*)?$/],
  ['tel', /^tel:\+?[\d().-]+$/],
]);

const isBroken = (fault: Diagnosis | undefined): boolean => fault !== undefined && !fault.isAdvice;

/** Offers an address if nothing is wrong with it; otherwise passes on what is to be done about that address. */
function offer(link: Link, target: string, as: (address: string) => string): Partial<Diagnosis> {
  const fault = linkFinding({ ...link, target });
  if (!fault || (!isBroken(fault) && fault.suggestion === undefined)) {
    return { suggestion: as(target) };
  }
  const { expected, suggestion } = fault;
  return expected ? { expected, suggestion } : { suggestion };
}

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

/** Chat and network addresses whose form is known: the path that each needs. */
const KNOWN_HOSTS = new Map([
  [
    'wa.me',
    {
      path: /^\/(?:\d{8,15}|message\/\w+|qr\/\w+)\/?$/,
      form: 'https://wa.me/ and the number with its country code, digits only',
    },
  ],
]);

/** Reports a host that does not lead where the address says; undefined if nothing is wrong. */
function hostFinding({ subject, target, site, isInText }: Link): Diagnosis | undefined {
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
  const known = KNOWN_HOSTS.get(host.replace(/^www\./, ''));
  if (known && !known.path.test(pathname)) {
    const message = `${leads}, which ${host} does not know.`;
    const digits = pathname.replace(/%20/g, '').replace(/[^\d]/g, '');
    const isNumber = /^\/[+\d().%\s-]+$/.test(pathname) && /^[1-9]\d{7,14}$/.test(digits);
    const finding = { message, expected: `Expected ${known.form}.` };
    if (!isNumber) return finding;
    return { ...finding, ...writeInstead(`https://${host}/${digits}${search}`) };
  }
  return undefined;
}

/** Reports a mail address with hidden recipients or a prepared text, which visitors would send unseen. */
function mailFinding({ subject, target }: Link): Diagnosis | undefined {
  const [, query = ''] = /\?(.*)$/s.exec(target) ?? [];
  const names = query.split('&').map((part) => part.replace(/=.*$/s, '').toLowerCase());
  const hidden = names.find((name) =>
    ['bcc', 'cc', 'to'].includes(attempt(() => decodeURIComponent(name)) ?? name),
  );
  if (hidden === undefined) return undefined;
  return {
    message: `${subject} leads to "${shown(target)}", which adds other recipients ("${shown(hidden)}").`,
    expected: 'Name one recipient; "?subject=" may follow.',
    isAdvice: true,
  };
}

function externalFinding(link: Link, scheme: string): Diagnosis | undefined {
  const { subject, target, isInText } = link;
  if (scheme === 'http' || scheme === 'https') {
    const fault = hostFinding(link);
    if (fault) return fault;
  }
  if (scheme === 'http') {
    return {
      message: `${subject} begins with "http://", which is not secure.`,
      expected: 'Use the https:// address of the site.',
      ...offer(link, target.replace(/^http:/i, 'https:'), didYouMean),
    };
  }
  const form = FORM_OF.get(scheme);
  if (!form) {
    const message = `${subject} begins with "${shown(scheme)}:", which no link may.`;
    return { message, expected: FORMS };
  }
  if (form.test(target) && parseUrl(target))
    return scheme === 'mailto' ? mailFinding(link) : undefined;
  return {
    message: `${subject} leads to "${shown(target)}", which is no full address.`,
    expected: `Write it like https://www.company.com, mailto:{email} or ${isInText ? '{phoneLink}' : 'tel:+97141234567'}.`,
  };
}

function partFinding({ subject, target }: Link, path: string, anchors?: ReadonlySet<string>) {
  const part = /#(.*)/.exec(target)?.[1];
  if (part === undefined || !anchors || anchors.has(part)) return undefined;
  const parts = [...anchors];
  return {
    message: `${subject} leads to a part "#${shown(part)}" that ${path} does not have.`,
    expected: `Its parts: ${parts.map((name) => `#${name}`).join(', ')}.`,
    ...meant(part, parts, (name) => target.replace(/#.*/, `#${name}`)),
  };
}

function internalFinding(link: Link, name: string): Diagnosis | undefined {
  const { subject, target, isInText, isInDraft } = link;
  const { pages, formerAddresses, staticFiles, isProduction } = link.site;
  const [rest = ''] = /[?#].*$/s.exec(target) ?? [];
  const leads = `${subject} leads to "${shown(target)}"`;
  const path = name.startsWith('/') ? name : `/${name}`;
  const asWritten = (address: string) => {
    const right = isInText ? hrefOf(address) : address;
    const isLost = isBroken(linkFinding({ ...link, target: right + rest }));
    return isLost ? right : right + rest;
  };
  const page = pages.get(path);
  if (page) {
    if (!page.draft) return partFinding(link, path, page.anchors);
    if (isInDraft) return undefined;
    return {
      message: `${subject} leads to ${path}, which is a draft (${page.draft.file}).`,
      expected:
        'Leave the link out until the page is published, or take "draft: true" out of that file.',
      isAdvice: !isProduction,
    };
  }
  if (staticFiles.includes(path)) return undefined;
  const former = formerAddresses.get(path);
  if (former !== undefined) {
    return {
      message: `${subject} leads to ${path}, the former address of ${former}.`,
      expected: 'The link works, by way of a redirect.',
      ...writeInstead(asWritten(former)),
      isAdvice: true,
    };
  }
  const withoutSlash = path.replace(/(?<!\/)\/+$/, '');
  if (pages.has(withoutSlash)) {
    const message = `${subject} ends with a slash; the page is ${withoutSlash}.`;
    return { message, ...writeInstead(asWritten(withoutSlash)) };
  }
  if (/^[\w-]+(?:\.[\w-]+)+/.test(name)) {
    return {
      message: `${leads}, which is no page of this site.`,
      expected: 'The address of another site begins with https://.',
      ...offer(link, `https://${target}`, didYouMean),
    };
  }
  const open = [...pages].flatMap(([address, { draft }]) => (!draft || isInDraft ? address : []));
  return {
    message: `${leads}, but this site has no such page.`,
    expected: 'A page’s address is "/" and its slug; capital letters count.',
    ...meant(path, open, asWritten),
  };
}

/** Checks a link's target; undefined if nothing is wrong. */
export function linkFinding(link: Link): Diagnosis | undefined {
  const { subject, target, isInText, ownAnchors } = link;
  const leads = `${subject} leads to "${shown(target)}"`;
  const trimmed = target.trim();
  if (trimmed === '' || trimmed === '#') {
    return { message: `${subject} leads nowhere.`, expected: FORMS };
  }
  const titled = isInText ? /^(\S+)\s+["'“‘«(]/.exec(trimmed)?.[1] : undefined;
  if (titled !== undefined) {
    const message = `${leads}; a space ends the link.`;
    const expected = 'A link here has no title: its words say where it leads.';
    return { message, expected, ...offer(link, titled, (right) => `Write ${right}`) };
  }
  if (trimmed !== target || (isInText && /\s/.test(target))) {
    const gap = trimmed.startsWith('tel:') ? '' : '%20';
    return {
      message: `${leads}; a space ends the link.`,
      expected: 'A space in an address is written %20.',
      ...offer(
        link,
        isInText ? trimmed.replace(/\s+/g, gap) : trimmed,
        (right) => `Write ${right}`,
      ),
    };
  }
  const scheme = SCHEME.exec(target)?.[1]?.toLowerCase();
  if (scheme !== undefined) return externalFinding(link, scheme);
  const path = namedPath(target);
  if (path === undefined || target.includes('\\') || target.startsWith('//')) {
    const expected = `${FORMS} A percent sign is written %25.`;
    return { message: `${leads}, which is no page of this site.`, expected };
  }
  if (!target.startsWith('#')) return internalFinding(link, path);
  return ownAnchors && partFinding(link, 'this page', ownAnchors);
}
