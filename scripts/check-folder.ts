/** The first step of `npm run build`: stops in a folder where Gatsby cannot even read its configuration. */
import { folderProblem } from '../plugins/shared/buildFolder';

const problem = folderProblem(process.cwd());
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
