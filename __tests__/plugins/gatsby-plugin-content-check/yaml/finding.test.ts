/** @jest-environment node */
import {
  applyEdits,
  beforeEdits,
} from '../../../../plugins/gatsby-plugin-content-check/src/yaml/finding';

it('applyEdits makes all edits, whatever their order, but those that overlap an earlier one', () => {
  const edits = [
    { start: 4, end: 7, text: 'B' },
    { start: 4, end: 4, text: '+' },
    { start: 0, end: 3, text: 'A' },
    { start: 2, end: 5, text: 'C' },
  ];
  expect(applyEdits('one two', edits)).toBe('A +B');
});

// "one two three" becomes "one 'two' three", and that becomes "1 'two' three".
const edits = [
  { start: 4, end: 7, text: "'two'" },
  { start: 0, end: 3, text: '1' },
];

it.each([
  ['before the edits', 0, 0],
  ['behind the first', 8, 8],
  ['right behind it', 1, 3],
  ['in the edited piece', 3, 5],
  ['at its start', 2, 4],
])('beforeEdits finds a place %s', (_where, now, then) => {
  expect(beforeEdits({ start: now, end: now }, edits).start).toBe(then);
});
