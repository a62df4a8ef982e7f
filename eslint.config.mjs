import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Layers of src/, lowest first: a layer imports from itself and from lower ones (docs/house.md). */
const layers = [
  'basics',
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

/** Top-level folders, likewise. The tests of tools, which are beside them, may import from all. */
const house = [
  'src',
  'plugins',
  'netlify',
  'stand-in-api',
  'scripts',
  '__tests__',
  'browser-tests',
];

const plugins = readdirSync('plugins').filter((name) => name.startsWith('gatsby-plugin-'));

/** Plugins, likewise: in the order of gatsby-config.ts. */
const line = [...readFileSync('gatsby-config.ts', 'utf8').matchAll(/'(gatsby-plugin-[\w-]+)'/g)]
  .map(([, name]) => name)
  .filter((name) => plugins.includes(name));

/** Folders in the larger plugins, likewise. */
const rooms = {
  'gatsby-plugin-content-check': ['yaml', 'check', 'store', 'launch', 'develop'],
  'gatsby-plugin-content-admin': [
    'yaml',
    'content',
    'forms',
    'worker',
    'preview',
    'client',
    'server',
    'edit',
  ],
};

/** @param {string} root @param {string[]} order */
const zonesIn = (root, order) =>
  order.flatMap((layer, index) =>
    order.slice(index + 1).map((higher) => ({
      target: `${root}/${layer}`,
      from: `${root}/${higher}`,
      message: `${root}/${layer} is below ${root}/${higher} and must not import from it.`,
    })),
  );

const houseZones = zonesIn('.', house);

const layerZones = zonesIn('./src', layers);

/** Rooms of the content model, likewise. */
const contentZones = zonesIn('./src/content', ['text', 'model', '@(kinds|views)', 'pages']);

/** Rooms of the scripts' parts, likewise. */
const libZones = zonesIn('./scripts/lib', ['processes', 'site', 'verify']);

/** In the check, likewise: what reads files, the rules, and what runs them. */
const checkZones = ['pictures', 'git', '!(checkContent|checkSources).ts'].flatMap((readers) =>
  zonesIn('./plugins/gatsby-plugin-content-check/src/check', [
    readers,
    'rules',
    '@(checkContent|checkSources).ts',
  ]),
);

/** Pages get their content as views only. */
const viewZones = layers.slice(layers.indexOf('content') + 1).map((layer) => ({
  target: `./src/${layer}`,
  from: './src/content/kinds',
  message: 'Pages take views, typed by ViewOf in src/content/pages/pages.ts.',
}));

const singleFilesZone = {
  target: ['./src/environment.ts', './src/routes.ts', './src/sharedNames.ts'],
  from: './src',
  except: ['./basics'],
  message: 'What all layers may import needs none of them but basics.',
};

const formsZone = {
  target: './src/forms/core',
  from: './src/forms',
  except: ['./core'],
  message: 'The core of the forms must not import from any of them.',
};

const roomZones = Object.entries(rooms).flatMap(([name, order]) =>
  zonesIn(`./plugins/${name}/src`, order),
);

/** What browsers run. The forms' rules are yup's, which loads with them. */
const browserCode = [
  ...layers.slice(layers.indexOf('content') + 1).map((layer) => `src/${layer}/**`),
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
];

/** @param {string[]} paths packages of which only types may be imported */
const typesAlone = (paths) => ({
  '@typescript-eslint/no-restricted-imports': [
    'error',
    {
      paths: paths.map((name) => ({
        name,
        allowTypeImports: true,
        message: 'Only forms load it; import its types.',
      })),
      patterns: [
        {
          regex: '/content/(?!text/)',
          allowTypeImports: true,
          message: 'Every visitor would load the editors’ model: import values from content/text.',
        },
      ],
    },
  ],
});

/** The files of a plugin that other plugins, scripts and /admin's preview may import. */
const openFiles = plugins.flatMap((name) => [`./${name}/index.ts`, `./${name}/browser.ts`]);

const zonesOfPlugins = plugins.map((name) => ({
  target: `./plugins/${name}`,
  from: './plugins',
  except: [`./${name}`, './shared', ...openFiles],
  message: 'Import only the index.ts or browser.ts of another plugin.',
}));

const scriptZone = {
  target: './scripts',
  from: './plugins',
  except: ['./shared', ...openFiles],
  message: 'Import only the index.ts or browser.ts of a plugin.',
};

const sharedZone = {
  target: './plugins/shared',
  from: './plugins',
  except: ['./shared'],
  message: 'What plugins share needs none of them.',
};

/** What it keeps, it keeps in modules. */
const copiesZone = {
  target: './gatsby-node.ts',
  from: './plugins/gatsby-plugin-content-check',
  message:
    'Gatsby compiles gatsby-node.ts with a copy of this plugin, which has checked nothing: ask nodes or files (docs/decisions/0002-tsx-loads-plugins.md).',
};

const lineZones = zonesIn('./plugins', line);

const makerZone = {
  target: './plugins',
  from: './src',
  except: [
    './basics',
    './content',
    './drawings',
    './theme',
    './environment.ts',
    './routes.ts',
    './sharedNames.ts',
  ],
  message:
    'Plugins may import the basics, the content, the drawings and the tokens, but no components.',
};

const pluginZones = [
  ...houseZones,
  ...zonesOfPlugins,
  scriptZone,
  sharedZone,
  copiesZone,
  ...lineZones,
  ...roomZones,
  ...checkZones,
];

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
      ...restrictedPaths([
        ...layerZones,
        ...contentZones,
        ...libZones,
        ...viewZones,
        singleFilesZone,
        formsZone,
        ...pluginZones,
        makerZone,
      ]),
      'no-console': 'error',
      // Types separately: all icons of lucide-react share one file of types.
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'no-restricted-imports': [
        'error',
        {
          name: 'lucide-react',
          message:
            "Import single icons, 'lucide-react/icons/moon': otherwise webpack reads all 2,400.",
        },
        ...builtinModules.map((name) => ({ name, message: `Import 'node:${name}'.` })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'URL', property: 'canParse', message: 'Use parseUrl, which says why.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportDeclaration[source.value=/^node:/] > ImportNamespaceSpecifier',
          message: "Use a default import, like import fs from 'node:fs', or named imports.",
        },
      ],
      // Our meta fields are declared by merging an empty interface into yup's.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      eqeqeq: 'error',
    },
  },
  { files: browserCode, rules: typesAlone(['yup']) },
  { files: ['src/forms/**'], rules: typesAlone([]) },
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
    // The site is built with these alone (npm ci --omit=dev).
    files: ['src/**/*.{ts,tsx}', 'plugins/**/*.{ts,tsx}', 'gatsby-*.{ts,tsx}'],
    rules: {
      'import-x/no-extraneous-dependencies': [
        'error',
        // A dependency of Gatsby, which determines its version.
        { devDependencies: false, packageDir: import.meta.dirname, whitelist: ['@reach/router'] },
      ],
    },
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  {
    // Playwright reads the required fixtures from a fixture's first parameter, even if there are none.
    files: ['browser-tests/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    files: ['scripts/**', 'stand-in-api/**', 'browser-tests/**', '**/*.mjs', '*.config.*'],
    rules: { 'no-console': 'off' },
    languageOptions: { globals: globals.node },
  },
  {
    // Where a form makes no page, the console alone says why.
    files: ['plugins/gatsby-plugin-content-admin/src/{client,preview}/**'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    // The console output of an edge function is in Netlify's log, which the owner reads.
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
