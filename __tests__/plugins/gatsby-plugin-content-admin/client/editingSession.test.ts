import { EditingSession } from '../../../../plugins/gatsby-plugin-content-admin/src/client/editingSession';

const FILE = 'data/services/risk.yaml';
const BASE = 'name: Risk\ntitle: One\n';
const MINE = 'name: Risks\ntitle: One\n';
const JOINED = 'name: Risks\ntitle: Two\n';

it('after a lost answer, what was sent counts as the beginning if the branch holds it', () => {
  const session = new EditingSession();
  session.noteOpening(FILE, { base: BASE, text: MINE });
  session.noteSent(FILE, MINE, JOINED);
  const next = 'name: Risks!\ntitle: One\n';
  session.noteOpening(FILE, { base: BASE, text: next });
  // The colleague's "Two" came in by the join: the form has never shown it, and has not deleted it.
  expect(session.openingOf(FILE, next, JOINED)).toBe(MINE);
  expect(session.openingOf(FILE, next, BASE)).toBe(BASE);
});

it('after an answer, a form begins with what it was opened with', () => {
  const session = new EditingSession();
  session.noteSent(FILE, MINE, JOINED);
  session.noteArrived(FILE);
  const next = 'name: Risks!\ntitle: One\n';
  session.noteOpening(FILE, { base: MINE, text: next });
  expect(session.openingOf(FILE, next, JOINED)).toBe(MINE);
  expect(session.storedFor(MINE)).toBe(JOINED);
});
