import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { expect, test } from './fixtures';

const folder = path.join(process.cwd(), 'public');
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));

const as = (target: 'es2022' | 'esnext', source: string): string =>
  transformSync(source, { swcrc: false, configFile: false, isModule: 'unknown', jsc: { target } })
    .code;

test('the published scripts have no syntax newer than ES2022', () => {
  expect(scripts.length).toBeGreaterThan(10);
  const unreadable = scripts.filter((name) => {
    const source = readFileSync(path.join(folder, name), 'utf8');
    return as('es2022', source) !== as('esnext', source);
  });
  expect(unreadable).toEqual([]);
});
