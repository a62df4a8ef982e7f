/** @jest-environment node */
/** Parts that a page may do without, written by half: what the check and /admin say of them, and where. */
import { checkDraft } from '../../../../plugins/gatsby-plugin-content-admin/src/forms/checkDraft';
import { readContentIndex } from '../../../../plugins/gatsby-plugin-content-admin/src/server/readContentIndex';
import { sentencesOf } from '../../../../plugins/gatsby-plugin-content-check/src/check/format';
import { originalOf } from '../../../../src/content/languages';
import { problemsOf, replaceIn, sourcesWith, textOf } from '../../../support/contentCheck';
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
    what: 'a block that holds two things',
    file: 'data/legal/cookies.yaml',
    from: '- paragraph: By its settings.',
    to: '- paragraph: By its settings.\n        subheading: Settings',
    at: '- paragraph: By its settings.',
    says: '"Block" (sections › 2 › blocks › 2) must hold exactly one of "subheading", "paragraph", "list" or "storedItems"; it holds "subheading" and "paragraph".',
  },
  {
    what: 'calls that are booked on this site',
    file: 'data/pages/contact.yaml',
    from: 'https://calendar.example/acme',
    to: '/contact',
    at: 'bookingLink:',
    says: '"Booking link" (bookingLink) is "/contact", but must start with "https://".',
  },
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
