/** Checks a link's target for a missing page, a draft, and an unsafe or malformed address. */
import { attempt } from '../../../../../src/basics/attempt';
import { parseUrl } from '../../../../../src/basics/parseUrl';
import { quotedChoice } from '../../../../../src/content/model/fields';
import { hrefOf, namedPath } from '../../../../../src/content/text/addresses';
import { ADDRESS_BEGINNINGS } from '../../../../../src/content/text/textLinks';
import type { Diagnosis } from '../../yaml/diagnosis';
import { didYouMean, meant, shown, writeInstead } from '../sentences';
import { hostFinding } from './hosts';
import type { JudgedLink } from './judgedLink';

const FORMS = `A link begins with ${quotedChoice(ADDRESS_BEGINNINGS)}.`;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

const FORM_OF = new Map([
  ['https', /^https:\/\/[^\s/?#\\]/],
  ['mailto', /^mailto:[^\s@?]+@[^\s@?.]+(?:\.[^\s@?.]+)+(?:\?\S*)?$/],
  ['tel', /^tel:\+?[\d().-]+$/],
]);

const isBroken = (fault: Diagnosis | undefined): boolean => fault !== undefined && !fault.isAdvice;

/** Offers an address if nothing is wrong with it; otherwise passes on what is to be done about that address. */
function offer(
  link: JudgedLink,
  target: string,
  as: (address: string) => string,
): Partial<Diagnosis> {
  const fault = linkFinding({ ...link, target });
  if (!fault || (!isBroken(fault) && fault.suggestion === undefined)) {
    return { suggestion: as(target) };
  }
  const { expected, suggestion } = fault;
  return expected ? { expected, suggestion } : { suggestion };
}

/** Reports a mail address with hidden recipients or a prepared text, which visitors would send unseen. */
function mailFinding({ subject, target }: JudgedLink): Diagnosis | undefined {
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

function externalFinding(link: JudgedLink, scheme: string): Diagnosis | undefined {
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

function partFinding({ subject, target }: JudgedLink, path: string, anchors?: ReadonlySet<string>) {
  const part = /#(.*)/.exec(target)?.[1];
  if (part === undefined || !anchors || anchors.has(part)) return undefined;
  const parts = [...anchors];
  return {
    message: `${subject} leads to a part "#${shown(part)}" that ${path} does not have.`,
    expected: `Its parts: ${parts.map((name) => `#${name}`).join(', ')}.`,
    ...meant(part, parts, (name) => target.replace(/#.*/, `#${name}`)),
  };
}

function internalFinding(link: JudgedLink, name: string): Diagnosis | undefined {
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
export function linkFinding(link: JudgedLink): Diagnosis | undefined {
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
