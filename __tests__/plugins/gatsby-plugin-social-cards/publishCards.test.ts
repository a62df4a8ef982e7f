/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishCards } from '../../../plugins/gatsby-plugin-social-cards/src/cardFiles';

let folder: string;
const made = (file = '') => join(folder, 'made', file);
const published = (file = '') => join(folder, 'public/share', file);

/** As the makers of such files do it: under another name first. */
function make(file: string, text: string): void {
  writeFileSync(made('draft'), text);
  renameSync(made('draft'), made(file));
}

const publish = () => publishCards(made(), published());

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

it('follows a change once it is published again', () => {
  make('home.png', 'HOME!');
  expect(readFileSync(published('home.png'), 'utf8')).toBe('home');
  publish();
  expect(readFileSync(published('home.png'), 'utf8')).toBe('HOME!');
});
