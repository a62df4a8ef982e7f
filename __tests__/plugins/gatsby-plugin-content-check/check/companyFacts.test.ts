/** @jest-environment node */
import {
  linesOf,
  problemsOf,
  siteSources,
  sourcesWith,
  textOf,
} from '../../../support/contentCheck';

const SITE = 'data/site.yaml';

/** What is said of the company's facts once one of them has another value. */
const saidAfter = (pattern: RegExp, value: string): string[] => {
  const text = textOf(SITE);
  if (!pattern.test(text)) throw new Error(`${pattern.source} is not in ${SITE}.`);
  const sources = sourcesWith({
    [SITE]: text.replace(
      pattern,
      (_, name: unknown) => (typeof name === 'string' ? name : '') + value,
    ),
  });
  const before = linesOf(problemsOf(siteSources, SITE));
  return linesOf(problemsOf(sources, SITE)).filter((line) => !before.includes(line));
};

it('the crisis line cannot lack its number: the check asks for the phone', () => {
  expect(saidAfter(/^phone: .*\n/m, '')).toEqual([
    expect.stringContaining('error: "Phone" (phone) is missing.'),
  ]);
});

// corona-warn-app/cwa-website 189: numbers that nobody abroad could call.
describe('a phone number', () => {
  it.each([
    '04 123 4567',
    '00971 4 123 4567',
    '+971 (0)4 123 4567',
    '+0971 4 123 4567',
    '+971 4 1',
    '+971 4 123 4567 8901 234',
    '+971 4 123 4567 ext. 3',
  ])('is refused as "%s"', (phone) => {
    expect(saidAfter(/^(phone: ).*/m, `'${phone}'`)).toEqual([
      expect.stringMatching(/error: "Phone" \(phone\) must be a number with its country code, /),
    ]);
  });

  it.each(['+971 4 123 4567', '+971-50-123-4567', '+44 (20) 7946 0958', '+12025550123'])(
    'may be "%s"',
    (phone) => {
      expect(saidAfter(/^(phone: ).*/m, `'${phone}'`)).toEqual([]);
    },
  );
});

it('a network that is none of the choices is reported, even one with a name that every object has', () => {
  const entry = /^(social:\n {2}- network: )linkedin(?:\n {4}label: .*\n {4}link: .*)/m;
  const named = 'constructor\n    label: LinkedIn\n    link: https://x.com/acme';
  expect(saidAfter(entry, named)).toEqual([
    expect.stringMatching(/error: "Network" \(social › 1 › network\) .*constructor/),
  ]);
});

describe('the link of a social network', () => {
  const linkTo = (link: string) =>
    saidAfter(/^(social:\n {2}- network: linkedin\n {4}label: .*\n {4}link: ).*/m, link);

  it.each([
    ['https://www.linkedin.com', 'the front page of LinkedIn and no account'],
    ['https://linkedin.com/', 'the front page of LinkedIn and no account'],
    ['https://x.com/acme', 'which is not on LinkedIn'],
    ['https://twitter.com/acme', 'which is not on LinkedIn'],
    ['https://www.facebook.com/acme', 'which is not on LinkedIn'],
    ['https://www.linkedin.com/login', 'which only you can open'],
    ['https://www.linkedin.com/company/12345/admin/', 'which only you can open'],
    ['https://www.linkedin.com/feed/', 'which only you can open'],
  ])('is advised against as %s', (link, says) => {
    expect(linkTo(link)).toEqual([
      expect.stringMatching(new RegExp(`warning: "Link" \\(social › 1 › link\\) .*, ${says}`)),
    ]);
  });

  it('is named by its place in the list, and at its line', () => {
    const second = textOf(SITE)
      .split('\n')
      .findIndex((line) => line.includes('x.example'));
    expect(saidAfter(/^( +link: ).*x\.example.*/m, 'https://x.com/')).toEqual([
      expect.stringMatching(
        new RegExp(`^${second + 1}:.* "Link" \\(social › 2 › link\\) .* front page of X`),
      ),
    ]);
  });

  it.each([
    'https://www.linkedin.com/company/acme',
    'https://ae.linkedin.com/in/acme',
    'https://go.acme.com/linkedin',
    "''",
  ])('may be %s', (link) => {
    expect(linkTo(link)).toEqual([]);
  });
});
