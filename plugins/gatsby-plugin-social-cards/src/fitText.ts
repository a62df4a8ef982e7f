import type { Size } from '../../../src/drawings/formats';

interface Word {
  text: string;
  width: number;
}

/** A text with its widths at a font size of 1. */
export interface MeasuredText {
  words: Word[];
  space: number;
  lineHeight: number;
}

interface TextBox extends Size {
  maxLines?: number;
}

export interface FittedText {
  size: number;
  lines: string[];
}

/** Breaks a text into lines of at most `width` at a font size of 1; a longer word gets a line of its own. */
function breakLines({ words, space }: MeasuredText, width: number): Word[] {
  const lines: Word[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.width + space + word.width > width) lines.push({ ...word });
    else {
      last.text += ` ${word.text}`;
      last.width += space + word.width;
    }
  }
  return lines;
}

const widest = (lines: readonly Word[]) => Math.max(0, ...lines.map(({ width }) => width));

/** Makes the lines as even as possible without adding a line. */
function balance(text: MeasuredText, lines: readonly Word[]): readonly Word[] {
  const width = widest(lines);
  const narrower = breakLines(text, width * (1 - Number.EPSILON * 8));
  const isBetter = narrower.length === lines.length && widest(narrower) < width;
  return isBetter ? balance(text, narrower) : lines;
}

/** Fits text into a box in even lines, at the first of `sizes` that fits. Words are never broken. */
export function fitText(
  text: MeasuredText,
  { width, height, maxLines = Infinity }: TextBox,
  sizes: readonly number[],
): FittedText | undefined {
  for (const size of sizes) {
    const lines = breakLines(text, width / size);
    const fitsAcross = widest(lines) * size <= width;
    const fitsDown = lines.length * text.lineHeight * size <= height;
    if (fitsAcross && fitsDown && lines.length <= maxLines) {
      return { size, lines: balance(text, lines).map((line) => line.text) };
    }
  }
  return undefined;
}

/** Fits a text at `size` or below, down to one pixel; if even that is too large, returns no lines. */
export function shrinkText(text: MeasuredText, box: TextBox, size: number): FittedText {
  if (size < 1) return { size, lines: [] };
  return fitText(text, box, [size]) ?? shrinkText(text, box, size * 0.94);
}
