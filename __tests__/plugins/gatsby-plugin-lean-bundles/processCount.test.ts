/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { processCount } from '../../../plugins/gatsby-plugin-lean-bundles/src/processCount';

let project = '';
beforeEach(() => (project = mkdtempSync(join(tmpdir(), 'processes-'))));
afterEach(() => rmSync(project, { recursive: true }));

describe('the number of processors that Gatsby counts on', () => {
  it('is one for few files whose pictures are encoded', () => {
    mkdirSync(join(project, '.generated/encoded'), { recursive: true });
    expect(processCount(project, 40)).toBe('1');
  });

  it('is Gatsby’s to choose for many files', () => {
    mkdirSync(join(project, '.generated/encoded'), { recursive: true });
    expect(processCount(project, 5000)).toBeUndefined();
  });

  it('is Gatsby’s to choose while every picture has to be encoded', () => {
    expect(processCount(project, 40)).toBeUndefined();
  });
});
