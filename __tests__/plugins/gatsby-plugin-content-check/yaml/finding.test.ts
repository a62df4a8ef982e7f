/** @jest-environment node */
import {
  applyEdits,
  beforeEdits,
} from '../../../../plugins/gatsby-plugin-content-check/src/yaml/finding';

it.each([
  ['all edits, whatever their order', [4, 7, 'B'], [0, 3, 'A'], 'A B'],
  ['no edit that overlaps an earlier one', [0, 5, 'A'], [3, 7, 'B'], 'Awo'],
] as const)('applyEdits makes %s', (_what, one, other, expected) => {
  const edits = [one, other].map(([start, end, text]) => ({ start, end, text }));
  expect(applyEdits('one two', edits)).toBe(expected);
});

// "one two three" becomes "one 'two' three", and that becomes "1 'two' three".
const edits = [
  { start: 4, end: 7, text: "'two'" },
  { start: 0, end: 3, text: '1' },
];

it.each([
  ['before the edits', 0, 0],
  ['behind the first', 8, 8],
  ['in the edited piece', 3, 5],
  ['at its start', 2, 4],
])('beforeEdits finds a place %s', (_where, now, then) => {
  expect(beforeEdits({ start: now, end: now }, edits).start).toBe(then);
});
