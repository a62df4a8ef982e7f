/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  folderProblem,
  movedCacheProblem,
  noteCacheFolder,
  variableFileProblem,
} from '../../../plugins/shared/buildFolder';
import { folderForEach } from '../../support/folder';

const at = (name: string) => path.join(path.sep, 'home', 'mona', name, 'site');

it.each([
  ['website (1)', '('],
  ["Mara’s and Mara's", "'"],
  ['C#', '#'],
  ['a|b', '|'],
])('a folder named %j is refused because of its "%s", with advice', (name, sign) => {
  const sentence = folderProblem(at(name));
  expect(sentence).toContain(`a folder named "${name}"`);
  expect(sentence).toContain(`misreads the "${sign}"`);
  expect(sentence).toContain('Rename or move');
});

it.each(['my site', 'a+b@c,d;e=f~g&h%20i$j^k', 'موقع', '网站', '.hidden', 'Mara’s'])(
  'Gatsby builds in a folder named %j',
  (name) => {
    expect(folderProblem(at(name))).toBeUndefined();
  },
);

describe('Gatsby’s cache', () => {
  const parent = folderForEach();
  const made = () => parent.at('made');
  beforeEach(() => mkdirSync(path.join(made(), '.cache'), { recursive: true }));

  it('is used again in its folder, and where nothing says for which it was made', () => {
    expect(movedCacheProblem(made())).toBeUndefined();
    noteCacheFolder(made());
    expect(movedCacheProblem(made())).toBeUndefined();
  });

  it('is refused in a copy of its folder, with advice', () => {
    noteCacheFolder(made());
    cpSync(made(), parent.at('copy'), { recursive: true });
    const sentence = movedCacheProblem(parent.at('copy'));
    expect(sentence).toContain(`made in ${made()}`);
    expect(sentence).toContain('npm run clean');
  });
});

describe('the file of variables that Gatsby reads', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'variables-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
  };
  const three =
    '\uFEFFGATSBY_API_HOST=https://api.example.com\r\n  GATSBY_API_TOKEN = "secret"\r\nexport GATSBY_SITE_URL=x\r\n';

  it.each([
    ['.env.production', {}],
    ['.env.production', { NODE_ENV: 'production' }],
    ['.env.development', { NODE_ENV: 'development' }],
    ['.env.staging', { NODE_ENV: 'production', GATSBY_ACTIVE_ENV: 'staging' }],
  ])('may not set published variables (%s)', (name, variables) => {
    write(name, three);
    const sentence = variableFileProblem(folder, variables);
    expect(sentence).toContain(`${name} sets GATSBY_API_HOST, GATSBY_API_TOKEN, GATSBY_SITE_URL:`);
    expect(sentence).not.toContain('secret');
  });

  it('may be missing, belong to another build or set unpublished variables', () => {
    write('.env.development', three);
    write('.env.production', '# GATSBY_API_TOKEN=old\nOTHER=1\nMY_GATSBY_X=2\n');
    expect(variableFileProblem(folder, { NODE_ENV: 'production' })).toBeUndefined();
    expect(variableFileProblem(folder, { NODE_ENV: 'test' })).toBeUndefined();
  });
});
