/** What the scripts in public/ are written in. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';

const folder = path.join(process.cwd(), 'public');
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));

const as = (target: 'es2022' | 'esnext', source: string): string =>
  transformSync(source, { swcrc: false, configFile: false, isModule: 'unknown', jsc: { target } })
    .code;

describe('the scripts', () => {
  it('are there', () => expect(scripts.length).toBeGreaterThan(10));

  it.each(scripts)('%s holds nothing that a browser of 2023 cannot read', (name) => {
    const source = readFileSync(path.join(folder, name), 'utf8');
    expect(as('es2022', source)).toBe(as('esnext', source));
  });
});

test.each(['build-javascript', 'build-html'])(
  'webpack keeps what it has compiled for %s: the next build need not do it again',
  (stage) => expect(existsSync(`.cache/webpack/stage-${stage}/index.pack`)).toBe(true),
);
