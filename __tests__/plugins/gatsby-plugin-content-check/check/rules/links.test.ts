/** @jest-environment node */
import {
  problemsAfter,
  linesOf,
  problemsOf,
  replaceIn,
  sourcesWith,
  STORY,
  STORY_FILE,
  textOf,
} from '../../../../support/contentCheck';

it.each([
  ['to an entry', '/risk'],
  ['to an entry by its second spelling', '/fmcg'],
  ['to a part of a page', '/success#markets'],
  ['to a part that the content does not decide', '/contact#form'],
  ['to a subject of a form', '/contact?subject=password'],
  ['to a file', '/report.pdf'],
  ['to another site', 'https://company.com/a?b=c#d'],
  ['to a mailbox', 'mailto:info@company.com?subject=Hello'],
])('a link may lead %s', (_where, link) => {
  expect(problemsAfter('link: /contact\nchallenges', `link: ${link}\nchallenges`)).toEqual([]);
});

it('an answer to procurement that is taken out is missed by the service that links to it', () => {
  const ABOUT = 'data/pages/about.yaml';
  const story = replaceIn(STORY, 'First challenge.', 'Who else? [Nobody](/about#conflicts).');
  const after = (about: string) =>
    linesOf(problemsOf(sourcesWith({ [STORY_FILE]: story, [ABOUT]: about }), STORY_FILE));
  expect(after(textOf(ABOUT))).toEqual([]);
  expect(after(replaceIn(textOf(ABOUT), 'anchor: conflicts', 'anchor: rivals'))).toEqual([
    expect.stringContaining('conflicts'),
  ]);
});

const RISK = 'data/services/risk.yaml';
const TERMS = 'data/legal/terms.yaml';
const TALE_FILE = 'data/case-studies/tale.yaml';
const linking = replaceIn(STORY, 'First challenge.', 'See [this](/story).');
const draft = replaceIn(linking, 'order: 900', 'order: 900\ndraft: true');
const tale = replaceIn(linking, 'slug: story', 'slug: tale');
it.each([
  ['error', true],
  ['warning', false],
])('a link to a draft is of severity %s where isProduction is %j', (severity, isProduction) => {
  const sources = sourcesWith({
    [RISK]: `draft: true\n${textOf(RISK)}`,
    [STORY_FILE]: draft,
    [TALE_FILE]: tale,
  });
  expect(linesOf(problemsOf(sources, TALE_FILE, { isProduction }))).toEqual(
    expect.arrayContaining([
      `14:16: ${severity}: A link in "Bullet" (challenges › 1) leads to /story, which is a draft (data/case-studies/story.yaml). Leave the link out until the page is published, or take "draft: true" out of that file.`,
      `23:5: ${severity}: "Service" (services › 1) names "risk", which is a draft (data/services/risk.yaml). Leave it out until it is published, or take "draft: true" out of that file.`,
    ]),
  );
  const inDraft = problemsOf(sources, STORY_FILE, { isProduction });
  expect(inDraft.filter(({ message }) => message.includes('is a draft'))).toEqual([]);
});

const ARABIC = 'data/ar/services/risk.yaml';

it.each([
  ['of a page that is not there', '/rsk'],
  ['of a part that is not there', '/success#nowhere'],
  ['without a scheme', 'www.company.com'],
  ['that is the translated page’s own', '/ar/nowhere'],
])('in a translation’s text, an address %s is an error at its line', (_what, address) => {
  const text = replaceIn(textOf(ARABIC), 'نخبركم.', `'انظروا [هنا](${address}).'`);
  const [problem] = problemsOf(sourcesWith({ [ARABIC]: text }), ARABIC);
  expect(problem).toMatchObject({ file: ARABIC, severity: 'error' });
  expect(problem?.sourceLine).toContain(address);
});

it.each([
  ['the page’s own', 'story', 1],
  ['another page’s', 'risk', 1],
  ['nobody’s', 'tale', 0],
])('a former address that is %s present one is refused at its line', (_whose, slug, count) => {
  const moved = STORY.replace('slug: story', `slug: story\nformerAddresses:\n  - ${slug}`);
  const said = linesOf(problemsOf(sourcesWith({ [STORY_FILE]: moved }), STORY_FILE));
  expect(said.filter((line) => /^3:5: error: .* cannot lead here/.test(line))).toHaveLength(count);
});

it.each(['', '#main'])(
  'a link to a former address%s causes advice with the present one',
  (part) => {
    const moved = STORY.replace('slug: story', 'slug: tale\nformerAddresses:\n  - story');
    const sources = sourcesWith({
      [STORY_FILE]: moved.replace('First challenge.', `See [A](/story${part}).`),
    });
    expect(linesOf(problemsOf(sources, STORY_FILE))).toEqual([
      `16:13: warning: A link in "Bullet" (challenges › 1) leads to /story, the former address of /tale. The link works, by way of a redirect. Write /tale${part}`,
    ]);
  },
);

it.each([
  ['is not, is advised against', '', 1],
  ['is, is left alone', 'draft: true\n', 0],
])('a link to a draft in the translation of a page that %s', (_what, line, count) => {
  const sources = sourcesWith({
    [RISK]: line + textOf(RISK),
    [STORY_FILE]: draft,
    [ARABIC]: replaceIn(textOf(ARABIC), 'نخبركم.', "'انظروا [هنا](/story).'"),
  });
  const said = problemsOf(sources, ARABIC).filter(({ message }) => message.includes('/story'));
  expect(said).toHaveLength(count);
});

it('links and references to an unreadable file are not reported as dead', () => {
  const terms = "slug: 'terms & conditions'\nname: 'Terms' of it\n";
  const problems = problemsOf(sourcesWith({ [TERMS]: terms }));
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(new Set(errors.map(({ file }) => file))).toEqual(new Set([TERMS]));
});
