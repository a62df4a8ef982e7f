/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishFolder } from '../../../plugins/gatsby-plugin-static-publish';

let folder: string;
const made = (file = '') => join(folder, 'made', file);
const published = (file = '') => join(folder, 'public/share', file);

/** As the makers of such files do it: under another name first. */
function make(file: string, text: string): void {
  writeFileSync(made('draft'), text);
  renameSync(made('draft'), made(file));
}

const publish = () => publishFolder(made(), published(), (file) => file.endsWith('.png'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  mkdirSync(made());
  make('home.png', 'home');
  make('manifest.json', '{}');
  publish();
});
afterEach(() => rmSync(folder, { recursive: true }));

it('holds the wanted files, and none of those that are gone', () => {
  expect(readdirSync(published())).toEqual(['home.png']);
  rmSync(made('home.png'));
  make('about.png', 'about');
  publish();
  expect(readdirSync(published())).toEqual(['about.png']);
});

it('writes what has changed, and leaves the rest', () => {
  const before = statSync(published('home.png'));
  publish();
  expect(statSync(published('home.png')).ctimeMs).toBe(before.ctimeMs);
  make('home.png', 'HOME!');
  publish();
  expect(readFileSync(published('home.png'), 'utf8')).toBe('HOME!');
});
