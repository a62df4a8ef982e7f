/** `npm run check:content`: checks data/ alone, without Gatsby. */
import { checkContent, formatProblem } from '../src/content/check';

const { entries, problems } = checkContent(process.cwd());
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  console.error(`\n${problems.length} problem(s) in data/. Nothing was built.`);
  process.exitCode = 1;
} else {
  console.log(`data/ is in order: ${entries.length} files.`);
}
