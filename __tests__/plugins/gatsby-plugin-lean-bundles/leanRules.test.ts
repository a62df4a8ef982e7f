/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join, resolve } from 'path';
import {
  leanRules,
  type ScriptRequest,
} from '../../../plugins/gatsby-plugin-lean-bundles/src/leanRules';

const GATSBYS = ['gatsby loader'];
const yaml = { test: /\.yaml$/, use: ['yaml loader'] };
const gatsbyRules = [
  { test: /\.tsx?$/, include: () => true, use: () => GATSBYS },
  yaml,
  { test: /\.tsx?$/, use: () => GATSBYS },
];

let folder = '';
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'rules-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** The loaders of a file with this source. */
function loadersFor(source: string): string[] {
  const file = join(folder, 'file.tsx');
  writeFileSync(file, source);
  const [rule] = leanRules(gatsbyRules, () => 'babel') ?? [];
  const { use } = rule as { use: (request: ScriptRequest) => string[] };
  return use({ realResource: file, issuer: '', resourceQuery: '' });
}

const SWC = resolve('plugins/gatsby-plugin-lean-bundles/src/swcLoader.mjs');

describe('the rules for scripts', () => {
  it('are one in place of two; the others stay', () => {
    const rules = leanRules(gatsbyRules, () => 'babel');
    expect(rules).toHaveLength(2);
    expect(rules).toContain(yaml);
  });

  it('give most files to swc alone', () => {
    expect(loadersFor("import { a } from './a';\nexport const b = a;")).toEqual([SWC]);
  });

  it('give styled components and queries to Babel as well, after swc', () => {
    expect(loadersFor("import styled from 'styled-components';")).toEqual(['babel', SWC]);
    expect(loadersFor("import { graphql } from 'gatsby';")).toEqual(['babel', SWC]);
  });

  it.each([
    'export const config = async () => () => ({ defer: true });',
    'export async function getServerData() { return {}; }',
    'export function Head() { return null; }',
    'const Head = () => null;\nexport { Head };',
  ])('leave a page to Gatsby that has something only Gatsby takes out: %s', (source) => {
    expect(loadersFor(source)).toEqual(GATSBYS);
  });

  it('do not take a name with such a beginning for it', () => {
    expect(loadersFor('export function Heading() { return null; }')).toEqual([SWC]);
  });

  it.each([
    ['no rule for scripts', [yaml]],
    ['a third rule for scripts', [...gatsbyRules, { use: () => GATSBYS }]],
  ])('step aside where there is %s', (_case, rules) => {
    expect(leanRules(rules, () => 'babel')).toBeUndefined();
  });
});
