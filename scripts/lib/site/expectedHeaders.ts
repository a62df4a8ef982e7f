/** The headers that netlify.toml sets for an address, and which of them a response lacks. */
import { HASHED_SCRIPT, IMMUTABLE } from '../../../plugins/gatsby-plugin-static-publish';
import type { HeaderRule } from './netlifyRules';

/** Netlify's default for files without a rule. */
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Every value that the rules set for this path, by the header's lower-case name. */
export function headerValues(rules: readonly HeaderRule[], path: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const rule of rules.filter(({ pattern }) => new RegExp(pattern, 'iu').test(path))) {
    for (const [name, value] of Object.entries(rule.values)) {
      const key = name.toLowerCase();
      found.set(key, [...(found.get(key) ?? []), value]);
    }
  }
  return found;
}

function allValues(rules: readonly HeaderRule[], path: string): Map<string, string[]> {
  const isHashedScript = HASHED_SCRIPT.test(path.slice(1));
  const lifetime: [string, string[]] = [
    'cache-control',
    [isHashedScript ? IMMUTABLE : REVALIDATED],
  ];
  return new Map([lifetime, ...headerValues(rules, path)]);
}

/**
 * The headers that Netlify should send for this path. Those of scripts are not in netlify.toml: the build writes them.
 */
export const expectedHeaders = (rules: readonly HeaderRule[], path: string): Map<string, string> =>
  new Map([...allValues(rules, path)].map(([name, values]) => [name, values.join(', ')]));

const withoutSpaces = (value: string) => value.replace(/\s+/g, '').toLowerCase();

/**
 * A sentence for each header that differs. Spaces and letter case do not count. Of several values the last is enough:
 * it is the narrower rule's.
 */
export const headerComplaints = (
  rules: readonly HeaderRule[],
  path: string,
  headers: Headers,
): string[] =>
  [...allValues(rules, path)].flatMap(([name, values]) => {
    const actual = headers.get(name) ?? '';
    const accepted = [values.join(', '), values.at(-1) ?? ''].map(withoutSpaces);
    return accepted.includes(withoutSpaces(actual))
      ? []
      : `${path} has ${name}: ${actual || '(none)'}, expected ${values.join(', ')}`;
  });
