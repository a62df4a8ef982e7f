/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { HANDBOOK_FILE } from '../../plugins/gatsby-plugin-content-desk/src/handbook/handbook';
import { edits } from '../../scripts/edits/edits';

it('the edits of `npm run test:edits` follow each recipe of the handbook', () => {
  const [, recipes = ''] =
    /^## Recipes\n([^]*?)^## /m.exec(readFileSync(HANDBOOK_FILE, 'utf8')) ?? [];
  const headings = [...recipes.matchAll(/^### (.*)$/gm)].map(([, heading]) => heading);
  expect(headings.length).toBeGreaterThan(5);
  const followed = new Set(edits.flatMap(({ recipe }) => recipe ?? []));
  expect([...followed].sort()).toEqual(headings.sort());
});
