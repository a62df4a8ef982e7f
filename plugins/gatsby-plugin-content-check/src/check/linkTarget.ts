/** Where a link of the content may lead, and what is wrong with its target: a dead page, an unsafe address. */
import { hrefOf, namedPath } from '../../../../src/content/addresses';
import { formerAddressesOf, isDraft, pathsOf, slugOf } from '../../../../src/content/entries';
import { quotedChoice } from '../../../../src/content/fields';
import { kindNamed } from '../../../../src/content/kinds';
import { MAIN_LANGUAGE } from '../../../../src/content/languages';
import { ADDRESS_BEGINNINGS } from '../../../../src/content/textLinks';
import { addressOf, singlePages } from './addresses';
import type { ContentFile } from './contentFile';
import type { Surroundings } from './rule';
import type { FieldWords } from './sentences';
import { didYouMean, meant, shown } from './wording';

interface LinkedPage {
  /** The file that makes the page a draft; undefined for a page that is published. */
  draft?: ContentFile;
  /** What may follow "#"; undefined where the content does not decide it. */
  anchors?: ReadonlySet<string>;
  /** What may follow "?subject="; undefined where the page takes no subject. */
  subjects?: ReadonlySet<string>;
}

/** Every page's main part, for the skip link. */
const MAIN = 'main';

const setOf = (words: readonly (string | undefined)[] | undefined) =>
  words && new Set(words.flatMap((word) => word ?? []));

/** What may follow "#" on the page of a file; undefined where a mistake in the file hides it. */
function anchorsOf({ kind, content, isWhole }: ContentFile, slugsOf: (kind: string) => string[]) {
  const anchors = isWhole ? kindNamed(kind).page?.anchors?.(content, slugsOf) : undefined;
  return anchors && setOf([MAIN, ...anchors]);
}

/** What may follow "#" on the page of an entry. The texts of a page that exists once are on others, too. */
export const anchorsIn = (file: ContentFile): Set<string> | undefined =>
  kindNamed(file.kind).folder === undefined ? undefined : anchorsOf(file, () => []);

/** The pages by their addresses, not encoded, and the present address of each former one. */
export function siteMap(all: readonly ContentFile[]) {
  const files = all.filter(({ language }) => language === MAIN_LANGUAGE);
  const slugsOf = (name: string) =>
    files.filter(({ kind }) => kind === name).flatMap((file) => slugOf(file) ?? []);
  // A page that exists once is there, whatever has become of its file.
  const pages = new Map<string, LinkedPage>(singlePages.map(({ path }) => [path, {}]));
  const former = new Map<string, string>();
  for (const file of files) {
    const [path, ...others] = pathsOf(file);
    if (path === undefined) continue;
    const page = {
      draft: isDraft(file) ? file : undefined,
      anchors: anchorsOf(file, slugsOf),
      subjects: setOf(kindNamed(file.kind).page?.subjects?.(file.content)),
    };
    for (const one of [path, ...others]) pages.set(one, page);
    for (const slug of formerAddressesOf(file)) former.set(addressOf(file, slug), path);
  }
  return { pages, former };
}

/** Where a link stands. */
export interface LinkContext {
  site: Surroundings & { map: ReturnType<typeof siteMap> };
  /** True in a draft, from where a link may lead to another draft. */
  isInDraft: boolean;
  /** What may follow "#" on the link's own page; undefined where that is not known. */
  ownAnchors?: ReadonlySet<string>;
}

interface Link extends LinkContext {
  /** What the sentence begins with: the field, or the link in a text. */
  subject: string;
  target: string;
  /** True in a paragraph, where a space ends the link. */
  isInText: boolean;
}

/** The only correction that makes sense. */
export const write = (right: string) => ({ suggestion: `Write ${right}` });

