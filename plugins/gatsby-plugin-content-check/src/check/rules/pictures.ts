/** Checks the pictures and logos that content names: each exists, can be shown, and suits its place. */
import type { ContentFile } from '../contentFile';
import { MOST_PIXELS, type PictureFacts } from '../readPicture';
import { choiceOf, nameOf, shown } from '../sentences';
import type { FieldPath, TextField } from '../walk';
import type { Rule } from './rule';
import { textRule } from './textRule';

type Fault = readonly [fault: string, expected: string, isAdvice?: true];

/** The extensions of each type of picture, the usual one first. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  JPEG: ['jpg', 'jpeg'],
  PNG: ['png'],
  WebP: ['webp'],
  AVIF: ['avif'],
  SVG: ['svg'],
  PDF: ['pdf'],
};

/** Two device pixels per CSS pixel at the narrowest place: a card on a phone, a portrait. */
const LEAST_WIDTH = { page: 1200, portrait: 480 };

const MOST_LOGO_BYTES = 300_000;

/** The widest ratio: all logos share one box, in which a wider logo would be too small to read. */
const LONGEST = 8;

/** What a photograph of 6,000 pixels has at good quality. More makes each build and each clone slow. */
const MOST_PICTURE_BYTES = 20_000_000;

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;

/** Reports a file that cannot be shown at all. */
export function unfit(name: string, facts: PictureFacts, isSample?: true): Fault | undefined {
  const { bytes, type, width = 0, height = 0, isBroken, isBlank, unreadable } = facts;
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

function unfitLogo(facts: PictureFacts, path: FieldPath, file: ContentFile): Fault | undefined {
  const { bytes, width = 0, height = 0, foreign, isLight } = facts;
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
  const group = path.slice(0, -1);
  // A logo stands on a light plate unless its group sets another ground.
  const ground = file.places.written([...group, 'ground']) ?? 'light';
  if (!isLight || path.at(-1) !== 'file' || ground !== 'light') return undefined;
  return [
    'has light colours only, and stands on a light ground: nobody can see it',
    file.places.has([...group, 'dark'])
      ? 'Name it as "dark", and the logo in dark colours as "file".'
      : 'Write "ground: dark" below its name.',
    true,
  ];
}

function faultOf(text: TextField, file: ContentFile, facts: PictureFacts): Fault | undefined {
  const { field, path, value } = text;
  const broken = unfit(value, facts, field.file?.isSample);
  // Report active content first: it matters more than broken XML.
  const isActive = field.file?.isLogo && facts.foreign && facts.bytes <= MOST_LOGO_BYTES;
  if (broken && !isActive) return broken;
  if (field.file?.isLogo) return unfitLogo(facts, path, file);
  const { width = Infinity, bytes } = facts;
  if (bytes > MOST_PICTURE_BYTES) {
    const most = MOST_PICTURE_BYTES / 1_000_000;
    return [
      `has ${Math.round(bytes / 1_000_000)} MB, more than ${most}`,
      'Save it as a JPEG of at most 6000 pixels on its longer side: pages show it smaller.',
      true,
    ];
  }
  const least = LEAST_WIDTH[path.at(-2) === 'portrait' ? 'portrait' : 'page'];
  if (width >= least) return undefined;
  const expected = `Save it with at least ${least}, or visitors see it blurred.`;
  return [`is ${width} pixels wide`, expected, true];
}

export const pictureRule: Rule = textRule((text, file, around) => {
  const { field, path, value } = text;
  const { pattern } = field;
  const folder = field.file?.folder;
  if (!folder || !pattern?.regex.test(value)) return undefined;
  const names = `${nameOf(field, path)} names "${shown(value)}"`;
  const facts = around.pictures[value];
  const pictures = around.picturesIn(folder).filter((name) => pattern.regex.test(name));
  if (!pictures.includes(value) && facts?.type !== 'folder') {
    return {
      message: `${names}, but there is no such file in ${folder}.`,
      ...choiceOf(value, pictures),
    };
  }
  const twin = pictures.find(
    (name) => name !== value && name.toLowerCase() === value.toLowerCase(),
  );
  if (twin !== undefined) {
    return {
      message: `${names}, but most disks take that file and ${twin} for one.`,
      expected: 'Give one of them another name, here and in its folder.',
    };
  }
  const [fault, expected, isAdvice] = (facts && faultOf(text, file, facts)) ?? [];
  return fault ? { message: `${names}, which ${fault}.`, expected, isAdvice } : undefined;
});

/** The name of a file, or what a camera or a program calls a picture by itself. */
const FILE_NAME =
  /^\s*(?:[\w() .-]{1,80}\.(?:jpe?g|png|webp|avif|gif|svg|heic|tiff?|pdf)|(?:IMG|DSCN?|DSC_|PXL|MVIMG|image|photo|picture|screenshot|untitled|bild|whatsapp image)[\s_-]{0,3}[\d _:.-]{0,30}(?:at [\d.:]{1,10})?)\s*$/i;

/** Advises on descriptions of pictures that describe nothing. */
export const descriptionRule: Rule = textRule(({ field, path, value }) => {
  if (!/^(?:alt|shareImageAlt)$/.test(String(path.at(-1))) || !FILE_NAME.test(value))
    return undefined;
  return {
    message: `${nameOf(field, path)} is "${shown(value)}", the name of a file.`,
    expected: 'Say in a few words what the picture shows, for those who cannot see it.',
    isAdvice: true,
  };
});
