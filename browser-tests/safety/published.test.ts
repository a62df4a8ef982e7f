/** @jest-environment node */
import { readdirSync, readFileSync } from 'fs';
import { homedir } from 'os';
import { join } from 'path';
import { EDIT_ELEMENT, isMarked } from '../../plugins/gatsby-plugin-content-desk/src/edit/marks';
import { API, API_TOKEN, SITE, UNPUBLISHED } from '../support/addresses';

const FOLDER = 'public';

const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

const isText = (file: string) => /\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(file);
const texts = files.filter(isText).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const filesWith = (words: string) =>
  texts.filter(({ text }) => text.includes(words)).map(({ file }) => file);

describe('what is published', () => {
  test('is of the kinds that a visitor’s browser asks for', () => {
    const kinds =
      /\.(html|js|js\.LICENSE\.txt|css|json|svg|png|jpg|webp|avif|woff2|ico|xml|webmanifest)$|\/robots\.txt$|\/_headers$|\/_redirects$/;
    expect(files.filter((file) => !kinds.test(file))).toEqual([]);
  });

  test('holds no source map and no script that names one', () => {
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    expect(filesWith('sourceMappingURL=')).toEqual([]);
  });

  test('holds no build statistics', () => {
    const statistics = /webpack\.stats\.json$|chunk-map\.json$|~partytown/;
    expect(files.filter((file) => statistics.test(file))).toEqual([]);
  });

  test.each([
    ['the folder of the build', process.cwd()],
    ['the home folder', homedir()],
    ['a value that only the build knows', UNPUBLISHED],
    ['a folder of packages', '/node_modules/'],
  ])('does not name %s', (_name, words) => {
    expect(filesWith(words)).toEqual([]);
  });

  test('holds no mark of a text, and nothing of the switch that reads them', () => {
    const marked = texts.filter(({ text }) => isMarked(text)).map(({ file }) => file);
    expect(marked).toEqual([]);
    expect(filesWith(EDIT_ELEMENT)).toEqual([]);
    expect(filesWith('vercelStega')).toEqual([]);
  });

  test('holds no zero bytes', () => {
    expect(filesWith('\0')).toEqual([]);
  });

  test('holds the public variables, each where it belongs', () => {
    const scripts = (words: string) => filesWith(words).filter((file) => file.endsWith('.js'));
    expect(scripts(API_TOKEN).length).toBeGreaterThan(0);
    expect(filesWith(API_TOKEN)).toEqual(scripts(API_TOKEN));
    expect(scripts(API).length).toBeGreaterThan(0);
    expect(filesWith(SITE).length).toBeGreaterThan(0);
  });

  test('has every script that a page names, and the same ones on all pages', () => {
    const named = texts
      .filter(({ file }) => file.endsWith('.html') && !file.startsWith('public/admin/'))
      .map(({ file, text }) => ({ file, list: /pageScripts=(\[[^\]]*\])/.exec(text)?.[1] ?? '' }));
    expect(new Set(named.map(({ list }) => list)).size).toBe(1);
    const addresses: string[] = JSON.parse(named[0]?.list ?? '[]');
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => !files.includes(`public${address}`))).toEqual([]);
  });

  test('names every script after its content, so that it may be kept for ever', () => {
    const scripts = files.filter((file) => /^public\/[^/]*\.js$/.test(file));
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((file) => !/-[0-9a-f]{20}\.js$/.test(file))).toEqual([]);
  });
});
