/** What a page says, apart from how it looks. Read from its HTML; nothing depends on class names. */
import { parse, type HTMLElement } from 'node-html-parser';
import type { State } from './variants';

/** Lists of lines. */
export interface PageFacts {
  head: string[];
  /** Text and address of each link, in the order of the page. */
  links: string[];
  /** Alternative texts, names for assistive technology, placeholders. */
  labels: string[];
}

/** They tell an element of the head from others, so its line begins with them. */
const TELLING = ['rel', 'name', 'property', 'http-equiv', 'hreflang', 'as', 'sizes'];

const LABELS = ['alt', 'aria-label', 'placeholder', 'title'];

/** Once a page has started, what it fetches ahead depends on timing. */
const FETCHED_AHEAD = /\b(?:prefetch|preload|modulepreload)\b/;

const oneSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Puts # for what a build derives from the content of files: parts of their names, hashes in the policy. */
export const withoutHashes = (text: string): string =>
  text
    .replace(/'sha256-[^']+'(?:\s+'sha256-[^']+')*/g, "'sha256-#'")
    .replace(/\b[0-9a-f]{16,}\b/g, '#')
    // gatsby-plugin-sharp's own: /static/<hash of the file>/<hash of the arguments>/name.avif
    .replace(/\/#\/[0-9a-f]{5}\//g, '/#/#/');

function elementLine(element: HTMLElement): string {
  const attributes = new Map(
    Object.entries(element.attributes).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const others = [...attributes.keys()].filter((name) => !TELLING.includes(name)).sort();
  const written = [...TELLING, ...others]
    // react-helmet marks what it has written.
    .filter((name) => attributes.has(name) && !name.startsWith('data-'))
    .map((name) => `${name}="${withoutHashes(attributes.get(name) ?? '')}"`);
  return [element.tagName.toLowerCase(), ...written].join(' ');
}

/** The values in JSON with their places: `@graph.0.name: Harkwell`. */
function valueLines(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${place}: ${String(value)}`];
  return Object.entries(value).flatMap(([name, part]) =>
    valueLines(part, place ? `${place}.${name}` : name),
  );
}

function jsonLdLines(text: string): string[] {
  try {
    return valueLines(JSON.parse(text), '').map((line) => `JSON-LD ${line}`);
  } catch {
    return [`JSON-LD that is no JSON: ${oneSpaced(text)}`];
  }
}

const linkText = (link: HTMLElement): string =>
  oneSpaced(link.text) ||
  (link.getAttribute('aria-label') ??
    link.querySelector('[alt]')?.getAttribute('alt') ??
    'no text');

/**
 * Reads a page.
 * @param html the page as served, or as the browser holds it
 * @param state what scripts fetch ahead is left out of the head once they have started
 */
export function pageFacts(html: string, state: State): PageFacts {
  const page = parse(html, { blockTextElements: { script: true, style: true } });
  const root = page.querySelector('html');
  const elements = page
    .querySelectorAll('meta, link, base')
    .filter(
      (element) =>
        state === 'before React' || !FETCHED_AHEAD.test(element.getAttribute('rel') ?? ''),
    );
  return {
    head: [
      ...['lang', 'dir'].map((name) => `html ${name}="${root?.getAttribute(name) ?? ''}"`),
      ...page.querySelectorAll('head title').map(({ text }) => `title: ${text}`),
      // Their order means nothing to anyone.
      ...elements.map(elementLine).sort(),
      ...page
        .querySelectorAll('script[type="application/ld+json"]')
        .flatMap(({ rawText }) => jsonLdLines(rawText)),
    ],
    links: page
      .querySelectorAll('a[href]')
      .map((link) => `${linkText(link)} → ${link.getAttribute('href') ?? ''}`),
    labels: page
      .querySelectorAll(LABELS.map((name) => `body [${name}]`).join(', '))
      .flatMap((element) =>
        LABELS.filter((name) => element.hasAttribute(name)).map(
          (name) => `${name}: ${element.getAttribute(name) ?? ''}`,
        ),
      ),
  };
}

/** The lines of a text that a person sees. */
export const visibleLines = (text: string): string[] =>
  text.split('\n').map(oneSpaced).filter(Boolean);
