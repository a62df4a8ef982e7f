import { createHash } from 'node:crypto';

/** Browsers look for the charset in the first bytes only (HTML standard, "Determining the character encoding"). */
const CHARSET_LIMIT = 1024;

/** A page up to its charset. */
const UP_TO_CHARSET = /^[\s\S]*?<meta charset="?utf-8"?\s*\/?>/i;

/**
 * Elements with their text, in the order in which the browser meets them: as there, the text of an
 * element ends at the first end tag of its name. React escapes ">" in attributes.
 */
const INLINE_ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;

/** Types of a script element that hold data: the browser never runs them, so no policy stops them. */
const DATA_TYPE = /\btype="(?!module"|text\/javascript"|importmap"|speculationrules")[^"]+"/i;

/** How a policy allows an inline text. */
const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const originOf = (address?: string) => (address ? new URL(address).origin : undefined);

/**
 * The policy of one page: nothing from elsewhere, no frames, workers or plugins, inline scripts and style
 * elements by their hash only. What a `<meta>` cannot say (frame-ancestors) is in netlify.toml.
 *
 * @param apiHost `{host}`, perhaps with a path; without it the forms post to the page's own origin
 * @param analyticsScript address of the script of an analytics service, which it also talks to
 */
export function contentSecurityPolicy(
  html: string,
  apiHost?: string,
  analyticsScript?: string,
): string {
  const analyticsOrigin = originOf(analyticsScript);
  const scripts = new Set<string>();
  // styled-components starts with an empty style element and fills it through the CSSOM.
  const styles = new Set(['']);
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(INLINE_ELEMENT)) {
    if (name.toLowerCase() === 'style') styles.add(text);
    else if (!/\bsrc=/i.test(attributes) && !DATA_TYPE.test(attributes)) scripts.add(text);
  }
  const directives: [name: string, ...sources: (string | undefined)[]][] = [
    // Firefox holds prefetches against it; what else it would allow is closed below.
    ['default-src', "'self'"],
    ['script-src', "'self'", ...[...scripts].map(hashSource), analyticsOrigin],
    ['style-src', "'self'", ...[...styles].map(hashSource)],
    // Server-rendered style attributes: a picture's colour while it loads, a card's place in a row.
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

/** Returns the step that writes the policy after the charset. It comes last: it hashes what the other steps write. */
export const withContentSecurityPolicy =
  (apiHost?: string, analyticsScript?: string) =>
  (html: string, page: string): string => {
    const first = Buffer.from(html.slice(0, CHARSET_LIMIT)).subarray(0, CHARSET_LIMIT).toString();
    const [before] = UP_TO_CHARSET.exec(first) ?? [];
    if (before === undefined) {
      throw new Error(
        `${page} does not declare its charset in its first ${CHARSET_LIMIT} bytes, so it has no place for the policy.`,
      );
    }
    const policy = contentSecurityPolicy(html, apiHost, analyticsScript);
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
    return before + meta + html.slice(before.length);
  };
