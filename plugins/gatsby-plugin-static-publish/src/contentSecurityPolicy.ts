import { createHash } from 'node:crypto';
import type { PublishedPage } from './pagePath';

/** In bytes: browsers look no further for the charset (HTML standard, "Determining the character encoding"). */
const CHARSET_LIMIT = 1024;

const UP_TO_CHARSET = /^[\s\S]*?<meta charset="?utf-8"?\s*\/?>/i;

/** As in browsers, an element's text ends at the first end tag with its name. React escapes ">" in attributes. */
const INLINE_ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;

/** The type of a script element that holds data: browsers never run it, so it needs no hash. */
const DATA_TYPE = /\btype="(?!module"|text\/javascript"|importmap"|speculationrules")[^"]+"/i;

const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const originOf = (address?: string) => (address ? new URL(address).origin : undefined);

/**
 * Returns the policy of one page: nothing from other origins, no frames, workers or plugins, inline scripts
 * and style elements by hash only. `_headers` (netlifyFiles.ts) sets frame-ancestors, which a
 * `<meta>` cannot.
 * @param apiHost base address of the API; without it the forms post to the page's own origin
 * @param analyticsScript address of an analytics service's script, which may call its own origin
 */
export function contentSecurityPolicy(html: string, apiHost?: string, analyticsScript?: string) {
  const analyticsOrigin = originOf(analyticsScript);
  const scripts = new Set<string>();
  // styled-components starts with an empty style element and fills it through the CSSOM.
  const styles = new Set(['']);
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(INLINE_ELEMENT)) {
    if (name.toLowerCase() === 'style') styles.add(text);
    else if (!/\bsrc=/i.test(attributes) && !DATA_TYPE.test(attributes)) scripts.add(text);
  }
  const directives: [name: string, ...sources: (string | undefined)[]][] = [
    // Firefox checks prefetches against it; the directives below restrict the rest.
    ['default-src', "'self'"],
    ['script-src', "'self'", ...[...scripts].map(hashSource), analyticsOrigin],
    ['style-src', "'self'", ...[...styles].map(hashSource)],
    // For style attributes in the HTML: a picture's colour while it loads, a card's place in a row.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['connect-src', "'self'", originOf(apiHost), analyticsOrigin],
    ['media-src', "'none'"],
    ['child-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
  ];
  return directives.map((words) => words.filter(Boolean).join(' ')).join('; ');
}

/** Returns the step that inserts the policy after the charset. It has to come last: it hashes the final content. */
export const withContentSecurityPolicy =
  (apiHost?: string, analyticsScript?: string) =>
  (html: string, { path }: Pick<PublishedPage, 'path'>): string => {
    const first = Buffer.from(html.slice(0, CHARSET_LIMIT)).subarray(0, CHARSET_LIMIT).toString();
    const [before] = UP_TO_CHARSET.exec(first) ?? [];
    if (before === undefined) {
      throw new Error(
        `${path} does not declare its charset in its first ${CHARSET_LIMIT} bytes, so it has no place for the policy.`,
      );
    }
    const policy = contentSecurityPolicy(html, apiHost, analyticsScript);
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
    return before + meta + html.slice(before.length);
  };
