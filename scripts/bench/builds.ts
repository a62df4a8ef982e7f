/** `npm run bench -- build` and `-- scale`: what production builds cost. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseDocument, stringify } from 'yaml';
import { median, table } from '../lib/figures';
import { build, makeCold, type Cost } from '../lib/gatsbyBuild';
import { inProjectCopy } from '../lib/projectCopy';
import { publishedPages } from '../lib/publishedPages';

const CASE_STUDIES = 'data/case-studies';

/** Builds per figure, which is their median. The one that draws everything runs once. */
const RUNS = 3;

const yamlFiles = (project: string): string[] =>
  readdirSync(path.join(project, CASE_STUDIES))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => path.join(project, CASE_STUDIES, name))
    .sort();

/** Writes `count` case studies beside the project's own, whose texts they have in turn. */
function addCaseStudies(project: string, count: number): void {
  const own = yamlFiles(project).map((file): object => parse(readFileSync(file, 'utf8')));
  for (let index = 0; index < count; index += 1) {
    const slug = `story-${String(index + 1).padStart(5, '0')}`;
    const name = `Story ${index + 1}`;
    const content = {
      ...own[index % own.length],
      slug,
      otherSpellings: undefined,
      formerAddresses: undefined,
      picture: undefined,
      order: 1000 + index,
      name,
      seo: {
        title: `${name} of a Client`,
        description: `What the client of number ${index + 1} asked, what we listened to, what we did about it and how its customers speak of it now.`,
      },
      summary: `The client of number ${index + 1} wanted to know what its customers say to each other.`,
    };
    writeFileSync(path.join(project, CASE_STUDIES, `${slug}.yaml`), stringify(content));
  }
}

/** Gives the last case study another summary, as an editor would. */
function editSummary(project: string, edition: number): void {
  const file = yamlFiles(project).at(-1) ?? '';
  const document = parseDocument(readFileSync(file, 'utf8'));
  document.set('summary', `A client asked what had changed since the last time; note ${edition}.`);
  writeFileSync(file, String(document));
}

const KINDS = ['nothing drawn yet', 'cold, drawings kept', 'warm, one text edited'] as const;

/** The costs of the kinds of builds in a copy of the project, each the median by CPU time. */
const measure = (added: number): Promise<{ pages: number; costs: Cost[] }> =>
  inProjectCopy(process.cwd(), async (copy) => {
    addCaseStudies(copy, added);
    const costs: Cost[] = [];
    for (const kind of KINDS) {
      const runs: Cost[] = [];
      while (runs.length < (kind === KINDS[0] ? 1 : RUNS)) {
        if (kind === KINDS[2]) editSummary(copy, runs.length);
        else makeCold(copy);
        runs.push(await build(copy));
      }
      const middle = median(runs.map(({ cpu }) => cpu));
      costs.push(...runs.filter(({ cpu }) => cpu === middle).slice(0, 1));
    }
    return { pages: publishedPages(path.join(copy, 'public')).length, costs };
  });

/**
 * Prints a line for each number of added case studies; the project is left as it is.
 * @throws Error where a number is none, or a build fails
 */
export async function buildFigures(counts: readonly number[]): Promise<void> {
  if (!counts.every((count) => Number.isInteger(count) && count >= 0)) {
    throw new Error('Name whole numbers of case studies.');
  }
  const rows = [['pages', ...KINDS.flatMap((kind) => [`${kind}: CPU`, 'wall'])]];
  for (const count of counts) {
    const { pages, costs } = await measure(count);
    const figures = costs.flatMap(({ cpu, wall }) => [cpu, wall]);
    rows.push([String(pages), ...figures.map((figure) => `${figure.toFixed(1)} s`)]);
  }
  console.log(table(rows));
}
