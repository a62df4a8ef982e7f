/** @jest-environment node */
import { checkEntry } from '../../../../plugins/gatsby-plugin-content-admin/src/content/checkEntry';
import { readContentIndex } from '../../../../plugins/gatsby-plugin-content-admin/src/server/readContentIndex';
import { sentencesOf } from '../../../../plugins/gatsby-plugin-content-check/src/check/format';
import { originalOf } from '../../../../src/content/text/languages';
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
    what: 'a client without a logo and a mark',
    file: 'data/pages/home.yaml',
    from: '      mark: arc\n',
    to: '',
    at: '- name: Ministry',
    says: '"Client" (trusted › logos › 3) must hold exactly one of "logo" or "mark"; it holds none.',
  },
  {
    what: 'calls that are booked on this site',
    file: 'data/pages/contact.yaml',
    from: 'https://calendar.example/acme',
    to: '/contact',
    at: 'bookingLink:',
    says: '"Booking link" (bookingLink) is "/contact", but must start with "https://".',
  },
  {
    what: 'a card of the owner’s under another name',
    file: 'data/services/amplification.yaml',
    from: 'title: Counter-narrative development',
    to: 'title: Rebuttals',
    at: 'title: Rebuttals',
    says: '"Title" (how › cards › 3 › title) says "Rebuttals", and the owner’s specification "Counter-narrative development". It may change with the owner’s consent only.',
  },
  {
    what: 'a fifth fact',
    file: 'data/pages/home.yaml',
    from: '  facts:\n',
    to: "  facts:\n    - value: '7'\n      label: languages read\n",
    at: 'facts:',
    says: '"Facts" (special › facts) has 5 items; it needs exactly 4.',
  },
  {
    what: 'a sample that is neither a PDF nor a picture',
    file: RISK,
    from: 'file: alert.pdf',
    to: 'file: alert.docx',
    at: 'file: alert',
    says: '"File" (sample › file) must be the name of a PDF or an image file (.pdf, .jpg, .png, .webp or .avif). A picture or a PDF in data/pictures.',
  },
  {
    what: 'a sample that nobody has put there',
    file: RISK,
    from: 'file: alert.pdf',
    to: 'file: report.pdf',
    at: 'file: report',
    says: '"File" (sample › file) names "report.pdf", but there is no such file in data/pictures. Choose one of: alert.pdf, mass.png, quay.jpg.',
  },
  {
    what: 'an invented example without its mark',
    file: RISK,
    from: '  mark: Invented example\n',
    to: '',
    at: 'example:',
    says: '"Mark" (example › mark) is missing. Expected a text of at most 40 characters. Says, where the eye falls, that the example is invented.',
  },
  {
    what: 'a service that goes with one that does not exist',
    file: RISK,
    from: 'goesWith:\n  - tactical',
    to: 'goesWith:\n  - tactic',
    at: '  - tactic',
    says: '"Service" (goesWith › 1) names "tactic", but no service has that slug. Choose one of: amplification, risk, tactical. Did you mean "tactical"?',
  },
  {
    what: 'hours without a day',
    file: 'data/pages/contact.yaml',
    from: '  - days: Monday to Friday\n    time',
    to: '  - time',
    at: '  - time:',
    says: '"Days" (hours › 1 › days) is missing. Expected a text of at most 60 characters.',
  },
])('$what is reported at its line by the check and by /admin', ({ file, from, to, at, says }) => {
  const text = replaceIn(textOf(file), from, to);
  const line = text.slice(0, text.indexOf(at)).split('\n').length;
  const ofCheck = problemsOf(sourcesWith({ [file]: text }), file);
  const own = index.sources.filter((source) => originalOf(source.file).original === file);
  const sources = own.map((source) => (source.file === file ? { file, text } : source));
  for (const problems of [ofCheck, checkEntry({ file, sources }, index)]) {
    const errors = problems.filter(
      ({ severity, file: name }) => severity === 'error' && name === file,
    );
    expect(errors.map((problem) => [problem.line, sentencesOf(problem)])).toEqual([[line, says]]);
  }
});

it('a mistake that a file had before its form was opened still keeps the form from being saved', () => {
  const broken = sourcesWith({ [RISK]: replaceIn(textOf(RISK), 'name: Risk & Crisis', 'name:') });
  const sources = broken.filter(({ file }) => originalOf(file).original === RISK);
  const found = checkEntry({ file: RISK, sources }, readContentIndex(FIXTURE_SITE, false, broken));
  expect(found).toContainEqual(expect.objectContaining({ severity: 'error', field: 'name' }));
});
