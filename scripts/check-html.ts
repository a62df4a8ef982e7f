/** `npm run check:html`: validates every page in public/ with html-validate. */
import { readFileSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader, type RuleConfig } from 'html-validate';
import { takesNothing } from './lib/processes/commandLine';
import { runMain } from './lib/processes/run';
import { publishedPages, requireSite } from './lib/site/publishedPages';

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

/** html-validate builds selectors from ids without escaping the colons in React's. */
const withPlainIds = (html: string): string => html.replace(/:(R\w+):/g, '$1');

function problemsIn(files: readonly string[]): string[] {
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

async function main(): Promise<number> {
  takesNothing('npm run check:html');
  requireSite('public');
  const files = publishedPages('public').map(({ file }) => file);
  const problems = problemsIn(files);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return 1;
  console.log(`The HTML of ${files.length} pages is valid.`);
  return 0;
}

runMain(main);
