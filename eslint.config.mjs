import { readdirSync } from 'node:fs';
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
  'pages',
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

/** A page knows what its query asks for, and nothing else of the content. */
const queryZones = layers.slice(layers.indexOf('content') + 1).map((layer) => ({
  target: `./src/${layer}`,
  from: './src/content/kinds',
  message: 'Pages take what queries give: their types are in src/generated/queryTypes.ts.',
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
  except: [`./${name}`, './loadTypeScript.js', './generatedFiles.ts', ...openFiles],
  message: 'Of another plugin, only its index.ts and its browser.ts are for others.',
}));

const checkZone = {
  target: './plugins/gatsby-plugin-content-check',
  from: './plugins',
  except: ['./gatsby-plugin-content-check', './loadTypeScript.js', './generatedFiles.ts'],
  message: 'The check stands below the other plugins: it must not know them.',
};

const makerZone = {
  target: './plugins',
  from: './src',
  except: [
    './content',
    './drawings',
    './theme',
    './environment.ts',
    './routes.ts',
    './navigation/startState.ts',
  ],
  message: 'Plugins know the content, the drawings and the tokens, not the components.',
};

const pluginZones = [...houseZones, ...zonesOfPlugins, checkZone, ...roomZones];

/** @param {object[]} zones */
const restrictedPaths = (zones) => ({
  'import-x/no-restricted-paths': ['error', { zones }],
});

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'public',
      '.cache',
      '.generated',
      '.compare',
      '.content',
      '.stryker',
      '.playwright',
      'coverage',
    ],
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
      ...restrictedPaths([...layerZones, ...queryZones, formsZone, ...pluginZones, makerZone]),
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
    // Forms read their inputs by name: only a type alias has the index signature for it.
    files: ['src/generated/**'],
    rules: { '@typescript-eslint/consistent-type-definitions': ['error', 'type'] },
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
    files: ['scripts/**', 'stand-in-api/**', 'browser-tests/**', '**/*.mjs', '*.config.*'],
    rules: { 'no-console': 'off' },
    languageOptions: { globals: globals.node },
  },
  {
    // Gatsby requires these.
    files: ['plugins/**/*.js'],
    languageOptions: { sourceType: 'commonjs', globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  prettier,
);
