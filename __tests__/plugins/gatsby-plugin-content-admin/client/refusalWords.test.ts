import { refusalWords } from '../../../../plugins/gatsby-plugin-content-admin/src/client/refusalWords';

const TELCO = { what: 'Case studies › telco', who: 'Omar' };

const { whenSaving, whenPublishing, field, otherDraft } = refusalWords;

const sentencesOf = ({ joined, clash, ...others }: typeof whenSaving | typeof whenPublishing) => ({
  joined: joined([TELCO]),
  clash: clash(TELCO, [field('"Name" (name)', 'Telecom')]),
  ...Object.fromEntries(Object.entries(others).map(([name, words]) => [name, words(TELCO)])),
});

const others = Object.entries({
  ...sentencesOf(whenSaving),
  ...Object.fromEntries(
    Object.entries(sentencesOf(whenPublishing)).map(([name, words]) => [
      `${name}, published`,
      words,
    ]),
  ),
});

/** Said of the editor's own request, without anybody else. */
const own = Object.entries({
  draftGone: refusalWords.draftGone,
  draftChanged: refusalWords.draftChanged,
  otherDraft: otherDraft(undefined),
  signIn: refusalWords.signIn,
  noRight: refusalWords.noRight('Resource not accessible'),
  wait: refusalWords.wait(1),
  unreachable: refusalWords.unreachable,
  unreachableAfter: refusalWords.unreachableAfter,
  siteUnreachable: refusalWords.siteUnreachable,
  uncheckedDeletion: refusalWords.uncheckedDeletion,
  publishUnreachable: refusalWords.publishUnreachable,
  checkRunning: refusalWords.checkRunning,
  checkFailed: refusalWords.checkFailed,
  needsReview: refusalWords.needsReview,
  notMergeable: refusalWords.notMergeable,
  notReady: refusalWords.notReady,
});

/** What became of the editor's request. */
const OUTCOME =
  /Nothing was (?:saved|done)|Not (?:published|deleted)|^(?:Saved|Published)\.|nobody knows yet whether|shows whether this was done/;

/** What an editor can do. */
const STEP =
  /\b(?:reload|copy|write|talk to|ask|give your file|choose|save|correct|publish again|try again|sign in|set the status|has to approve)\b/i;

test.each(others)('%s: the sentence names the entry and whose change it is', (_name, sentence) => {
  expect(sentence).toContain(TELCO.what);
  expect(sentence).toContain(TELCO.who);
});

test.each([...others, ...own])(
  '%s: the sentence says what became of it, and what the editor can do',
  (_name, sentence) => {
    expect(sentence).toMatch(OUTCOME);
    const afterwards = sentence.split(/(?<=[.:])\s+/).slice(1);
    expect(afterwards.join(' ')).toMatch(STEP);
  },
);

test('a draft of the editor’s own is not called a colleague’s', () => {
  expect(otherDraft(undefined)).toMatch(/^You have a draft of this entry/);
  expect(otherDraft('Omar')).toMatch(/^Omar has a draft of this entry/);
});

test('what both have changed stands field by field, with what it says now', () => {
  const lines = [field('"Name" (name)', 'Telecom'), field('"Group" (group)', refusalWords.removed)];
  for (const { clash } of [whenSaving, whenPublishing]) {
    expect(clash(TELCO, lines).split('\n')).toEqual(
      expect.arrayContaining([
        '"Name" (name) is now: Telecom',
        '"Group" (group) is now: (removed)',
      ]),
    );
  }
});
