/** Finds the size and the lines in which a text fills a box. Pure. */

/** A word with its width at a font size of 1. */
export interface Word {
  text: string;
  width: number;
}

/** A box in pixels, and the spacing of its lines. */
export interface TextBox {
  width: number;
  height: number;
  /** Of a font size of 1. */
  lineHeight: number;
  maxLines?: number;
}

export interface FittedText {
  size: number;
  lines: string[];
}

/** Fills lines of at most `width` (at a font size of 1) with as many words as they take. */
function breakLines(words: readonly Word[], space: number, width: number): Word[] {
  const lines: Word[] = [];
  for (const word of words) {
    const last = lines[lines.length - 1];
    if (last === undefined || last.width + space + word.width > width) lines.push({ ...word });
    else {
      last.text += ` ${word.text}`;
      last.width += space + word.width;
    }
  }
  return lines;
}

const widest = (lines: readonly Word[]) => Math.max(0, ...lines.map(({ width }) => width));

/** Makes the lines as even as they get without one more. */
function balance(words: readonly Word[], space: number, lines: readonly Word[]): readonly Word[] {
  const width = widest(lines);
  const narrower = breakLines(words, space, width * (1 - Number.EPSILON * 8));
  const isBetter = narrower.length === lines.length && widest(narrower) < width;
  return isBetter ? balance(words, space, narrower) : lines;
}

/**
 * Returns the first of `sizes` at which the words fit into the box, with even lines; undefined where
 * none fits. Words are never broken.
 *
 * @param space width of the space between words at a font size of 1
 * @param sizes in pixels, the best first
 */
export function fitText(
  words: readonly Word[],
  space: number,
  box: TextBox,
  sizes: Iterable<number>,
): FittedText | undefined {
  const maxLines = box.maxLines ?? Infinity;
  for (const size of sizes) {
    const lines = breakLines(words, space, box.width / size);
    const fitsAcross = widest(lines) * size <= box.width;
    const fitsDown = lines.length * box.lineHeight * size <= box.height;
    if (fitsAcross && fitsDown && lines.length <= maxLines) {
      return { size, lines: balance(words, space, lines).map(({ text }) => text) };
    }
  }
  return undefined;
}

/** Sizes from `size` down to a pixel: for texts that no designed size holds. */
export function* sizesFrom(size: number): Generator<number> {
  for (let smaller = size; smaller >= 1; smaller *= 0.94) yield smaller;
}
