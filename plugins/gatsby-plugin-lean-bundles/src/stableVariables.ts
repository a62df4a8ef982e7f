/** Which of the build's variables the code that makes the pages gets to know. */

/** What the browser's code knows as well, and what Gatsby itself says. */
const KNOWN =
  /^process\.env\.(?:GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$|^(?!process\.env\.)/;

interface DefinePlugin {
  definitions: Record<string, unknown>;
}

const isDefinePlugin = (plugin: unknown): plugin is DefinePlugin =>
  typeof plugin === 'object' &&
  plugin !== null &&
  plugin.constructor.name === 'DefinePlugin' &&
  'definitions' in plugin;

/**
 * Takes the other variables out of the definitions. Gatsby gives this code every variable of the
 * machine, and webpack recompiles all of it when one of them changes: on Netlify, with every deploy.
 *
 * @param define gives the plugin with these definitions
 */
export function withStableVariables(
  plugins: readonly unknown[],
  define: (definitions: Record<string, unknown>) => unknown,
): unknown[] {
  return plugins.map((plugin) =>
    isDefinePlugin(plugin)
      ? define(
          Object.fromEntries(
            Object.entries(plugin.definitions).filter(([name]) => KNOWN.test(name)),
          ),
        )
      : plugin,
  );
}
