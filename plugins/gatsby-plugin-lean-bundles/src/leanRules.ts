/** The rules by which webpack reads scripts. */
import * as fs from 'fs';
import * as path from 'path';
import type { RuleSetRule, RuleSetUseItem } from 'webpack';

/** What webpack says about a module for which it wants loaders. */
export interface ScriptRequest {
  realResource: string;
  issuer: string;
  resourceQuery: string;
}

type ScriptRule = RuleSetRule & { use: (request: ScriptRequest) => RuleSetUseItem[] };

const SWC = path.join(__dirname, 'swcLoader.mjs');

/** What only Babel's plugins do: names of styled components, and queries in components. */
const WANTS_BABEL = /styled-components|graphql/;

/** What Gatsby's own loader takes out of a page. None of ours has it; one that gets it is built as ever. */
const WANTS_GATSBY = /\bexport\b[^;=(]*\b(?:config|getServerData|Head)\b/;

/** Gatsby also has modules that are on no disk: its lists of pages. */
const sourceOf = (file: string): string =>
  fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';

/** Gatsby states the loaders of scripts by a function, and of nothing else. */
const isScriptRule = (rule: unknown): rule is ScriptRule =>
  typeof rule === 'object' && rule !== null && 'use' in rule && typeof rule.use === 'function';

/**
 * Returns the rules with one in place of Gatsby's two for scripts; undefined where there are not these
 * two. By both of those, one after the other, Babel reads each of our files with some fifty plugins. By
 * ours swc takes out types and JSX, and Babel sees only the files that a plugin of this site is for.
 *
 * @param babel returns Babel's loader with these options and no others
 */
export function leanRules(
  rules: readonly unknown[],
  babel: (options: object) => RuleSetUseItem,
): unknown[] | undefined {
  const [gatsbys, ofTypeScript, ...more] = rules.filter(isScriptRule);
  if (!gatsbys || !ofTypeScript || more.length > 0) return undefined;
  const plugins = babel({
    babelrc: false,
    configFile: false,
    // webpack keeps what it has built by itself.
    cacheDirectory: false,
    plugins: [
      ['babel-plugin-styled-components', { displayName: false, fileName: false }],
      // The same folder for both bundles, as Gatsby has it.
      ['babel-plugin-remove-graphql-queries', { staticQueryDir: 'page-data/sq/d' }],
    ],
  });
  const use = (request: ScriptRequest): RuleSetUseItem[] => {
    const source = sourceOf(request.realResource);
    if (WANTS_GATSBY.test(source)) return gatsbys.use(request);
    return WANTS_BABEL.test(source) ? [plugins, SWC] : [SWC];
  };
  return rules
    .filter((rule) => rule !== ofTypeScript)
    .map((rule) => (rule === gatsbys ? { ...gatsbys, use } : rule));
}
