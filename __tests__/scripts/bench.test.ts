/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { checkContent } from '../../plugins/gatsby-plugin-content-desk/src/check/checkContent';
import { addCaseStudies } from '../../scripts/bench/caseStudies';
import { editSummary, summaryOf } from '../../scripts/bench/editEntry';
import { median, megabytes, table } from '../../scripts/bench/figures';
import { measured } from '../../scripts/bench/measured';
import { spread } from '../../scripts/bench/samplePages';
import { FIXTURE_SITE } from '../support/fixtureSite';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bench-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the figures', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 3],
    [[], NaN],
  ])('of %j have the middle %d', (figures, middle) => {
    expect(median(figures)).toBe(middle);
  });

  it('stand in columns', () => {
    expect(
      table([
        ['', 'CPU'],
        ['cold', '12.0 s'],
        ['warm', '2.0 s'],
      ]),
    ).toBe('         CPU\ncold  12.0 s\nwarm   2.0 s');
  });

  it('say that memory was not measured', () => {
    expect(megabytes(3 * 2 ** 20)).toBe('3 MB');
    expect(megabytes(undefined)).toBe('–');
  });

  it('are of a sample that is spread evenly', () => {
    expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4)).toEqual([0, 3, 6, 9]);
    expect(spread([1, 2], 4)).toEqual([1, 2]);
  });
});

it('a program’s cost counts the memory of what it has started', async () => {
  const held = 200 * 2 ** 20;
  // Long enough for two samples.
  const busy = `const held = Buffer.alloc(${held}, 1); setTimeout(() => held, 3000);`;
  const parent = `require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}]); console.log('done'); process.exit(3);`;
  const cost = await measured([process.execPath, '-e', parent], { cwd: folder });
  expect(cost).toMatchObject({ code: 3, output: 'done\n' });
  // Without /proc, memory is not measured.
  if (process.platform === 'linux') expect(cost.memory).toBeGreaterThan(held);
});

it('made-up case studies are in order, and so is an edited one', () => {
  cpSync(join(FIXTURE_SITE, 'data'), join(folder, 'data'), { recursive: true });
  const stories = addCaseStudies(folder, 30);
  editSummary(folder, stories[7]?.file ?? '', 'one');
  const { entries, problems, warnings } = checkContent(folder, { isProduction: true });
  expect(problems).toEqual([]);
  expect(warnings.filter(({ file }) => file.startsWith('data/case-studies/'))).toEqual([]);
  const edited = entries.find(({ file }) => file === stories[7]?.file);
  expect(edited?.content).toMatchObject({ summary: summaryOf('one') });
});
