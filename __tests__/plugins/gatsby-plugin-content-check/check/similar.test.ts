/** @jest-environment node */
import { closest } from '../../../../plugins/gatsby-plugin-content-check/src/check/wording';

const NAMES = ['title', 'text', 'summary', 'description', 'cardText', 'action', 'how'];

describe('closest', () => {
  it.each([
    ['tilte', 'title'],
    ['Title', 'title'],
    ['sumary', 'summary'],
    ['card_text', 'cardText'],
    ['Card Text', 'cardText'],
    ['descripton', 'description'],
  ])('is sure that %s is %s', (written, word) => {
    expect(closest(written, NAMES)).toEqual({ word, isSure: true });
  });

  it.each([
    ['desc', 'description'],
    ['txt', 'text'],
    ['ho', 'how'],
  ])('offers for %s the word %s, without being sure', (written, word) => {
    expect(closest(written, NAMES)).toEqual({ word, isSure: false });
  });

  it.each(['colour', 'x', '', '---', 'a'.repeat(500)])('offers nothing for "%s"', (written) => {
    expect(closest(written, NAMES)).toBeUndefined();
  });

  it('is not sure between two that are equally near', () => {
    expect(closest('cat', ['cut', 'car'])?.isSure).not.toBe(true);
    expect(closest('markers', ['markets', 'marker'])?.isSure).toBe(false);
  });

  it.each([
    ['challanjis', 'challenges'],
    ['chalanjis', undefined],
  ])('takes one wrong letter in three for a mistake, no more: %s', (written, word) => {
    expect(closest(written, ['challenges'])?.word).toBe(word);
  });
});
