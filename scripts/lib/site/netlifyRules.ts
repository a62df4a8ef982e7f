/** The rules of netlify.toml as Netlify's own parsers read them. */
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';

export interface HeaderRule {
  /** As written, like "/static/*". */
  for: string;
  values: Record<string, string>;
  /** Source of the regular expression for the rule's addresses. */
  pattern: string;
}

interface RedirectRule {
  from: string;
  to: string;
  status: number;
  /** Whether it applies even if a file has that address. */
  force: boolean;
}

export interface NetlifyRules {
  headers: HeaderRule[];
  redirects: RedirectRule[];
  errors: string[];
}

/** The parser types its rules as unknown. */
const isRedirect = (rule: unknown): rule is RedirectRule =>
  typeof rule === 'object' && rule !== null && 'from' in rule && 'to' in rule && 'force' in rule;

/** Reads a netlify.toml and, if they exist, the _headers and _redirects of a published folder, if there is one. */
export async function netlifyRules(toml: string, folder?: string): Promise<NetlifyRules> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: folder === undefined ? [] : [join(folder, '_headers')],
    netlifyConfigPath: toml,
    configHeaders: [],
    minimal: false,
  });
  const redirects = await parseAllRedirects({
    redirectsFiles: folder === undefined ? [] : [join(folder, '_redirects')],
    netlifyConfigPath: toml,
    configRedirects: [],
    minimal: true,
  });
  return {
    headers: headers.map((rule) => ({
      for: rule.for,
      values: rule.values,
      pattern: 'forRegExp' in rule ? rule.forRegExp.source : '',
    })),
    redirects: redirects.redirects.filter(isRedirect),
    errors: [...errors, ...redirects.errors].map((error) => String(error)),
  };
}
