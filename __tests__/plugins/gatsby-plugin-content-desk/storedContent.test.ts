import * as fs from 'fs';
import * as os from 'os';
import * as path from 'path';
import type { Source } from '../../../plugins/gatsby-plugin-content-desk/src/check/checkSources';
import { readSources } from '../../../plugins/gatsby-plugin-content-desk/src/check/readFiles';
import {
  readStoredContent,
  STORED_CONTENT,
  storeContent,
} from '../../../plugins/gatsby-plugin-content-desk/src/storedContent';
import { FIXTURE_SITE } from '../../support/fixtureSite';

const real = readSources(FIXTURE_SITE);

const RISK = 'data/services/risk.yaml';

const byFile = (sources: readonly Source[]) =>
  Object.fromEntries(sources.map(({ file, text }) => [file, text]));

let project: string;
beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'stored-content-'));
});
afterEach(() => fs.rmSync(project, { recursive: true, force: true }));

test('holds the files that it was given, and no others', () => {
  storeContent(project, real, false);
  expect(byFile(readStoredContent(project))).toEqual(byFile(real));
  const others = real.filter(({ file }) => file !== RISK);
  storeContent(project, others, false);
  expect(byFile(readStoredContent(project))).toEqual(byFile(others));
});

test('puts a file into the folder of its GraphQL type', () => {
  storeContent(project, real, false);
  expect(fs.existsSync(path.join(project, STORED_CONTENT, 'Service/risk.yaml'))).toBe(true);
});

test('does not touch what has not changed', () => {
  storeContent(project, real, false);
  const place = path.join(project, STORED_CONTENT, 'Company/site.yaml');
  fs.utimesSync(place, 1, 1);
  storeContent(
    project,
    real.map(({ file, text }) => ({ file, text: file === RISK ? `# New\n${text}` : text })),
    false,
  );
  expect(fs.statSync(place).mtimeMs).toBe(1000);
  expect(byFile(readStoredContent(project))[RISK]).toMatch(/^# New\n/);
});
