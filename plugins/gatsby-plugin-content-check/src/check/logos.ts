/** A logo must be a picture that can be shown safely and legibly. */
import { findingAt } from './contentFile';
import type { LogoFacts } from './readLogo';
import type { Rule } from './rule';
import type { FieldWords } from './sentences';
import { textsIn } from './walk';
import { nameOf, shown } from './wording';

/** Every page loads the company's logo. */
const MOST_BYTES = 300_000;

/** A logo that is wider, beside its height, cannot be read in the height that all share. */
const WIDEST = 8;

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;

/** What is wrong with a logo's file, after the words that name it; undefined where nothing is. */
export function logoFinding({
  bytes,
  width,
  height,
  isPicture,
  foreign,
}: LogoFacts): Omit<FieldWords, 'replacement'> | undefined {
  if (bytes > MOST_BYTES) {
    return {
      message: `which has ${kilobytes(bytes)}; a logo may have at most ${kilobytes(MOST_BYTES)}`,
      expected: 'Save it smaller: an SVG without pictures in it, or a PNG of 600 pixels in width.',
    };
  }
  if (foreign) {
    return {
      message: `which holds ${foreign}`,
      expected:
        'Save it as a plain SVG, without scripts, event handlers and outside references, or as a PNG.',
    };
  }
  if (!isPicture) {
    return {
      message: 'which is no picture, whatever its name says',
      expected: 'Expected an SVG or a PNG: open the file in a browser to see what it is.',
    };
  }
  if (!width || !height) {
    return {
      message: 'which does not say how large it is',
      expected: 'Save the SVG with a viewBox, or with a width and a height.',
    };
  }
  if (width > WIDEST * height) {
    return {
      message: `which is ${Math.round(width)} by ${Math.round(height)}: wider than ${WIDEST}:1`,
      expected: 'Cut off the empty space beside it, or take the compact version of the logo.',
    };
  }
  return undefined;
}

export const logoRule: Rule = function* (files, { logoAt }) {
  for (const file of files) {
    for (const { field, path, value } of textsIn(file.model, file.content)) {
      const facts = field.isLogo && logoAt(value);
      const found = facts && logoFinding(facts);
      if (!found) continue;
      const message = `${nameOf(field, path)} names "${shown(value)}", ${found.message}.`;
      yield [file, findingAt(file, path, { ...found, message })];
    }
  }
};
