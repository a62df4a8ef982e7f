import { readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Layers of src/, lowest first: a layer imports from itself and from those before it (docs/house.md). */
const layers = [
  'theme',
  'drawings',
  'content',
  'backend',
  'hooks',
  'navigation',
  'seo',
  'components/ui',
  'forms',
  'components/layout',
  'components/sections',
  'templates',
];

/** The rooms of the house, likewise. A tool's test stands beside the tool, and is above them all. */
const house = [
  'src',
  'plugins',
  'netlify',
  'stand-in-api',
  'scripts',
  '__tests__',
  'browser-tests',
];

/** The plugins, likewise. */
const line = [
  'gatsby-plugin-content-check',
  'gatsby-plugin-drawn-pictures',
  'gatsby-plugin-social-cards',
  'gatsby-plugin-static-publish',
  'gatsby-plugin-start-on-intent',
  'gatsby-plugin-content-admin',
];

/** The rooms of the larger plugins, likewise. */
const rooms = {
  'gatsby-plugin-content-check': ['yaml', 'check', 'store', 'launch', 'develop'],
  'gatsby-plugin-content-admin': ['yaml', 'forms', 'preview', 'client', 'server', 'edit'],
};

/** @param {string} root @param {string[]} order */
const zonesIn = (root, order) =>
  order.flatMap((layer, index) =>
    order.slice(index + 1).map((higher) => ({
      target: `${root}/${layer}`,
      from: `${root}/${higher}`,
      message: `${root}/${layer} stands below ${root}/${higher}: it must not know it.`,
    })),
  );

const houseZones = zonesIn('.', house);

const layerZones = zonesIn('./src', layers);

/** A page knows its view, and nothing else of the content. */
const viewZones = layers.slice(layers.indexOf('content') + 1).map((layer) => ({
  target: `./src/${layer}`,
  from: './src/content/kinds',
  message: 'Pages take their views: ViewOf in src/content/pages.ts types them.',
}));

const formsZone = {
  target: './src/forms/core',
  from: './src/forms',
  except: ['./core'],
  message: 'What all forms share knows none of them.',
};

const roomZones = Object.entries(rooms).flatMap(([name, order]) =>
  zonesIn(`./plugins/${name}/src`, order),
);

const plugins = readdirSync('plugins').filter((name) => name.startsWith('gatsby-plugin-'));

/** What other plugins, and /admin's preview, may import of a plugin. */
const openFiles = plugins.flatMap((name) => [`./${name}/index.ts`, `./${name}/browser.ts`]);

const zonesOfPlugins = plugins.map((name) => ({
  target: `./plugins/${name}`,
  from: './plugins',
  except: [
    `./${name}`,
    './loadTypeScript.js',
    './generatedFiles.ts',
    './svgDensity.ts',
    ...openFiles,
  ],
  message: 'Of another plugin, only its index.ts and its browser.ts are for others.',
}));

const lineZones = zonesIn('./plugins', line);

const makerZone = {
  target: './plugins',
  from: './src',
  except: [
    './content',
    './drawings',
    './theme',
    './buildFolder.ts',
    './environment.ts',
    './routes.ts',
    './navigation/startState.ts',
  ],
  message: 'Plugins know the content, the drawings and the tokens, not the components.',
};

const pluginZones = [...houseZones, ...zonesOfPlugins, ...lineZones, ...roomZones];

/** @param {object[]} zones */
const restrictedPaths = (zones) => ({
  'import-x/no-restricted-paths': ['error', { zones }],
});

export default tseslint.config(
  {
    ignores: ['node_modules', 'public', '.cache', '.generated', '.content', 'coverage'],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-extraneous-class': 'off',
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', ['parent', 'sibling', 'index']],
          alphabetize: { order: 'asc', caseInsensitive: true },
          'newlines-between': 'never',
        },
      ],
      'import-x/no-cycle': 'error',
      ...restrictedPaths([...layerZones, ...viewZones, formsZone, ...pluginZones, makerZone]),
      'no-console': 'error',
      // By name: all icons of lucide-react share one file of types.
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'no-restricted-imports': [
        'error',
        {
          name: 'lucide-react',
          message:
            "Take single icons, 'lucide-react/icons/moon': webpack reads all 2,400 otherwise.",
        },
        ...builtinModules.map((name) => ({ name, message: `Write 'node:${name}'.` })),
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportDeclaration[source.value=/^node:/] > ImportNamespaceSpecifier',
          message: "Write import fs from 'node:fs', or name what you take.",
        },
      ],
      // yup is told of our meta fields by merging an interface that adds none of its own.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      eqeqeq: 'error',
    },
  },
  {
    files: ['{scripts,stand-in-api}/**/*.test.ts'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    // The preview of /admin shows real pages.
    files: ['plugins/gatsby-plugin-content-admin/src/preview/**'],
    rules: restrictedPaths(pluginZones),
  },
  {
    files: ['src/**/*.{ts,tsx}', 'plugins/**/*.{ts,tsx}', 'gatsby-*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
    languageOptions: { globals: globals.browser },
  },
  {
    // Building the site needs them where nothing else is installed (npm ci --omit=dev).
    files: ['src/**/*.{ts,tsx}', 'plugins/**/*.{ts,tsx}', 'gatsby-*.{ts,tsx}'],
    rules: {
      'import-x/no-extraneous-dependencies': [
        'error',
        // Comes with Gatsby, in the version that it wants.
        { devDependencies: false, packageDir: import.meta.dirname, whitelist: ['@reach/router'] },
      ],
    },
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  {
    // Playwright reads from a fixture's first parameter which fixtures it needs, be it none.
    files: ['browser-tests/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    files: ['scripts/**', 'stand-in-api/**', 'browser-tests/**', '**/*.mjs', '*.config.*'],
    rules: { 'no-console': 'off' },
    languageOptions: { globals: globals.node },
  },
  {
    // What an edge function writes to the console is in Netlify's log, where the owner looks.
    files: ['netlify/**'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    // Gatsby requires these.
    files: ['plugins/**/*.js'],
    languageOptions: { sourceType: 'commonjs', globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  prettier,
);
