/**
 * `npm run check:content`: checks data/ alone, without Gatsby, as the published site is built.
 *
 * - `-- --fix` first corrects what can only be meant in one way.
 * - `-- --lines` prints one line per problem, for the problem matcher in .vscode/tasks.json.
 *
 * With CI set, problems are also printed as annotations of the pull request.
 */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkContent,
  surroundingsOf,
} from '../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { fixSources } from '../plugins/gatsby-plugin-content-check/src/check/fix';
import {
  annotation,
  counted,
  formatProblem,
  problemLine,
} from '../plugins/gatsby-plugin-content-check/src/check/format';
import { readSources } from '../plugins/gatsby-plugin-content-check/src/check/readFiles';
import { runMain } from './lib/run';

const projectRoot = process.cwd();

/** Writes the corrections into the files and says what was corrected. */
function fix(): void {
  const sources = readSources(projectRoot);
  const { sources: fixed, corrected } = fixSources(sources, surroundingsOf(projectRoot, true));
  fixed.forEach(({ file, text }, index) => {
    if (text !== sources[index]?.text) fs.writeFileSync(path.join(projectRoot, file), text);
  });
  for (const problem of corrected) console.log(`Corrected ${problemLine(problem)}`);
}

function report(isOneLine = false): void {
  const started = performance.now();
  const { entries, problems, warnings } = checkContent(projectRoot, { isProduction: true });
  const time = Math.round(performance.now() - started);
  const all = [...problems, ...warnings];

  if (isOneLine) for (const problem of all) console.log(problemLine(problem));
  else for (const problem of all) console.error(`${formatProblem(problem)}\n`);
  if (process.env.CI) for (const problem of all) console.log(annotation(problem));

  const advice = warnings.length > 0 ? ` ${counted(warnings.length, 'warning')}.` : '';
  if (problems.length === 0) {
    console.log(`data/ is in order: ${counted(entries.length, 'file')}, ${time} ms.${advice}`);
    return;
  }
  const fixable = problems.filter((problem) => problem.fix).length;
  const hint =
    fixable > 0 ? ` \`npm run check:content -- --fix\` corrects ${fixable} of them.` : '';
  console.error(`${counted(problems.length, 'problem')} in data/.${advice}${hint}`);
  process.exitCode = 1;
}

runMain(async () => {
  const { values } = parseArgs({
    options: { fix: { type: 'boolean' }, lines: { type: 'boolean' } },
  });
  if (values.fix) fix();
  report(values.lines);
}, 2);
