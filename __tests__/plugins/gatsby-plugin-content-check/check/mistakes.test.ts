/** @jest-environment node */
/** What people write wrong: what the check says, where, and what `npm run check:content -- --fix` writes. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fixSources } from '../../../../plugins/gatsby-plugin-content-check/src/check/fix';
import {
  aroundStory,
  problemsAfter,
  replaceIn,
  sourcesWith,
  STORY,
  STORY_FILE,
  surroundings,
} from '../../../support/contentCheck';

interface Group {
  from: string;
  mistakes: { what: string; from?: string; to: string; says: string | string[]; fixed?: string }[];
}

const groups: Record<string, Group> = parse(
  readFileSync('__tests__/fixtures/mistakes.yaml', 'utf8'),
);

/** The story as --fix leaves it, which touches no other file. */
function fixed(text: string, around = {}): string {
  const files = sourcesWith({ [STORY_FILE]: text }, aroundStory);
  const { sources } = fixSources(files, { ...surroundings, ...around });
  const changed = sources.filter((one, index) => one.text !== files[index]?.text);
  expect(changed.filter(({ file }) => file !== STORY_FILE)).toEqual([]);
  return sources.find(({ file }) => file === STORY_FILE)?.text ?? '';
}

describe.each(Object.entries(groups))('%s', (_group, { from: usual, mistakes }) => {
  it.each(mistakes)('$what', ({ from = usual, to, says, fixed: right }) => {
    expect(problemsAfter(from, to)).toEqual([says].flat());
    expect(fixed(replaceIn(STORY, from, to))).toBe(replaceIn(STORY, from, right ?? to));
  });
});

it('several mistakes of one file are corrected, one behind the other', () => {
  const damaged = STORY.replace('name: Story', 'nmae: Story: one')
    .replace('  title: A story', '\ttilte: A story')
    .replace('- risk', '- Risk')
    .replace('link: /contact', 'link: contact');
  expect(fixed(damaged)).toBe(STORY.replace('name: Story', "name: 'Story: one'"));
});

it('what is corrected is said once, file by file', () => {
  const tale = 'data/case-studies/tale.yaml';
  const damaged = STORY.replace('summary: A', 'sumary: A');
  const files = { [STORY_FILE]: damaged, [tale]: damaged.replace('slug: story', 'slug: tale') };
  const { corrected } = fixSources(sourcesWith(files, aroundStory), surroundings);
  expect(corrected.map(({ file }) => file)).toEqual([STORY_FILE, tale]);
});

it('comments, blank lines, quotes, the order of fields and line breaks of Windows stay', () => {
  const written = STORY.replace('order: 900', '# Last of all.\norder: 900 # for now\n')
    .replace('- First result.', '- "First result."')
    .replace('summary: A', 'sumary: A');
  const right = written.replace('sumary', 'summary');
  expect(fixed(written)).toBe(right);
  expect(fixed(written.replaceAll('\n', '\r\n'))).toBe(right.replaceAll('\n', '\r\n'));
});

it('a page whose slug has changed keeps its address', () => {
  const renamed = STORY.replace('slug: story', 'slug: tale');
  expect(fixed(renamed, { committedSlugs: new Map([[STORY_FILE, 'story']]) })).toBe(
    renamed.replace('slug: tale\n', 'slug: tale\nformerAddresses:\n  - story\n'),
  );
});
