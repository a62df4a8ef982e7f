import { fitText, shrinkText } from '../../../plugins/gatsby-plugin-social-cards/src/fitText';

/** Fits words of a face in which every letter is half as wide as it is high. */
const measured = (text: string, lineHeight = 1) => {
  const words = text.split(' ').map((word) => ({ text: word, width: word.length / 2 }));
  return { words, space: 0.5, lineHeight };
};
const box = { width: 100, height: 100 };

const letters = ['a b c', 'd e f'];

interface More {
  maxLines?: number;
  lineHeight?: number;
}

it.each<[what: string, text: string, sizes: number[], more: More, size: number, lines: string[]]>([
  ['takes the first size that fits', 'wave', [100, 50, 40], {}, 50, ['wave']],
  ['breaks lines between words', 'one two three', [33, 20], {}, 33, ['one', 'two', 'three']],
  ['breaks no word', 'Fight-back', [40, 20], {}, 20, ['Fight-back']],
  ['keeps to the height', 'a b c d e f', [60, 40, 39], {}, 40, letters],
  ['makes the lines even', 'aaa bbb ccc d', [18], {}, 18, ['aaa bbb', 'ccc d']],
])('%s', (_what, text, sizes, { maxLines, lineHeight }, size, lines) => {
  const fitted = fitText(measured(text, lineHeight), { ...box, maxLines }, sizes);
  expect(fitted).toEqual({ size, lines });
});

it('a text that no designed size holds has the biggest that holds its longest word, of a pixel at least', () => {
  expect(fitText(measured('incomprehensibilities'), box, [20, 10])).toBeUndefined();
  expect(shrinkText(measured('wave'), box, 50).size).toBe(50);
  const { size } = shrinkText(measured('incomprehensibilities'), box, 50);
  expect(size).toBeGreaterThan(9 * 0.94);
  expect(size).toBeLessThanOrEqual(100 / 10.5);
  expect(shrinkText(measured('w'.repeat(210)), box, 50).lines).toEqual([]);
});
