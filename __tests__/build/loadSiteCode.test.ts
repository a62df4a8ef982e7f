/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { loadSiteCode } from '../../src/build/loadSiteCode';

let project = '';
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'site-code-'));
  mkdirSync(join(project, 'src/build'), { recursive: true });
  jest.replaceProperty(process, 'env', { ...process.env, SITE_CODE_IS_MADE: undefined });
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(project, { recursive: true });
});

const write = (code: string) => writeFileSync(join(project, 'src/build/siteCode.ts'), code);

describe('the code of Gatsby’s two files', () => {
  it('is bundled once, also for the processes that this one starts', () => {
    write('export const codeDigest: string = "first";');
    expect(loadSiteCode(project).codeDigest).toBe('first');
    write('export const codeDigest: string = "second";');
    expect(loadSiteCode(project).codeDigest).toBe('first');
  });

  it('is not taken from a bundle of another project', () => {
    process.env.SITE_CODE_IS_MADE = '/somewhere/else/.generated/code/siteCode.js';
    write('export const codeDigest: string = "own";');
    expect(loadSiteCode(project).codeDigest).toBe('own');
  });

  it('ends the process where it does not compile', () => {
    write('export const codeDigest = ;');
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    jest.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('The process has ended.');
    });
    expect(() => loadSiteCode(project)).toThrow('The process has ended.');
  });
});
