/** Checks a link's target for a missing page, a draft, and an unsafe or malformed address. */
import { hrefOf, namedPath } from '../../../../src/content/addresses';
import { formerAddressesOf, isDraft, pathsOf, slugOf } from '../../../../src/content/entries';
import { quotedChoice } from '../../../../src/content/fields';
import { kindNamed } from '../../../../src/content/kinds';
import { MAIN_LANGUAGE } from '../../../../src/content/languages';
import { parseUrl } from '../../../../src/content/parseUrl';
import { ADDRESS_BEGINNINGS } from '../../../../src/content/textLinks';
import type { Diagnosis } from '../yaml/finding';
import { addressOf, singlePages } from './addresses';
import type { ContentFile } from './contentFile';
import type { Surroundings } from './rule';
import { didYouMean, meant, shown } from './sentences';

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

function externalFinding({ subject, target }: Link, scheme: string): Diagnosis | undefined {
  if (scheme === 'http') {
    return {
      message: `${subject} begins with "http://", which is not secure.`,
      expected: 'Use the https:// address of the site.',
      suggestion: didYouMean(target.replace(/^http:/i, 'https:')),
    };
  }
  const form = FORM_OF.get(scheme);
  if (!form) {
    const message = `${subject} begins with "${shown(scheme)}:", which no link may.`;
    return { message, expected: FORMS };
  }
  if (form.test(target) && parseUrl(target)) return undefined;
  return {
    message: `${subject} leads to "${shown(target)}", which is no full address.`,
    expected: 'Write it like https://www.company.com, mailto:{email} or {phoneLink}.',
  };
}

function partFinding({ subject, target }: Link, path: string, anchors?: ReadonlySet<string>) {
  const part = /#(.*)/.exec(target)?.[1];
  if (part === undefined || !anchors || anchors.has(part)) return undefined;
  const parts = [...anchors];
  return {
    message: `${subject} leads to a part "#${shown(part)}" that ${path} does not have.`,
    expected: `Its parts: ${parts.map((name) => `#${name}`).join(', ')}.`,
    ...meant(part, parts, (name) => `#${name}`),
  };
}

function internalFinding(link: Link, name: string): Diagnosis | undefined {
  const { subject, target, isInText, isInDraft } = link;
  const { pages, formerAddresses, staticFiles, isProduction } = link.site;
  const [rest = ''] = /[?#].*$/s.exec(target) ?? [];
  const leads = `${subject} leads to "${shown(target)}"`;
  const path = name.startsWith('/') ? name : `/${name}`;
  const asWritten = (address: string) => (isInText ? hrefOf(address) : address) + rest;
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
      suggestion: didYouMean(`https://${target}`),
    };
  }
  return {
    message: `${leads}, but this site has no such page.`,
    expected: 'A page’s address is "/" and its slug; capital letters count.',
    ...meant(path, [...pages.keys()], asWritten),
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
  if (trimmed !== target || (isInText && /\s/.test(target))) {
    return {
      message: `${leads}; a space ends the link.`,
      expected: 'A space in an address is written %20.',
      ...writeInstead(isInText ? trimmed.replace(/\s+/g, '%20') : trimmed),
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
