/** `npm run bench -- scale 1000 5000`: what builds cost with so many more case studies. */
import { addCaseStudies, type MadeUpStory } from './caseStudies';
import { editSummary } from './editEntry';
import { megabytes, seconds, table } from './figures';
import { build, longestSteps, makeCold, ORIGIN } from './gatsbyBuild';
import type { Cost } from './measured';
import { inProjectCopy } from './projectCopy';
import { pageSizes, sampleFaults } from './samplePages';

/** What was measured with one number of case studies. */
interface Measured {
  added: number;
  pages: number;
  /** Nothing drawn or encoded yet. */
  empty: Cost;
  /** Cold, with the drawings, cards and encoded pictures of the build before. */
  cold: Cost;
  /** After an edit of one text. */
  warm: Cost;
}

const say = (name: string, cost: Cost) =>
  console.log(
    `  ${name}: ${seconds(cost.cpu)} CPU, ${seconds(cost.wall)}, ${megabytes(cost.memory)}; ${longestSteps(cost, 6).join(', ')}`,
  );

/** Prints what is wrong with a sample of the pages, and how large the largest page is. */
function look(copy: string, stories: readonly MadeUpStory[]): number {
  const faults = sampleFaults(stories, copy, ORIGIN);
  for (const fault of faults) console.log(`  ${fault}`);
  if (faults.length === 0) console.log('  The sample of the pages is as it should be.');
  const { count, largest, bytes } = pageSizes(copy);
  console.log(
    `  ${count} pages; the largest HTML is ${largest}'s, ${Math.round(bytes / 1024)} kB.`,
  );
  return count;
}

async function measure(project: string, added: number): Promise<Measured> {
  return inProjectCopy(project, async (copy) => {
    console.log(`${added} more case studies`);
    const stories = addCaseStudies(copy, added);
    const empty = await build(copy);
    say('cold, nothing drawn yet', empty);
    const pages = look(copy, stories);
    makeCold(copy);
    const cold = await build(copy);
    say('cold, drawings and cards kept', cold);
    const edited =
      stories[Math.floor(stories.length / 2)]?.file ?? 'data/case-studies/airlines.yaml';
    editSummary(copy, edited, 'one');
    const warm = await build(copy);
    say('warm, one text edited', warm);
    look(copy, stories);
    return { added, pages, empty, cold, warm };
  });
}

const cells = (cost: Cost): string[] => [seconds(cost.cpu), megabytes(cost.memory)];

/** CPU time that one page more takes, in milliseconds, by two measurements. */
function perPage(first: Measured, second: Measured): Record<'empty' | 'cold' | 'warm', number> {
  const pages = second.pages - first.pages;
  const grown = (kind: 'empty' | 'cold' | 'warm') =>
    ((second[kind].cpu - first[kind].cpu) * 1000) / pages;
  return { empty: grown('empty'), cold: grown('cold'), warm: grown('warm') };
}

function growthLine(first: Measured, second: Measured): string {
  const { empty, cold, warm } = perPage(first, second);
  const drawing = `${(empty - cold).toFixed(1)} ms for its drawings and its card, once`;
  return `From ${first.pages} to ${second.pages} pages, each costs ${cold.toFixed(1)} ms CPU cold, ${warm.toFixed(1)} ms warm, and ${drawing}.`;
}

/** Measures with each number of case studies, in copies of `project`. Throws where a build fails. */
export async function scaleFigures(project: string, counts: readonly number[]): Promise<void> {
  const results: Measured[] = [];
  for (const count of [0, ...counts]) results.push(await measure(project, count));
  const header = [
    'pages',
    'nothing drawn: CPU',
    'memory',
    'cold: CPU',
    'memory',
    'warm: CPU',
    'memory',
  ];
  const rows = results.map(({ pages, empty, cold, warm }) => [
    String(pages),
    ...cells(empty),
    ...cells(cold),
    ...cells(warm),
  ]);
  console.log(`\n${table([header, ...rows])}`);
  for (const [index, result] of results.entries()) {
    const before = results[index - 1];
    if (before) console.log(growthLine(before, result));
  }
}
