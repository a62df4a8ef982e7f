/**
 * `npm run check:content`: checks data/ without Gatsby, by the rules of a production build. `-- --lines` prints one
 * line per problem, for the problem matchers in .vscode/tasks.json and .github/content-problems.json.
 */
import {
  checkContent,
  formatProblem,
  openPictures,
  problemLine,
} from '../plugins/gatsby-plugin-content-check';
import { counted } from '../src/content/model/describe';
import { readCommandLine } from './lib/processes/commandLine';
import { runMain } from './lib/processes/run';

/** Prints the problems last, where the terminal stops; beside them, advice is a number only. */
async function report(isOneLine = false): Promise<number> {
  const started = performance.now();
  const { entries, problems, warnings } = checkContent(process.cwd(), {
    isProduction: true,
    pictures: await openPictures(process.cwd()),
  });
  const time = Math.round(performance.now() - started);

  if (isOneLine) {
    for (const problem of [...problems, ...warnings]) console.log(problemLine(problem));
  } else {
    const shown = problems.length > 0 ? problems : warnings;
    for (const problem of shown) console.error(`${formatProblem(problem)}\n`);
  }

  const advice = warnings.length > 0 ? ` ${counted(warnings.length, 'warning')}.` : '';
  if (problems.length === 0) {
    console.log(`data/ is in order: ${counted(entries.length, 'file')}, ${time} ms.${advice}`);
    return 0;
  }
  console.error(`${counted(problems.length, 'problem')} in data/.${advice}`);
  return 1;
}

runMain(async () => {
  const { values } = readCommandLine({
    usage: 'npm run check:content [-- --lines]',
    options: { lines: { type: 'boolean' } },
    words: [],
  });
  return report(values.lines);
}, 2);
