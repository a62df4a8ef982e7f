/**
 * A webpack loader that takes types and JSX out of a module, as `swc-loader` does. That package asks for
 * a webpack beside it, and npm would install a second, newer one than Gatsby's.
 */
import { transform } from '@swc/core';

/** For our own code. Packages come as they are: browser-tests/scripts.test.ts holds all to ES2022. */
const TARGET = 'es2020';

const options = {
  configFile: false,
  swcrc: false,
  isModule: 'unknown',
  jsc: {
    target: TARGET,
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

/**
 * @this {{ async: () => (error: unknown, code?: string, map?: object) => void, resourcePath: string, sourceMap: boolean }}
 * @param {string} source
 */
export default function swcLoader(source) {
  const done = this.async();
  // Only where types are can "<T>(" be a type parameter; there it cannot be an element.
  const parser = { ...options.jsc.parser, tsx: !this.resourcePath.endsWith('.ts') };
  transform(source, {
    ...options,
    jsc: { ...options.jsc, parser },
    filename: this.resourcePath,
    sourceMaps: this.sourceMap,
  }).then(({ code, map }) => done(null, code, map && JSON.parse(map)), done);
}
