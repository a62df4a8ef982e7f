/** What is wrong with the target of a link: a dead page, an unsafe or malformed address. */
import { hrefOf } from '../../../../src/content/addresses';
import { closest, didYouMean } from './similar';
import { SiteMap, SitePage } from './siteMap';
import { shown } from './values';

/** A fault as the end of a sentence that begins with the field: `leads to /abuot, …`. */
export interface TargetFault {
  fault: string;
  expected?: string;
  suggestion?: string;
  /** The target that is surely meant. */
  replacement?: string;
  isAdvice?: boolean;
  /** The draft that the link leads to. */
  draft?: string;
}

interface Options {
  map: SiteMap;
  /** What may stand behind "#" on the page of the link itself; undefined where nobody knows. */
  ownAnchors?: ReadonlySet<string>;
  hasStaticFile: (path: string) => boolean;
  /** True in a paragraph, where a space ends the link. */
  isInText: boolean;
}

const FORMS = 'A link begins with "/", "#", "https://", "mailto:" or "tel:".';
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const MAIL = /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(?:\?\S*)?$/;
const PHONE = /^tel:\+?[\d().-]+$/;
const HTTPS = /^https:\/\/[^\s/?#]/;

function offer(written: string, words: readonly string[]): Partial<TargetFault> {
  const match = closest(written, words);
  if (!match) return {};
  return {
    suggestion: didYouMean(match.word),
    replacement: match.isSure ? match.word : undefined,
  };
}

function elsewhere(target: string, scheme: string): TargetFault | undefined {
  switch (scheme) {
    case 'https':
      return HTTPS.test(target) && URL.canParse(target)
        ? undefined
        : { fault: `leads to "${shown(target)}", which is no full address.`, expected: FORMS };
    case 'http':
      return {
        fault: 'begins with "http://", which is not secure.',
        expected: 'Use the https:// address of the site.',
        suggestion: didYouMean(target.replace(/^http:/i, 'https:')),
      };
    case 'mailto':
      return MAIL.test(target)
        ? undefined
        : {
            fault: `leads to "${shown(target)}", which holds no mail address.`,
            expected: 'Write mailto:{email} or mailto: with a full address.',
          };
    case 'tel':
      return PHONE.test(target)
        ? undefined
        : {
            fault: `leads to "${shown(target)}", which is no phone number.`,
            expected: 'Write {phoneLink}, or tel: and the number without spaces.',
          };
    default:
      return { fault: `begins with "${shown(scheme)}:", which no link may.`, expected: FORMS };
  }
}

/** The part of the page, and the subject of the form, that an address names. */
function within(target: string, path: string, page: SitePage): TargetFault | undefined {
  const [, query = '', anchor] = /^[^?#]*(\?[^#]*)?(?:#(.*))?$/.exec(target) ?? [];
  const subject = new URLSearchParams(query).get('subject');
  if (subject !== null && page.subjects && !page.subjects.has(subject)) {
    return {
      fault: `asks ${path} for the subject "${shown(subject)}", which that page does not know.`,
      expected: `Its subjects: ${[...page.subjects].join(', ')}.`,
      ...offer(subject, [...page.subjects]),
      replacement: undefined,
    };
  }
  if (anchor === undefined || !page.anchors || page.anchors.has(anchor)) return undefined;
  const match = closest(anchor, [...page.anchors]);
  return {
    fault: `leads to a part "#${shown(anchor)}" that ${path} does not have.`,
    expected: `Its parts: ${[...page.anchors].map((one) => `#${one}`).join(', ')}.`,
    suggestion: match && didYouMean(`#${match.word}`),
    replacement: match?.isSure ? target.replace(/#.*$/s, () => `#${match.word}`) : undefined,
  };
}

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

function onThisSite(
  target: string,
  { map, hasStaticFile, isInText }: Options,
): TargetFault | undefined {
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  const name = decoded(written);
  if (name === undefined) {
    return {
      fault: `leads to "${shown(target)}", in which a "%" stands for nothing.`,
      expected: 'A space is written %20, a percent sign %25.',
    };
  }
  const path = name.startsWith('/') ? name : `/${name}`;
  const as = (found: string) => (isInText ? hrefOf(found) : found) + rest;
  const page = map.pages.get(path);
  if (page) {
    if (!page.draft) return within(target, path, page);
    return {
      fault: `leads to ${path}, which is a draft (${page.draft.file}).`,
      draft: page.draft.file,
    };
  }
  if (hasStaticFile(path)) return undefined;
  const former = map.former.get(path);
  if (former !== undefined) {
    return {
      fault: `leads to ${path}, the former address of ${former}.`,
      expected: 'The link works, by way of a redirect.',
      replacement: as(former),
      isAdvice: true,
    };
  }
  const withoutSlash = path.replace(/\/+$/, '');
  if (map.pages.has(withoutSlash)) {
    return {
      fault: `ends with a slash; the page is ${withoutSlash}.`,
      replacement: as(withoutSlash),
    };
  }
  if (/^\/?[\w-]+(?:\.[\w-]+)+/.test(name) && !name.startsWith('/')) {
    return {
      fault: `leads to "${shown(target)}", which is no page of this site.`,
      expected: 'The address of another site begins with https://.',
      suggestion: didYouMean(`https://${target}`),
    };
  }
  const match = closest(path, [...map.pages.keys()]);
  return {
    fault: `leads to "${shown(target)}", but this site has no such page.`,
    expected: 'A page’s address is "/" and its slug; capital letters count.',
    suggestion: match && didYouMean(as(match.word)),
    replacement: match?.isSure ? as(match.word) : undefined,
  };
}

/** What is wrong with the target of a link; undefined where nothing is. */
export function faultOf(target: string, options: Options): TargetFault | undefined {
  const trimmed = target.trim();
  if (trimmed === '' || trimmed === '#') return { fault: 'leads nowhere.', expected: FORMS };
  if (trimmed !== target) {
    return { fault: 'has a space at its end or start.', replacement: trimmed };
  }
  if (options.isInText && /\s/.test(target)) {
    return {
      fault: `leads to "${shown(target)}"; a space ends the link.`,
      expected: 'A space in an address is written %20.',
      replacement: target.includes('\n') ? undefined : target.replace(/ /g, '%20'),
    };
  }
  if (target.includes('\\') || target.startsWith('//')) {
    return {
      fault: `leads to "${shown(target)}", which is no page of this site.`,
      expected: FORMS,
    };
  }
  const scheme = SCHEME.exec(target)?.[1]?.toLowerCase();
  if (scheme !== undefined) return elsewhere(target, scheme);
  if (!target.startsWith('#')) return onThisSite(target, options);
  const { ownAnchors } = options;
  return ownAnchors && within(target, 'this page', { anchors: ownAnchors });
}
