/** @jest-environment node */
/** Parts that a page may do without, written by half: what the check and /admin say of them, and where. */
import { checkDraft } from '../../../../plugins/gatsby-plugin-content-admin/src/forms/checkDraft';
import { readContentIndex } from '../../../../plugins/gatsby-plugin-content-admin/src/server/readContentIndex';
import { checkSources } from '../../../../plugins/gatsby-plugin-content-check/src/check/checkSources';
import { sentencesOf } from '../../../../plugins/gatsby-plugin-content-check/src/check/format';
import { originalOf } from '../../../../src/content/languages';
import {
  problemsOf,
  replaceIn,
  sourcesWith,
  surroundings,
  textOf,
} from '../../../support/contentCheck';
import { FIXTURE_SITE } from '../../../support/fixtureSite';

const index = readContentIndex(FIXTURE_SITE, false);

const RISK = 'data/services/risk.yaml';

it.each([
  {
    what: 'two questions at one address',
    file: RISK,
    from: 'anchor: night',
    to: 'anchor: fog',
    at: 'questions:',
    says: '"Questions and answers" (questions) must hold each anchor once. What a careful buyer asks of this service.',
  },
  {
    what: 'a link to a question that is not there',
    file: RISK,
    from: '(/tactical).\n  - anchor: night',
    to: '(/risk#frost).\n  - anchor: night',
    at: 'risk#frost',
    says: 'A link in "Answer" (questions › 1 › answer) leads to a part "#frost" that /risk does not have. Its parts: #main, #fog, #night, #calm.',
  },
  {
    what: 'a block that holds two things',
    file: 'data/legal/cookies.yaml',
    from: '- paragraph: By its settings.',
    to: '- paragraph: By its settings.\n        subheading: Settings',
    at: '- paragraph: By its settings.',
    says: '"Block" (sections › 2 › blocks › 2) must hold exactly one of "subheading", "paragraph", "list" or "storedItems"; it holds "subheading" and "paragraph".',
  },
  {
    what: 'a portrait that nobody has put there',
    file: 'data/pages/about.yaml',
    from: 'file: quay.jpg',
    to: 'file: sara.jpg',
    at: 'file: sara',
    says: '"File" (team › people › 1 › portrait › file) names "sara.jpg", but there is no such file in data/pictures. Choose one of: mass.png, quay.jpg.',
  },
  ...(
    [
      [
        'http://calendar.example/acme',
        'begins with "http://", which is not secure. Use the https:// address of the site. Did you mean "https://calendar.example/acme"?',
      ],
      ['/contact', 'is "/contact", but must start with "https://".'],
    ] as const
  ).map(([link, says]) => ({
    what: `calls that are booked at ${link}`,
    file: 'data/pages/contact.yaml',
    from: 'https://calendar.example/acme',
    to: link,
    at: 'bookingLink:',
    says: `"Booking link" (bookingLink) ${says}`,
  })),
])('$what', ({ file, from, to, at, says }) => {
  const text = replaceIn(textOf(file), from, to);
  const line = text.slice(0, text.indexOf(at)).split('\n').length;
  const ofCheck = problemsOf(sourcesWith({ [file]: text }), file);
  const own = index.sources.filter((one) => originalOf(one.file).original === file);
  const sources = own.map((one) => (one.file === file ? { file, text } : one));
  for (const problems of [ofCheck, checkDraft({ file, sources }, index)]) {
    const errors = problems.filter((one) => one.severity === 'error' && one.file === file);
    expect(errors.map((one) => [one.line, sentencesOf(one)])).toEqual([[line, says]]);
  }
});

it.each([
  [RISK, '    answer: We carry', '"Question" (questions › 2)'],
  ['data/pages/about.yaml', '  heading: What we will not do', '"What we will not do" (willNotDo)'],
  ['data/forms/lead.yaml', '  heading: What happens', '"What happens next" (nextSteps)'],
  ['data/forms/contact.yaml', '  heading: What happens', '"What happens next" (nextSteps)'],
])('the launch list names what the owner has to confirm in %s', (file, before, name) => {
  const indent = before.replace(/\S.*/, '');
  const text = replaceIn(textOf(file), before, `${indent}illustrative: true\n${before}`);
  const { launch } = checkSources(sourcesWith({ [file]: text }), surroundings);
  expect(launch.map((one) => [one.file, one.message])).toEqual([[file, `${name} is made up.`]]);
});
