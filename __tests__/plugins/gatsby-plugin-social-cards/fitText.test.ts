import {
  fitText,
  sizesFrom,
  type Word,
} from '../../../plugins/gatsby-plugin-social-cards/src/fitText';

/** Words of a face in which every letter is half as wide as it is high. */
const words = (text: string): Word[] =>
  text.split(' ').map((word) => ({ text: word, width: word.length / 2 }));

const box = { width: 100, height: 100, lineHeight: 1 };
const fit = (text: string, sizes: Iterable<number>, more: { maxLines?: number } = {}) =>
  fitText(words(text), 0.5, { ...box, ...more }, sizes);

it('takes the first size that fits', () => {
  expect(fit('wave', [100, 50, 40])).toEqual({ size: 50, lines: ['wave'] });
});

it('breaks lines between words only', () => {
  expect(fit('one two three', [33, 20])).toEqual({ size: 33, lines: ['one', 'two', 'three'] });
  expect(fit('Fight-back', [40, 20])).toEqual({ size: 20, lines: ['Fight-back'] });
});

it('keeps to the height of the box', () => {
  expect(fit('a b c d e f', [90, 60, 50, 33])?.size).toBe(33);
  expect(
    fitText(words('a b c'), 0.5, { ...box, width: 20, lineHeight: 1.5 }, [40, 30, 20]),
  ).toEqual({ size: 20, lines: ['a', 'b', 'c'] });
});

it('keeps to the number of lines', () => {
  expect(fit('one two three', [40, 20, 15], { maxLines: 1 })).toEqual({
    size: 15,
    lines: ['one two three'],
  });
});

it('makes the lines even', () => {
  expect(fit('aaa bbb ccc d', [18])).toEqual({ size: 18, lines: ['aaa bbb', 'ccc d'] });
});

it('says where no size fits', () => {
  expect(fit('incomprehensibilities', [20, 10])).toBeUndefined();
});

it('has no lines for an empty text', () => {
  expect(fitText([], 0.5, box, [40])).toEqual({ size: 40, lines: [] });
});

describe('a text that no designed size holds', () => {
  it('has the biggest size that holds the longest word', () => {
    expect(fit('wave', sizesFrom(50))?.size).toBe(50);
    const { size = 0 } = fit('incomprehensibilities', sizesFrom(50)) ?? {};
    expect(size).toBeGreaterThan(9 * 0.94);
    expect(size).toBeLessThanOrEqual(100 / 10.5);
  });

  it('gets no smaller than a pixel', () => {
    expect(fit('w'.repeat(210), sizesFrom(50))).toBeUndefined();
    expect(Math.min(...sizesFrom(50))).toBeGreaterThanOrEqual(1);
  });
});
