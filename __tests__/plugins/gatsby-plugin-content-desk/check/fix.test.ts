/** @jest-environment node */
/** What `npm run check:content -- --fix` writes, and what it leaves alone. */
import { fixSources } from '../../../../plugins/gatsby-plugin-content-desk/src/check/fix';
import {
  COMPANY,
  COMPANY_FILE,
  problemsOf,
  replaceIn,
  sourcesWith,
  STORY,
  STORY_FILE,
  surroundings,
} from '../../../support/contentCheck';

function fixed(text: string, around = {}): { text: string; corrected: number } {
  const files = sourcesWith({ [COMPANY_FILE]: COMPANY, [STORY_FILE]: text });
  const { sources, corrected } = fixSources(files, { ...surroundings, ...around });
  const others = sources.filter(
    (source, index) => source.file !== STORY_FILE && source.text !== files[index]?.text,
  );
  expect(others).toEqual([]);
  const own = sources.find(({ file }) => file === STORY_FILE);
  return { text: own?.text ?? '', corrected: corrected.length };
}

type Case = [name: string, from: string, to: string, written: string];

describe('what can be meant in one way only is corrected', () => {
  it.each<Case>([
    ['a mistyped field', 'summary: A', 'sumary: A', 'summary: A'],
    ['a mistyped field of a group', '  title: A story', '  tilte: A story', '  title: A story'],
    ['a number for a text', 'name: Story', 'name: 2024', "name: '2024'"],
    ['a fact without quotes', 'name: Story', 'name: {name}', "name: '{name}'"],
    ['a text with a colon', 'name: Story', 'name: Story: one', "name: 'Story: one'"],
    ['a colon in an item', '- First result.', '- Result: good', "- 'Result: good'"],
    ['an apostrophe', 'name: Story', "name: 'Story's'", 'name: "Story\'s"'],
    ['a quote that is not closed', 'name: Story', "name: 'Story", "name: 'Story'"],
    ['a star', 'name: Story', 'name: *Story', "name: '*Story'"],
    ['a tab in a group', '  title: A story', '\ttitle: A story', '  title: A story'],
    ['a tab at the top', 'name: Story', '\tname: Story', 'name: Story'],
    ['a tab before an item', '  - First result.', '\t- First result.', '  - First result.'],
    ['a tab behind spaces', '  title: A story', '  \ttitle: A story', '  title: A story'],
    [
      'tabs on every line of a group',
      '  text: Shall we talk?\n  action:\n    label: Work',
      '\ttext: Shall we talk?\n\taction:\n\t\tlabel: Work',
      '  text: Shall we talk?\n  action:\n    label: Work',
    ],
    ['a tab in a text of several lines', '>-\n    A', '>-\n\t\tA', '>-\n    A'],
    ['a star above a comment', '- First result.', '- *First\n  # note', "- '*First'\n  # note"],
    ['a star above a group', '- First result.', '- *First\n\n', "- '*First'\n\n"],
    ['a quote that is not closed in a list', '- risk', "- 'risk", "- 'risk'"],
    ['a missing space', 'name: Story', 'name:Story', 'name: Story'],
    ['a control character', 'name: Story', 'name: St\u0007ory', 'name: Story'],
    ['a no-break space', 'name: Story', 'name:\u00a0Story', 'name: Story'],
    ['a number in quotes', 'order: 900', "order: '900'", 'order: 900'],
    ['a yes', 'order: 900', 'order: 900\ndraft: yes', 'order: 900\ndraft: true'],
    ['a mistyped reference', '- risk', '- rsik', '- risk'],
    ['a reference in capitals', 'group: markets', 'group: Markets', 'group: markets'],
    ['a link without its slash', 'link: /contact', 'link: contact', 'link: /contact'],
    ['a link with a slash too many', 'link: /contact', 'link: /contact/', 'link: /contact'],
    ['a mistyped link', 'link: /contact', 'link: /contcat', 'link: /contact'],
    ['a link in a text', 'First result.', 'See [Us](/Contact).', 'See [Us](/contact).'],
    [
      'a space in a link',
      'First result.',
      'See [T](/terms & conditions)',
      'See [T](/terms%20&%20conditions)',
    ],
    ['a space before an address', 'First result.', 'See [T]( /risk).', 'See [T](/risk).'],
    [
      'an address with a space, in capitals',
      'First result.',
      'See [T](/Terms%20&%20Conditions)',
      'See [T](/terms%20&%20conditions)',
    ],
    ['a link to a phone', 'First result.', 'Call [us]({phone}).', 'Call [us]({phoneLink}).'],
    ['a mistyped fact', 'First result.', 'Ask {emial}.', 'Ask {email}.'],
  ])('%s', (_name, from, to, written) => {
    const damaged = replaceIn(STORY, from, to);
    const { text, corrected } = fixed(damaged);
    expect(text).toBe(replaceIn(STORY, from, written));
    expect(corrected).toBeGreaterThan(0);
    expect(problemsOf(sourcesWith({ [STORY_FILE]: text }), STORY_FILE)).toEqual([]);
  });
});

