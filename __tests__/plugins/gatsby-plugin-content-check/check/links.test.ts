/** @jest-environment node */
/** Links that are right, and those whose rightness depends on more than one file. */
import {
  problemsAfter,
  linesOf,
  problemsOf,
  replaceIn,
  sourcesWith,
  STORY,
  STORY_FILE,
  textOf,
} from '../../../support/contentCheck';

const withLink = (link: string): [string, string] => [
  'link: /contact\nchallenges',
  `link: ${link}\nchallenges`,
];
const withText = (text: string): [string, string] => ['First challenge.', text];

describe('a link may lead', () => {
  it.each([
    ['to the home page', '/'],
    ['to a page that exists once', '/about'],
    ['to an entry', '/risk'],
    ['to an entry by its second spelling', '/fmcg'],
    ['to an address with a space', '/terms & conditions'],
    ['to a part of a page', '/success#markets'],
    ['to a part that the content does not decide', '/contact#form'],
    ['to a part of its own page', "'#main'"],
    ['to a subject of a form', '/contact?subject=password'],
    ['to a file', '/report.pdf'],
    ['to another site', 'https://company.com/a?b=c#d'],
    ['to an address with parentheses', 'https://en.wikipedia.org/wiki/A_(b)'],
    ['to a mailbox', 'mailto:info@company.com?subject=Hello'],
    ['to the company’s mailbox', 'mailto:{email}'],
  ])('%s', (_where, link) => {
    expect(problemsAfter(...withLink(link))).toEqual([]);
  });

  it.each([
    ['to a page', 'See [this](/about).'],
    ['to the company’s mailbox', 'Write to [{email}](mailto:{email}).'],
    ['to an address with parentheses', 'See ([that](https://en.wikipedia.org/wiki/A_(b))).'],
  ])('from a text %s', (_where, text) => {
    expect(problemsAfter(...withText(text))).toEqual([]);
  });

  it.each(['A [bracket] alone.', 'Brackets [one] (or two).', 'f(x) and [y]'])(
    '%s is no link',
    (text) => {
      expect(problemsAfter(...withText(text))).toEqual([]);
    },
  );
});

/** While people write, a draft is a matter of advice. */
const severities = [
  ['error', true],
  ['warning', false],
] as const;

describe('a link to a draft', () => {
  const draft = replaceIn(STORY, 'order: 900', 'order: 900\ndraft: true');
  const other = (text: string) =>
    sourcesWith({ [STORY_FILE]: draft, 'data/case-studies/tale.yaml': text });
  const tale = replaceIn(STORY, 'slug: story', 'slug: tale');
  const withDraftLink = replaceIn(tale, 'First challenge.', 'See [this](/story).');
  const sentence =
    'A link in "Bullet" (challenges › 1) leads to /story, which is a draft (data/case-studies/story.yaml). Leave the link out until the page is published, or take "draft: true" out of that file.';

  it.each(severities)(
    'is of the severity %s where it is %j that the site is published',
    (severity, isProduction) => {
      const problems = problemsOf(other(withDraftLink), 'data/case-studies/tale.yaml', {
        isProduction,
      });
      expect(linesOf(problems)).toContain(`14:16: ${severity}: ${sentence}`);
    },
  );

  it('is right in another draft', () => {
    const both = replaceIn(withDraftLink, 'order: 900', 'order: 900\ndraft: true');
    const problems = problemsOf(other(both), 'data/case-studies/tale.yaml', { isProduction: true });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

it.each(severities)(
  'a reference to a draft is of the severity %s where it is %j that the site is published',
  (severity, isProduction) => {
    const risk = 'data/services/risk.yaml';
    const sources = sourcesWith({ [risk]: `draft: true\n${textOf(risk)}`, [STORY_FILE]: STORY });
    expect(linesOf(problemsOf(sources, STORY_FILE, { isProduction }))).toEqual([
      `23:5: ${severity}: "Service" (services › 1) names "risk", which is a draft (data/services/risk.yaml). Leave it out until it is published, or take "draft: true" out of that file.`,
    ]);
  },
);

const moved = STORY.replace('slug: story', 'slug: tale\nformerAddresses:\n  - story');
const sources = sourcesWith({
  [STORY_FILE]: moved.replace('First challenge.', 'See [A](/story).'),
});

it('whoever links to a former address is advised of the present one', () => {
  expect(linesOf(problemsOf(sources, STORY_FILE))).toEqual([
    '16:13: warning: A link in "Bullet" (challenges › 1) leads to /story, the former address of /tale. The link works, by way of a redirect. Write /tale',
  ]);
});

const broken = (text: string) =>
  problemsOf(sourcesWith({ 'data/services/risk.yaml': text })).flatMap(({ file, severity }) =>
    severity === 'error' ? file : [],
  );

it('links and references to a file that cannot be read are not called dead', () => {
  const files = broken("slug: risk\nname: 'Risk' of it\n");
  expect(new Set(files)).toEqual(new Set(['data/services/risk.yaml']));
});
