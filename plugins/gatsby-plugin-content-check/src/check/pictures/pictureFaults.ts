/** Judges a picture by its file alone: whether it can be shown, and whether it can be read. */
import type { FileNotes } from '../../../../../src/content/model/fields';
import { MOST_PIXELS, type PictureFacts } from './readPicture';

/** What is wrong, after "which"; what to do instead; and whether that is only advice. */
export type PictureFault = readonly [fault: string, expected: string, isAdvice?: true];

/** The extensions of each type of picture, the usual one first. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  JPEG: ['jpg', 'jpeg'],
  PNG: ['png'],
  WebP: ['webp'],
  AVIF: ['avif'],
  SVG: ['svg'],
  PDF: ['pdf'],
};

const MOST_LOGO_BYTES = 300_000;

/** The widest ratio: all logos share one box, in which a wider logo would be too small to read. */
const LONGEST = 8;

/** What a photograph of 6,000 pixels has at good quality. More makes each build and each clone slow. */
const MOST_PICTURE_BYTES = 20_000_000;

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;

/**
 * Reports a file that cannot be shown at all.
 * @param name the file's name, without its folder
 * @param holds what its field accepts; a sample, which may be anything else, where the field is not known
 */
export function brokenPicture(
  name: string,
  facts: PictureFacts,
  holds: FileNotes['holds'],
): PictureFault | undefined {
  const { bytes, type, width = 0, height = 0, isBroken, isBlank, unreadable } = facts;
  const isSample = holds === 'sample';
  const again = 'Copy the file again, or export it again from the program that made it.';
  if (unreadable) return [`cannot be read: ${unreadable}`, 'A picture is a file that can be read.'];
  if (type === 'folder')
    return ['is a folder', 'Name a file that lies beside it, or put one in its place.'];
  if (bytes === 0) return ['is empty: the file has 0 bytes', again];
  if (!type) {
    const what = 'Expected a picture: open the file in a browser to see what it is.';
    const no = isSample ? 'neither a PDF nor a' : 'no';
    return [`is ${no} picture, whatever its name says`, what];
  }
  const extensions = type === 'PDF' && !isSample ? undefined : EXTENSIONS[type];
  if (!extensions) {
    return [`is a ${type} file, whatever its name says`, 'Save it as a JPEG, PNG, WebP or AVIF.'];
  }
  if (!extensions.includes(name.replace(/^.*\./, '').toLowerCase())) {
    const right = name.replace(/[^.]*$/, () => extensions[0] ?? '');
    const expected = `Name the file "${right}", here and in its folder, or save it as what its name says.`;
    // AVIF and SVG are said with a vowel in front.
    const article = type === 'AVIF' || type === 'SVG' ? 'an' : 'a';
    return [`is ${article} ${type}, whatever its name says`, expected];
  }
  if (isBroken) {
    const why =
      type === 'SVG' ? 'it is no well-formed XML' : 'its pixels cannot be read to the end';
    return [`is cut off or broken: ${type === 'PDF' ? 'its end is missing' : why}`, again];
  }
  if (width * height > MOST_PIXELS) {
    return [
      `has ${width} by ${height} pixels, which no program here opens`,
      'Save it with at most 6000 pixels on its longer side.',
    ];
  }
  if (isBlank) {
    return [
      'shows nothing: none of its shapes has a colour',
      'Give its shapes a fill or a stroke, and save it again from the program that made it.',
    ];
  }
  return undefined;
}

/** Reports a logo that visitors could not read, or that is no plain drawing. */
export function unfitLogo(facts: PictureFacts): PictureFault | undefined {
  const { bytes, width = 0, height = 0, foreign } = facts;
  if (bytes > MOST_LOGO_BYTES) {
    return [
      `has ${kilobytes(bytes)}; a logo may have at most ${kilobytes(MOST_LOGO_BYTES)}`,
      'Save it smaller: an SVG without pictures in it, or a PNG of 600 pixels in width.',
    ];
  }
  if (foreign) {
    return [
      `holds ${foreign}`,
      'Save it as a plain SVG in UTF-8, without scripts, event handlers and outside references, or as a PNG.',
    ];
  }
  if (!width || !height) {
    return [
      'does not say how large it is',
      'Save the SVG with a viewBox, or with a width and a height.',
    ];
  }
  const size = `is ${Math.round(width)} by ${Math.round(height)}`;
  if (width > LONGEST * height) {
    return [
      `${size}: wider than ${LONGEST}:1`,
      'Cut off the empty space beside it, or take the compact version of the logo.',
    ];
  }
  if (height > 3 * width) {
    const expected =
      'It is shown as high as other logos, and too narrow to be read: take a wider version.';
    return [`${size}: higher than 3:1`, expected, true];
  }
  return undefined;
}

/** Reports a photograph that is needlessly heavy, or narrower than its place. */
export function unfitPhotograph(
  { bytes, width = Infinity }: PictureFacts,
  { leastWidth = 0 }: FileNotes,
): PictureFault | undefined {
  if (bytes > MOST_PICTURE_BYTES) {
    const most = MOST_PICTURE_BYTES / 1_000_000;
    return [
      `has ${Math.round(bytes / 1_000_000)} MB, more than ${most}`,
      'Save it as a JPEG of at most 6000 pixels on its longer side: pages show it smaller.',
      true,
    ];
  }
  if (width >= leastWidth) return undefined;
  const expected = `Save it with at least ${leastWidth}, or visitors see it blurred.`;
  return [`is ${width} pixels wide`, expected, true];
}
