/** @jest-environment node */
/** Attributes tie the inline script to components. The compiler does not see them; the plugin's README lists them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const plugin = 'plugins/gatsby-plugin-start-on-intent';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file));

const sources = [...filesIn('src'), ...filesIn('plugins'), 'static/speculation-rules'].map(
  (file) => ({ file, text: readFileSync(file, 'utf8') }),
);

/** True for the file, or a file of the folder, that the table calls `name`. */
const isCalled = (name: string, file: string) =>
  name.endsWith('/') ? file.includes(`/${name}`) : file.replace(/\.tsx?$/, '').endsWith(`/${name}`);

const ROW = /^\| `(data-[a-z-]+)` +\|([^|]*)\|([^|]*)\|/gm;

const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

const rows = [...readFileSync(`${plugin}/README.md`, 'utf8').matchAll(ROW)].map(
  ([, attribute = '', writers, readers]) => ({
    attribute,
    writers: namesIn(writers),
    readers: namesIn(readers),
  }),
);

it('every attribute that an inline script names has a row in the table, and no other has', () => {
  const named = sources.flatMap(({ file, text }) =>
    file.startsWith(`${plugin}/src/inline/`)
      ? (text.match(/\bdata-[a-z]+(?:-[a-z]+)*/g) ?? [])
      : [],
  );
  expect(rows.map(({ attribute }) => attribute).sort()).toEqual([...new Set(named)].sort());
});

describe.each(rows)('$attribute', ({ attribute, writers, readers }) => {
  const named = new RegExp(String.raw`\b${attribute}\b(?!-)`);
  /** In selectors it follows a bracket. */
  const written = new RegExp(String.raw`(?<!\[)${named.source}`);

  const without = (names: string[], pattern: RegExp) =>
    names.filter(
      (name) => !sources.some(({ file, text }) => isCalled(name, file) && pattern.test(text)),
    );

  it('is written where the table says', () => {
    expect(writers).not.toEqual([]);
    expect(without(writers, written)).toEqual([]);
  });

  it('is read where the table says', () => {
    expect(readers).not.toEqual([]);
    expect(without(readers, named)).toEqual([]);
  });

  it('stands in no file that the table leaves out', () => {
    const files = sources.filter(({ text }) => named.test(text)).map(({ file }) => file);
    const listed = [...writers, ...readers];
    expect(files.filter((file) => !listed.some((name) => isCalled(name, file)))).toEqual([]);
  });
});
