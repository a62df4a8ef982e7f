/** A logo must be a picture that can be shown safely and legibly. */
import type { LogoFacts } from './readLogo';
import { type Rule, textRule } from './rule';
import { nameOf, shown } from './wording';

/** Every page loads the company's logo. */
const MOST_BYTES = 300_000;

/** A logo that is wider, beside its height, cannot be read in the height that all share. */
const WIDEST = 8;

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;

/** What is wrong with a logo's file, after the words that name it, and what to do; undefined where nothing is. */
function logoFinding(facts: LogoFacts): [says: string, expected: string] | undefined {
  const { bytes, width, height, isPicture, foreign } = facts;
  if (bytes > MOST_BYTES) {
    return [
      `has ${kilobytes(bytes)}; a logo may have at most ${kilobytes(MOST_BYTES)}`,
      'Save it smaller: an SVG without pictures in it, or a PNG of 600 pixels in width.',
    ];
  }
  if (foreign) {
    return [
      `holds ${foreign}`,
      'Save it as a plain SVG, without scripts, event handlers and outside references, or as a PNG.',
    ];
  }
  if (!isPicture) {
    return [
      'is no picture, whatever its name says',
      'Expected an SVG or a PNG: open the file in a browser to see what it is.',
    ];
  }
  if (!width || !height) {
    return [
      'does not say how large it is',
      'Save the SVG with a viewBox, or with a width and a height.',
    ];
  }
  if (width <= WIDEST * height) return undefined;
  return [
    `is ${Math.round(width)} by ${Math.round(height)}: wider than ${WIDEST}:1`,
    'Cut off the empty space beside it, or take the compact version of the logo.',
  ];
}

export const logoRule: Rule = textRule(({ field, path, value }, _file, { logoAt }) => {
  const facts = field.isLogo && logoAt(value);
  const found = facts && logoFinding(facts);
  if (!found) return undefined;
  const [says, expected] = found;
  return { message: `${nameOf(field, path)} names "${shown(value)}", which ${says}.`, expected };
});
