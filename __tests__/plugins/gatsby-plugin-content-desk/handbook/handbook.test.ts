/** @jest-environment node */
import { readFileSync } from 'node:fs';
import {
  handbook,
  HANDBOOK_FILE,
} from '../../../../plugins/gatsby-plugin-content-desk/src/handbook/handbook';
import { kinds } from '../../../../src/content/kinds';
import { problemsOf, sourcesWith } from '../../../support/contentCheck';

const text = handbook();

it('is up to date; where it is not, `npm run content:handbook` writes it anew', () => {
  expect(readFileSync(HANDBOOK_FILE, 'utf8')).toBe(text);
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

describe('the beginning of a new file', () => {
  const beginnings = [...text.matchAll(/`(data\/[\w-]+)\/\*\.yaml`[^]*?```yaml\n([^]*?)```/g)].map(
    ([, folder = '', yaml = '']) => ({ folder, yaml }),
  );

  it('is shown for every folder', () => {
    const folders = kinds.flatMap(({ folder }) => folder ?? []);
    expect(beginnings.map(({ folder }) => folder)).toEqual(folders);
  });

  it.each(beginnings)(
    'in $folder lacks nothing but what its author chooses',
    ({ folder, yaml }) => {
      const file = `${folder}/beginning.yaml`;
      const chosen = yaml
        .replace('slug: market-campaign', 'slug: beginning')
        .replace('slug of one of data/service-groups', 'listening')
        .replace('slug of one of data/case-study-groups', 'markets')
        .replace('slug of one of data/services', 'risk')
        .replace('slug of one of data/partners', 'hoo-talk')
        .replace('anchor: Anchor', 'anchor: beginning')
        .replace('- {}', '- paragraph: A text')
        .replace(/link: Link/g, 'link: /contact');
      const problems = problemsOf(sourcesWith({ [file]: chosen }), file);
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    },
  );
});
