/** @jest-environment node */
import { readFileSync } from 'node:fs';
import {
  handbook,
  HANDBOOK_FILE,
} from '../../../../plugins/gatsby-plugin-content-desk/src/handbook/handbook';
import { problemsOf, sourcesWith } from '../../../support/contentCheck';

const text = handbook();

it('is up to date; where it is not, `npm run content:handbook` writes it anew', () => {
  expect(readFileSync(HANDBOOK_FILE, 'utf8')).toBe(text);
});

it.each([
  'Change a sentence',
  'Add a service',
  'Add a case study',
  'Add a market',
  'Reorder a menu',
  'Replace a picture',
  'Hide an entry',
  'Change a slug with its redirect',
])('has the recipe "%s"', (title) => {
  expect(text).toContain(`### ${title}\n\n1. `);
});

it('leads to chapters that are there', () => {
  const anchors = [...text.matchAll(/^#{2,3} (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, '')
      .replace(/ /g, '-'),
  );
  const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
  expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  expect(new Set(anchors).size).toBe(anchors.length);
});

it('shows beginnings of new files that lack nothing but real names', () => {
  const beginnings = [...text.matchAll(/`(data\/[\w-]+)\/\*\.yaml`[^]*?```yaml\n([^]*?)```/g)];
  const sources = sourcesWith(
    Object.fromEntries(
      beginnings.map(([, folder = '', yaml = '']) => [`${folder}/beginning.yaml`, yaml]),
    ),
  );
  const problems = problemsOf(sources).filter(({ file }) => file.endsWith('/beginning.yaml'));
  expect(beginnings.length).toBeGreaterThan(3);
  // Slugs, references and links are for the author to choose; nothing else is wrong.
  const others = problems.filter(
    ({ severity, message }) =>
      severity === 'error' && !/address|slug|link|number|items|but must|may hold/i.test(message),
  );
  expect(others).toEqual([]);
});
