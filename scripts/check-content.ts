/**
 * `npm run check:content`: checks data/ without Gatsby, by the rules of a production build. `-- --lines` prints one
 * line per problem, for the problem matchers in .vscode/tasks.json and .github/content-problems.json.
 */
import { parseArgs } from 'node:util';
import { checkContent } from '../plugins/gatsby-plugin-content-check/src/check/checkContent';
import {
  counted,
  formatProblem,
  problemLine,
} from '../plugins/gatsby-plugin-content-check/src/check/format';
import { openPictures } from '../plugins/gatsby-plugin-content-check/src/check/openPictures';
import { runMain } from './lib/run';

async function report(isOneLine = false): Promise<number> {
  const started = performance.now();
  const { entries, problems, warnings } = checkContent(process.cwd(), {
    isProduction: true,
    pictures: await openPictures(process.cwd()),
  });
  const time = Math.round(performance.now() - started);
  const all = [...problems, ...warnings];

  if (isOneLine) for (const problem of all) console.log(problemLine(problem));
  else for (const problem of all) console.error(`${formatProblem(problem)}\n`);

  const advice = warnings.length > 0 ? ` ${counted(warnings.length, 'warning')}.` : '';
  if (problems.length === 0) {
    console.log(`data/ is in order: ${counted(entries.length, 'file')}, ${time} ms.${advice}`);
    return 0;
  }
  console.error(`${counted(problems.length, 'problem')} in data/.${advice}`);
  return 1;
}

runMain(async () => {
  const { values } = parseArgs({ options: { lines: { type: 'boolean' } } });
  return report(values.lines);
}, 2);
