/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { checkContent } from '../../plugins/gatsby-plugin-content-desk/src/check/checkContent';
import { addCaseStudies } from '../../scripts/bench/caseStudies';
import { editSummary, summaryOf } from '../../scripts/bench/editEntry';
import { median, megabytes, table } from '../../scripts/bench/figures';
import { measured } from '../../scripts/bench/measured';
import { servePublic } from '../../scripts/bench/publicServer';
import { spread } from '../../scripts/bench/samplePages';

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

it('a program’s cost counts what it has started', async () => {
  const busy = 'const end = Date.now() + 300; while (Date.now() < end);';
  const parent = `require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}]); console.log('done'); process.exit(3);`;
  const cost = await measured([process.execPath, '-e', parent], { cwd: folder });
  expect(cost).toMatchObject({ code: 3, output: 'done\n' });
  expect(cost.cpu).toBeGreaterThan(0.1);
  expect(cost.wall).toBeGreaterThan(0.29);
});

it('made-up case studies are in order, and so is an edited one', () => {
  cpSync('data', join(folder, 'data'), { recursive: true });
  const stories = addCaseStudies(folder, 30);
  editSummary(folder, stories[7]?.file ?? '', 'one');
  const { entries, problems, warnings } = checkContent(folder, { isProduction: true });
  expect(problems).toEqual([]);
  expect(warnings.filter(({ file }) => file.includes('story-'))).toEqual([]);
  expect(entries.find(({ file }) => file === stories[7]?.file)?.content.summary).toBe(
    summaryOf('one'),
  );
});

describe('the server of the built site', () => {
  const PORT = 9519;
  let site: string;
  let end: () => Promise<void>;
  beforeAll(async () => {
    site = mkdtempSync(join(tmpdir(), 'bench-site-'));
    mkdirSync(join(site, 'about'));
    writeFileSync(join(site, 'about/index.html'), '<h1>About</h1>');
    writeFileSync(join(site, '404.html'), '<h1>Nothing</h1>');
    writeFileSync(join(site, 'app-763799bbb4de1ca700c7.js'), '1');
    end = await servePublic(site, PORT);
  });
  afterAll(async () => {
    await end();
    rmSync(site, { recursive: true });
  });

  it.each([
    ['/about', 200, '<h1>About</h1>', 'public, max-age=0, must-revalidate'],
    ['/nowhere', 404, '<h1>Nothing</h1>', 'public, max-age=0, must-revalidate'],
    ['/../../etc/passwd', 404, '<h1>Nothing</h1>', 'public, max-age=0, must-revalidate'],
    ['/app-763799bbb4de1ca700c7.js', 200, '1', 'public, max-age=31536000, immutable'],
  ])('answers %s as Netlify does', async (address, status, body, lasting) => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const response = await fetch(`http://localhost:${PORT}${address}`, { headers });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe(lasting);
    expect(await response.text()).toBe(body);
  });
});
