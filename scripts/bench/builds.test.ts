import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FIXTURE_SITE } from '../../__tests__/support/fixtureSite';
import { checkContent } from '../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { addCaseStudies, editSummary } from './builds';

test('made-up case studies are in order, and so is an edited one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-test-'));
  cpSync(path.join(FIXTURE_SITE, 'data'), path.join(folder, 'data'), { recursive: true });
  addCaseStudies(folder, 30);
  editSummary(folder, 7);
  const { entries, problems, warnings } = checkContent(folder, { isProduction: true });
  rmSync(folder, { recursive: true });
  expect(problems).toEqual([]);
  expect(warnings.filter(({ file }) => file.startsWith('data/case-studies/story-'))).toEqual([]);
  expect(JSON.stringify(entries)).toContain('since the last time; note 7.');
});