const FORMS = `A link begins with ${quotedChoice(ADDRESS_BEGINNINGS)}.`;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** The form of an external address, by its scheme, with the sentences about one that lacks it. */
const SCHEMES = [
  { scheme: 'https', form: /^https:\/\/[^\s/?#]/, says: 'is no full address', expected: FORMS },
  {
    scheme: 'mailto',
    form: /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(?:\?\S*)?$/,
    says: 'holds no mail address',
    expected: 'Write mailto:{email} or mailto: with a full address.',
  },
  {
    scheme: 'tel',
    form: /^tel:\+?[\d().-]+$/,
    says: 'is no phone number',
    expected: 'Write {phoneLink}, or tel: and the number without spaces.',
  },
];

function elsewhere({ subject, target }: Link, scheme: string): FieldWords | undefined {
  if (scheme === 'http') {
    return {
      message: `${subject} begins with "http://", which is not secure.`,
      expected: 'Use the https:// address of the site.',
      suggestion: didYouMean(target.replace(/^http:/i, 'https:')),
    };
  }
  const known = SCHEMES.find((one) => one.scheme === scheme);
  if (!known) {
    const message = `${subject} begins with "${shown(scheme)}:", which no link may.`;
    return { message, expected: FORMS };
  }
  const { form, says, expected } = known;
  if (form.test(target) && (scheme !== 'https' || URL.canParse(target))) return undefined;
  return { message: `${subject} leads to "${shown(target)}", which ${says}.`, expected };
}

/** The part of the page, and the subject of the form, that an address names. */
function within({ subject: field, target }: Link, path: string, page: LinkedPage) {
  const { anchors, subjects } = page;
  const [, query = '', anchor] = /^[^?#]*(\?[^#]*)?(?:#(.*))?$/.exec(target) ?? [];
  const subject = new URLSearchParams(query).get('subject');
  if (subject !== null && subjects && !subjects.has(subject)) {
    return {
      message: `${field} asks ${path} for the subject "${shown(subject)}", which that page does not know.`,
      expected: `Its subjects: ${[...subjects].join(', ')}.`,
      ...meant(subject, [...subjects]),
    };
  }
  if (anchor === undefined || !anchors || anchors.has(anchor)) return undefined;
  return {
    message: `${field} leads to a part "#${shown(anchor)}" that ${path} does not have.`,
    expected: `Its parts: ${[...anchors].map((one) => `#${one}`).join(', ')}.`,
    ...meant(anchor, [...anchors], (one) => `#${one}`),
  };
}

function onThisSite(link: Link, name: string): FieldWords | undefined {
  const { subject, target, isInText, isInDraft } = link;
  const { map, staticFiles, isProduction } = link.site;
  const [rest = ''] = /[?#].*$/s.exec(target) ?? [];
  const leads = `${subject} leads to "${shown(target)}"`;
  const path = name.startsWith('/') ? name : `/${name}`;
  const as = (found: string) => (isInText ? hrefOf(found) : found) + rest;
  const page = map.pages.get(path);
  if (page) {
    if (!page.draft) return within(link, path, page);
    if (isInDraft) return undefined;
    return {
      message: `${subject} leads to ${path}, which is a draft (${page.draft.file}).`,
      expected:
        'Leave the link out until the page is published, or take "draft: true" out of that file.',
      isAdvice: !isProduction,
    };
  }
  if (staticFiles.includes(path)) return undefined;
  const former = map.former.get(path);
  if (former !== undefined) {
    return {
      message: `${subject} leads to ${path}, the former address of ${former}.`,
      expected: 'The link works, by way of a redirect.',
      ...write(as(former)),
      isAdvice: true,
    };
  }
  const withoutSlash = path.replace(/\/+$/, '');
  if (map.pages.has(withoutSlash)) {
    const message = `${subject} ends with a slash; the page is ${withoutSlash}.`;
    return { message, ...write(as(withoutSlash)) };
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
    ...meant(path, [...map.pages.keys()], as),
  };
}

/** What is wrong with the target of a link; undefined where nothing is. */
export function linkFinding(link: Link): FieldWords | undefined {
  const { subject, target, isInText, ownAnchors } = link;
  const leads = `${subject} leads to "${shown(target)}"`;
  const trimmed = target.trim();
  if (trimmed === '' || trimmed === '#') {
    return { message: `${subject} leads nowhere.`, expected: FORMS };
  }
  if (trimmed !== target) {
    return { message: `${subject} has a space at its end or start.`, ...write(trimmed) };
  }
  if (isInText && /\s/.test(target)) {
    return {
      message: `${leads}; a space ends the link.`,
      expected: 'A space in an address is written %20.',
      ...(target.includes('\n') ? {} : write(target.replace(/ /g, '%20'))),
    };
  }
  if (target.includes('\\') || target.startsWith('//')) {
    return { message: `${leads}, which is no page of this site.`, expected: FORMS };
  }
  const scheme = SCHEME.exec(target)?.[1]?.toLowerCase();
  if (scheme !== undefined) return elsewhere(link, scheme);
  const path = namedPath(target);
  if (path === undefined) {
    return {
      message: `${leads}, in which a "%" stands for nothing.`,
      expected: 'A space is written %20, a percent sign %25.',
    };
  }
  if (!target.startsWith('#')) return onThisSite(link, path);
  return ownAnchors && within(link, 'this page', { anchors: ownAnchors });
}
