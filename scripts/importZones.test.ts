/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLUGINS = 'plugins/gatsby-plugin-';

/** For each sort of zone, files and a file that each must not import. */
const refused = [
  ['src/theme/media', 'src/templates/AboutPage'],
  ['src/components/sections/Questions', 'src/templates/AboutPage'],
  ['src/forms/core/useForm', 'src/forms/rules'],
  ['src/templates/LegalPage', 'src/content/kinds/legalPage'],
  ['src/templates/AboutPage', `${PLUGINS}content-check/index`],
  ['stand-in-api/server', 'scripts/lib/browser'],
  ['__tests__/support/contentCheck', 'browser-tests/fixtures'],
  [`${PLUGINS}drawn-pictures/src/drawPicture`, 'src/components/ui/layout'],
  [`${PLUGINS}social-cards/src/drawCard`, `${PLUGINS}drawn-pictures/src/drawPicture`],
  [`${PLUGINS}content-admin/src/preview/start`, `${PLUGINS}start-on-intent/src/lateScripts`],
  [`${PLUGINS}content-admin/src/forms/checkDraft`, `${PLUGINS}content-admin/src/client/start`],
  [`${PLUGINS}content-check/src/store/checkedContent`, `${PLUGINS}content-admin/index`],
  [`${PLUGINS}static-publish/src/gatsbyNode`, `${PLUGINS}content-admin/index`],
  [`${PLUGINS}start-on-intent/src/gatsbyNode`, `${PLUGINS}content-admin/index`],
  [`${PLUGINS}static-publish/src/publish`, `${PLUGINS}start-on-intent/browser`],
];

/** Lints an import in each of the pairs and prints those with a problem. */
const LINT = `
import { ESLint } from 'eslint';
import { relative, dirname } from 'node:path';
const rule = 'import-x/no-restricted-paths';
const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === rule });
const found = [];
for (const pair of JSON.parse(process.argv[1])) {
  const [file, imported] = pair;
  const path = relative(dirname(file), imported);
  const code = "import '" + (path.startsWith('.') ? path : './' + path) + "';";
  const [{ messages }] = await eslint.lintText(code, { filePath: file + '.ts' });
  if (messages.length > 0) found.push(pair);
}
console.log(JSON.stringify(found));
`;

// That lint allows what is right, the project shows: it passes.
test('lint refuses an import against the order of the house', () => {
  // What does not exist is not resolved, and so not refused.
  const missing = refused
    .flat()
    .filter((file) => !existsSync(`${file}.ts`) && !existsSync(`${file}.tsx`));
  expect(missing).toEqual([]);
  const args = ['--input-type=module', '-e', LINT, JSON.stringify(refused)];
  const found = execFileSync(process.execPath, args, { encoding: 'utf8' });
  expect(JSON.parse(found)).toEqual(refused);
});
