/**
 * `npm run check:html`: validates every page in public/ with html-validate and the Nu HTML checker. The second
 * needs Java; without it a line says that it has not run.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate, StaticConfigLoader, type RuleConfig } from 'html-validate';
import { publishedPages } from './lib/publishedPages';
import { runMain } from './lib/run';

const JAR = path.join(path.dirname(require.resolve('vnu-jar')), 'build/dist/vnu.jar');

const rules: RuleConfig = {
  // The way React writes attributes and void elements, which is valid HTML.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'no-inline-style': 'off',
  'void-style': 'off',
  // Gatsby's own element is called ___gatsby.
  'valid-id': ['error', { relaxed: true }],
  // Editors decide how a phone number is written.
  'tel-non-breaking': 'off',
  // A case study has its menu twice; the window's width hides one of them. In the browser tests, axe checks the
  // landmarks that are shown.
  'unique-landmark': 'off',
};

/** Messages about CSS that the parser of the Nu HTML checker does not know yet. */
const NEWER_CSS = [
  // CSS Containment 3.
  "CSS: “container-type”: Property “container-type” doesn't exist.",
  // The unit cqi of CSS Containment 3.
  'CSS: “font”: Parse Error.',
];

/** html-validate builds selectors from ids without escaping the colons in React's. */
const withPlainIds = (html: string): string => html.replace(/:(R\w+):/g, '$1');

function byHtmlValidate(files: readonly string[]): string[] {
  const loader = new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    elements: ['html5'],
    rules,
  });
  const checker = new HtmlValidate(loader);
  return files.flatMap((file) =>
    checker
      .validateStringSync(withPlainIds(readFileSync(file, 'utf8')), file)
      .results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) =>
          [`${file}:`, message, `(${ruleId})`, selector].join(' '),
        ),
      ),
  );
}

/** The Nu HTML checker's messages; undefined without Java. */
function byNuChecker(files: readonly string[]): string[] | undefined {
  const { error, status, stderr } = spawnSync(
    'java',
    ['-jar', JAR, '--errors-only', '--exit-zero-always', ...files],
    { encoding: 'utf8', maxBuffer: 1e9 },
  );
  if (error && 'code' in error && error.code === 'ENOENT') return undefined;
  if (error ?? status) throw error ?? new Error(`The Nu HTML checker did not run: ${stderr}`);
  return stderr
    .split('\n')
    .filter((line) => line && !NEWER_CSS.some((known) => line.endsWith(known)));
}

async function main(): Promise<number> {
  const files = publishedPages('public').map(({ file }) => file);
  const byNu = byNuChecker(files);
  if (!byNu) console.log('There is no Java here: the Nu HTML checker has not read the pages.');
  const problems = [...byHtmlValidate(files), ...(byNu ?? [])];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return 1;
  console.log(`The HTML of ${files.length} pages is valid.`);
  return 0;
}

runMain(main);
