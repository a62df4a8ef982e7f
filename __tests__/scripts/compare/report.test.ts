/** @jest-environment node */
import { parse } from 'node-html-parser';
import { htmlReport } from '../../../scripts/compare/htmlReport';
import { lineChanges } from '../../../scripts/compare/lineChanges';
import { PageComparison, type DifferentPicture } from '../../../scripts/compare/pageComparison';
import { VARIANTS, type Variant } from '../../../scripts/compare/variants';
import type { Weight } from '../../../scripts/compare/weights';
import { pageLines, summary, type SiteComparison } from '../../../scripts/compare/wording';

const weight = (changed: Partial<Weight> = {}): Weight => ({
  html: 50_000,
  compressed: 10_000,
  firstLoad: 60_000,
  early: [],
  ...changed,
});

const pageAt = (address: string, after: Partial<Weight> = {}) =>
  new PageComparison(address, { before: weight(), after: weight(after) });

const picture = (variant: Variant | undefined): DifferentPicture => {
  if (!variant) throw new Error('There is no such variant.');
  return {
    variant,
    pixels: 1204,
    share: 0.002,
    strongest: 93,
    top: 340,
    bottom: 1620,
    files: { before: 'a-1.png', after: 'a-2.png', difference: 'a-3.png' },
  };
};

const sites = (changed: Partial<SiteComparison> = {}): SiteComparison => ({
  names: { before: '1eb604d <Merge>', after: 'this checkout' },
  gone: [],
  added: [],
  files: [],
  pages: [pageAt('/'), pageAt('/about')],
  ...changed,
});

describe('two lists of lines', () => {
  it('differ where neighbouring lines have changed', () => {
    expect(lineChanges(['a', 'b', 'c', 'd'], ['a', 'x', 'c', 'd', 'e'])).toEqual([
      { removed: ['b'], added: ['x'] },
      { removed: [], added: ['e'] },
    ]);
  });

  it('may be the same', () => {
    expect(lineChanges(['a', 'b'], ['a', 'b'])).toEqual([]);
  });
});

describe('what differs on a page', () => {
  it('may be nothing', () => {
    const page = pageAt('/about', { compressed: 10_040 });
    expect(pageLines(page)).toEqual(['/about: the same']);
    expect(page.differs).toBe(false);
  });

  it('is said once, with the places where it was seen', () => {
    const page = pageAt('/about');
    const change = { removed: ['Over 20 countries'], added: ['Over 21 countries'] };
    for (const variant of VARIANTS) page.add('text', [change], [variant]);
    for (const variant of VARIANTS.filter(({ width }) => width === 390)) {
      page.add('links', [{ removed: [], added: ['Menu → /menu'] }], [variant]);
    }
    expect(pageLines(page)).toEqual([
      '/about',
      '  text, everywhere:',
      '    − Over 20 countries',
      '    + Over 21 countries',
      '  links, 390 px:',
      '    + Menu → /menu',
    ]);
  });

  it('is counted in pixels and bytes', () => {
    const page = pageAt('/about', { html: 51_000, firstLoad: 60_600 });
    page.pictures.push(picture(VARIANTS[0]));
    expect(pageLines(page)).toEqual([
      '/about',
      '  pictures: 1 of 12 differ (390 px, light, before React); most in 390 px, light, before React: ' +
        '1,204 pixels (0.2 %) in rows 340 to 1,620, by up to 93 of 255',
      '  bytes: HTML 50,000 → 51,000 (+2.00 %), brotli 10,000 → 10,000 (no change), ' +
        'first load 60,000 → 60,600 (+1.00 %)',
    ]);
  });

  it('stays short on the terminal', () => {
    const page = pageAt('/about');
    for (let count = 0; count < 30; count += 1) {
      page.add('text', [{ removed: [String(count).repeat(500)], added: [] }], VARIANTS);
    }
    const lines = pageLines(page);
    expect(lines.length).toBeLessThan(30);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(160);
    expect(lines.at(-1)).toBe('  text: 22 more changes, see the report');
  });

  it('is not known where it could not be seen', () => {
    const page = pageAt('/about');
    page.problem = 'after, 390 px: it does not start';
    expect(pageLines(page)).toEqual([
      '/about',
      '  could not be compared in full: after, 390 px: it does not start',
    ]);
  });
});

describe('the summary', () => {
  it('says that nothing differs', () => {
    expect(summary(sites())).toEqual([
      'Pages that differ: 0 of 2',
      'Bytes of all pages: HTML 100,000 → 100,000 (no change), brotli 20,000 → 20,000 (no change), ' +
        'first load 120,000 → 120,000 (no change)',
      'First load of /, which has grown most: no change',
    ]);
  });

  it('counts what differs, and names pages and files of one site alone', () => {
    const about = pageAt('/about', { firstLoad: 61_200 });
    about.pictures.push(picture(VARIANTS[3]));
    about.add('head', [{ removed: [], added: ['title: About'] }], VARIANTS);
    const risk = pageAt('/risk');
    risk.problem = 'before: it does not start';
    const comparison = sites({
      gone: ['/old'],
      added: ['/new'],
      files: ['/robots.txt has changed'],
      pages: [pageAt('/'), about, risk],
    });
    expect(summary(comparison)).toEqual(
      expect.arrayContaining([
        'Pages that differ: 1 of 3; head of 1; bytes of 1',
        'Pictures that differ: 1 of 36',
        'Pages not compared in full: 1',
        'Page /old is gone',
        'Page /new is new',
        'File /robots.txt has changed',
        'First load of /about, which has grown most: +2.00 %',
      ]),
    );
  });
});

describe('the report in HTML', () => {
  const about = pageAt('/about');
  about.pictures.push(picture(VARIANTS[0]));
  about.add('text', [{ removed: ['<b>Old</b> & "tried"'], added: ['New'] }], VARIANTS);
  const document = parse(htmlReport(sites({ pages: [pageAt('/'), about] })));

  it('shows the pictures side by side', () => {
    expect(document.querySelectorAll('img').map((one) => one.getAttribute('src'))).toEqual([
      'a-1.png',
      'a-2.png',
      'a-3.png',
    ]);
  });

  it('shows words as they are, whatever signs they hold', () => {
    expect(document.querySelector('del')?.text).toBe('<b>Old</b> & "tried"');
    expect(document.text).toContain('1eb604d <Merge>');
  });

  it('leads to the pages that differ, and to no other', () => {
    const links = document.querySelectorAll('nav a');
    expect(links.map(({ text }) => text)).toEqual(['/about']);
    const target = links[0]?.getAttribute('href') ?? '';
    expect(document.querySelector(target)?.querySelector('h2')?.text).toBe('/about');
  });
});
