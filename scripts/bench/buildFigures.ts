/** `npm run bench -- build`: what a production build costs at today's size. */
import { editSummary } from './editEntry';
import { median, megabytes, seconds, table } from './figures';
import { build, longestSteps, makeCold } from './gatsbyBuild';
import type { Cost } from './measured';
import { inProjectCopy } from './projectCopy';

/** Builds of which the middle one counts. The one that draws everything runs once. */
const RUNS = 3;

const EDITED = 'data/case-studies/airlines.yaml';

const row = (name: string, costs: readonly Cost[]): string[] => [
  name,
  seconds(median(costs.map(({ cpu }) => cpu))),
  seconds(median(costs.map(({ wall }) => wall))),
  megabytes(Math.max(...costs.map(({ memory }) => memory ?? NaN)) || undefined),
];

/** Prints the table. `project` is left as it is. Throws where a build fails. */
export async function buildFigures(project: string): Promise<void> {
  await inProjectCopy(project, async (copy) => {
    const empty = await build(copy);
    console.log(`cold, nothing drawn: ${longestSteps(empty, 6).join(', ')}`);

    const cold: Cost[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      makeCold(copy);
      cold.push(await build(copy));
    }
    if (cold[0]) console.log(`cold, drawings kept: ${longestSteps(cold[0], 6).join(', ')}`);

    const warm: Cost[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      editSummary(copy, EDITED, String(run));
      warm.push(await build(copy));
    }
    if (warm[0]) console.log(`warm: ${longestSteps(warm[0], 6).join(', ')}`);

    console.log(
      table([
        ['', 'CPU', 'wall', 'memory'],
        row('cold, nothing drawn or encoded yet', [empty]),
        row('cold, drawings and cards kept', cold),
        row('warm, one text edited', warm),
      ]),
    );
  });
}
