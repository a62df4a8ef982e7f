/** @jest-environment node */
import { closest } from '../../../../plugins/gatsby-plugin-content-check/src/check/wording';

const NAMES = ['title', 'summary', 'description', 'cardText', 'action', 'how', 'id'];

it.each([
  ['tilte', 'title', true],
  ['Card Text', 'cardText', true],
  ['cardTixx', 'cardText', true],
  ['desc', 'description', false],
  ['ho', 'how', false],
])('offers for %s the word %s (sure: %j)', (written, word, isSure) => {
  expect(closest(written, NAMES)).toEqual({ word, isSure });
});

it.each(['colour', 'x', 'xy', 'te', '', 'a'.repeat(500)])('offers nothing for "%s"', (written) => {
  expect(closest(written, NAMES)).toBeUndefined();
});

it('is not sure between two that are equally near', () => {
  expect(closest('cat', ['cut', 'car'])?.isSure).not.toBe(true);
  expect(closest('markers', ['markets', 'marker'])?.isSure).toBe(false);
});