describe('what can be meant in more ways than one is left alone', () => {
  it.each<[name: string, from: string, to: string]>([
    ['an unknown field', 'order: 900', 'order: 900\ncolour: red'],
    ['a missing field', 'name: Story\n', ''],
    ['a text that is too long', 'name: Story', `name: ${'Story '.repeat(9)}`],
    ['a reference to nothing', '- risk', '- quite-another'],
    ['a link to nothing', 'link: /contact', 'link: /nowhere-at-all'],
    ['a mistyped link that holds a fact', 'First result.', 'See [T](/contcat#{name}).'],
    ['a link that is not secure', 'link: /contact', 'link: http://company.com/'],
    ['a field that is there twice', 'name: Story', 'name: Story\nname: Other'],
    ['a line that is indented wrongly', '    link: /contact', '   link: /contact'],
    ['words behind quotes', 'name: Story', "name: 'Story' of it"],
    ['a star before a comment', 'name: Story', 'name: *Story # later'],
    ['a star before a text that goes on', 'name: Story', 'name: *Story\n  goes on'],
    ['a star before an item that goes on', '- First result.', '- *First\n    goes on'],
    ['a colon behind a backslash', 'name: Story', 'name: C\\Story: one'],
    ['an open quote before a comment', 'name: Story', "name: 'Story # later"],
    ['an open quote over two lines', 'summary: A', "summary: 'A\n  second line"],
    ['a quote in quotes with a code', 'name: Story', 'name: "The "Story"\\n"'],
  ])('%s', (_name, from, to) => {
    const damaged = replaceIn(STORY, from, to);
    expect(fixed(damaged)).toEqual({ text: damaged, corrected: 0 });
  });
});

it('corrects several slips of one file, one behind the other', () => {
  const damaged = STORY.replace('name: Story', 'nmae: Story: one')
    .replace('  title: A story', '\ttilte: A story')
    .replace('- risk', '- Risk')
    .replace('link: /contact', 'link: contact');
  const { text } = fixed(damaged);
  expect(text).toBe(STORY.replace('name: Story', "name: 'Story: one'"));
});

it('leaves comments, blank lines, quotes and the order of the fields as they are', () => {
  const written = STORY.replace('order: 900', '# Last of all.\norder: 900 # for now\n')
    .replace('- First result.', '- "First result."')
    .replace('summary: A', 'sumary: A');
  expect(fixed(written).text).toBe(written.replace('sumary', 'summary'));
});

it('keeps the line breaks of Windows', () => {
  const written = STORY.replace(/\n/g, '\r\n');
  expect(fixed(written.replace('name: Story', 'name: Story: one')).text).toBe(
    written.replace('name: Story', "name: 'Story: one'"),
  );
});

it('keeps the address of a page whose slug has changed', () => {
  const renamed = STORY.replace('slug: story', 'slug: tale');
  const { text } = fixed(renamed, { committedSlugs: new Map([[STORY_FILE, 'story']]) });
  expect(text).toBe(renamed.replace('slug: tale\n', 'slug: tale\nformerAddresses:\n  - story\n'));
});
