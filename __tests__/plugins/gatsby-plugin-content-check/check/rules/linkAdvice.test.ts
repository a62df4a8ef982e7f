/** @jest-environment node */
/** Whoever writes the link that the check offers has a link that the check takes for alive. */
import type { Problem } from '../../../../../plugins/gatsby-plugin-content-check/src/check/problem';
import {
  aroundStory,
  problemsOf,
  replaceIn,
  sourcesWith,
  STORY,
  STORY_FILE,
} from '../../../../support/contentCheck';

const saidOf = (text: string): Problem[] =>
  problemsOf(sourcesWith({ [STORY_FILE]: text }, aroundStory), STORY_FILE, {
    ownHosts: ['acme.com', 'www.acme.com'],
  });

const inText = (link: string) =>
  replaceIn(STORY, 'First challenge.', JSON.stringify(`See [this](${link}).`));
const inField = (link: string) =>
  replaceIn(STORY, 'link: /contact\nchallenges', `link: ${JSON.stringify(link)}\nchallenges`);

const offered = ({ suggestion = '', expected = '' }: Problem): string | undefined =>
  /(?:Did you mean "|^Write )([^"\s]+)"?\??$/.exec(suggestion || expected)?.[1];

// MacDown 318: advice that led to the next error.
const LINKS = [
  '/contct',
  '/contact/',
  '/contact "Contact us"',
  '/contact (us)',
  ' /contact',
  'contact',
  'www.acme.com',
  'acme.com/contact',
  'http://acme.com/a',
  'http://localhost:8000/contact',
  'https://acme.com/contact',
  'https://acme.com/contact?subject=password#form',
  'https://wa.me/+971501234567',
  'https://wa.me/+971 50 123 4567',
  'https://wa.me/971-50-123-4567',
  '/risk/#fog',
  '/risk#fogg',
  '/contact/#nothing',
  '/fmgc',
  'http://localhost:8000/nowhere',
  'http://192.168.0.1/contact',
  'https://www.bank.com@evil.com/',
  'https://www.\u0430cme.com/',
  'mailto:info@company.com?bcc=a@evil.com',
  'mailto:info@company.com?subject=a&BCC=a@evil.com',
  'mailto:info@company.com?%62cc=a@evil.com',
];

it.each(
  LINKS.flatMap((link) => [['a text', link, inText] as const, ['a field', link, inField] as const]),
)(
  'in %s, something is said of "%s", and a link that is offered instead is alive',
  (_where, link, textWith) => {
    const found = saidOf(textWith(link));
    expect(found).not.toEqual([]);
    for (const right of found.flatMap((problem) => offered(problem) ?? [])) {
      expect(saidOf(textWith(right)).map(({ message }) => message)).toEqual([]);
    }
  },
);

it('a link with a slash too many is offered without it, and keeps its part', () => {
  const found = saidOf(inField('/risk/#fog'));
  expect(found.flatMap((problem) => offered(problem) ?? [])).toEqual(['/risk#fog']);
});

it.each([
  [
    'https://www.bank.com@evil.com/',
    'error',
    /what stands before "@" is not the site, evil\.com is/,
  ],
  [
    'https://www.\u0430cme.com/',
    'error',
    /has letters that look like Latin ones; browsers open www\.xn--/,
  ],
  ['mailto:info@company.com?bcc=a@evil.com', 'warning', /adds other recipients \("bcc"\)/],
  ['https://acme.com/contact', 'warning', /a page of this site by its full address/],
  ['https://wa.me/acme', 'error', /which wa\.me does not know/],
  ['https://deploy-preview-7--acme.netlify.app/', 'warning', /a preview, which others cannot open/],
  ['http://localhost:8000/nowhere', 'error', /which only your own computer or network can open/],
])('%s is an %s that says why', (link, severity, says) => {
  const [problem] = saidOf(inField(link));
  expect(problem).toMatchObject({ severity, message: expect.stringMatching(says) });
});

it('an address of the site that browsers cannot decode is not taken for its home page', () => {
  expect(saidOf(inField('https://acme.com/%zz'))).toEqual([]);
});
