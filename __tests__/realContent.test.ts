/** @jest-environment node */
/** No test but the contract suite opens the real `data/`. */
import { cpSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { checkContent } from '../plugins/gatsby-plugin-content-check/src/check/checkContent';

const PROJECT = process.cwd();

test.each<[string, () => unknown]>([
  ['reads a file', () => readFileSync('data/site.yaml')],
  ['copies it', () => cpSync('./data', '/nowhere', { recursive: true })],
  ['checks it', () => checkContent(PROJECT)],
])('a test that %s fails', (_what, act) => {
  expect(act).toThrow('Stand on __tests__/fixtures/site.');
});

test('a test that reads it without waiting fails, too', async () => {
  await expect(async () => readFile('data/site.yaml')).rejects.toThrow('Stand on');
});

test('the handbook in it may be read', () => {
  expect(readFileSync('data/README.md', 'utf8')).toContain('#');
});
