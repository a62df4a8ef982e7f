/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileDifferences, readBuiltSite } from '../../../scripts/compare/builtSite';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compare-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const PAGE = '<div id="___gatsby"></div>';

/** Writes a site below `folder` and returns where it is. */
function site(name: string, files: Record<string, string>): string {
  for (const [file, content] of Object.entries({ 'index.html': PAGE, ...files })) {
    const place = path.join(folder, name, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
  return path.join(folder, name);
}

describe('the pages of a built site', () => {
  it('have the addresses that visitors ask for', () => {
    const { pages } = readBuiltSite(
      site('nested', {
        'about/index.html': PAGE,
        'terms & conditions/index.html': PAGE,
        'success/markets/2/index.html': PAGE,
        '404/index.html': PAGE,
        '404.html': PAGE,
      }),
    );
    expect([...pages.keys()].sort()).toEqual([
      '/',
      '/404',
      '/404.html',
      '/about',
      '/success/markets/2',
      '/terms & conditions',
    ]);
  });

  it('have the same addresses where each is a file of its own', () => {
    const { pages } = readBuiltSite(site('flat', { 'about.html': PAGE, 'FMCG.html': PAGE }));
    expect([...pages.keys()].sort()).toEqual(['/', '/FMCG', '/about']);
  });

  it('are those that Gatsby has made', () => {
    const { pages } = readBuiltSite(site('tools', { 'admin/index.html': '<h1>Admin</h1>' }));
    expect([...pages.keys()]).toEqual(['/']);
  });

  it('are not found where nothing is built', () => {
    expect(() => readBuiltSite(path.join(folder, 'nowhere'))).toThrow('There is no built site');
  });
});

describe('the other files of two sites', () => {
  it('are named where they differ', () => {
    const before = site('before', { 'robots.txt': 'a', 'icon.svg': 'i', 'sitemap.xml': 's' });
    const after = site('after', { 'robots.txt': 'b', 'icon.svg': 'i', 'feed.xml': 'f' });
    expect(fileDifferences(before, after)).toEqual([
      '/feed.xml is new',
      '/robots.txt has changed',
      '/sitemap.xml is gone',
    ]);
  });

  it('are the same under another hash', () => {
    const before = site('before', { 'static/kufam-0123456789abcdef0123.woff2': 'k' });
    const after = site('after', { 'static/kufam-fedcba98765432100123.woff2': 'k' });
    expect(fileDifferences(before, after)).toEqual([]);
  });

  it('leave out pages, their data and scripts, which are compared otherwise', () => {
    const before = site('before', {});
    const after = site('after', {
      'about/index.html': PAGE,
      'page-data/about/page-data.json': '{}',
      'app-0123456789abcdef0123.js': '1',
    });
    expect(fileDifferences(before, after)).toEqual([]);
  });
});
