/** Fields that name a file in the folder of pictures, or a drawing. */
import {
  type FieldNotes,
  fileName,
  type GroupNotes,
  optionalChoice,
  optionalFileName,
  optionalGroup,
  optionalText,
  text,
} from './fields';
import { patternNames, pictureTones } from './patterns';

/** The folder of the pictures that editors add. */
export const PICTURE_FOLDER = 'data/pictures';

/** In pixels, for a card on a phone, and for a portrait. */
const LEAST_WIDTH = 1200;
const LEAST_PORTRAIT_WIDTH = 480;

/** A sample of what a client gets: a picture, or a PDF behind a link. */
export const sample = () =>
  optionalGroup(
    'A sample page',
    {
      file: fileName(
        'File',
        { folder: PICTURE_FOLDER, holds: 'sample', leastWidth: LEAST_WIDTH },
        { hint: `A picture or a PDF in ${PICTURE_FOLDER}.`, example: 'weekly-report.pdf' },
      ),
      title: text('What it shows', {
        hint: 'Names the link to a PDF; stands under a picture and describes it.',
        example: 'The first page of a weekly report (PDF)',
        max: 100,
      }),
    },
    { hint: 'What a client receives, without a client’s data in it.' },
  );

/** A photograph of a person. */
export const portrait = () =>
  optionalGroup(
    'Portrait',
    {
      file: fileName(
        'File',
        { folder: PICTURE_FOLDER, holds: 'photograph', leastWidth: LEAST_PORTRAIT_WIDTH },
        { hint: `A file in ${PICTURE_FOLDER}, taller than wide.` },
      ),
      alt: text('Description of the portrait', {
        describesPicture: true,
        hint: 'Said to people who cannot see it.',
        example: 'Sara Haddad at her desk, laughing',
        max: 160,
      }),
    },
    { shape: 'Portrait' },
  );

/** The picture of a page, drawn unless it names a `file`. By default, slug and kind decide `generator` and `tone`. */
export const picture = () =>
  optionalGroup(
    'Picture',
    {
      generator: optionalChoice('Pattern', patternNames, {
        hint: 'Which pattern is drawn when no file is named. Without it the slug decides, and another slug may bring another pattern.',
      }),
      tone: optionalChoice('Colours', pictureTones, {
        hint: 'Which colours the drawing has. Without them the slug decides.',
      }),
      file: optionalFileName(
        'File',
        { folder: PICTURE_FOLDER, holds: 'photograph', leastWidth: LEAST_WIDTH },
        {
          hint: `A file in ${PICTURE_FOLDER} that replaces the drawing: at least ${LEAST_WIDTH} pixels wide, better 1600.`,
        },
      ),
      alt: optionalText('Description of the picture', {
        describesPicture: true,
        hint: 'Said to people who cannot see it. Required with a file; drawings need none.',
        max: 160,
      }),
    },
    { shape: 'PictureChoice', needs: { file: 'alt' } },
  ).test({
    name: 'alt',
    message: 'needs "Description of the picture" (alt) because it names a file',
    test: (value) => !value?.file || Boolean(value.alt),
  });

/** An optional name of a logo's file. */
export const optionalLogoFile = (label: string, notes: FieldNotes) =>
  optionalFileName(label, { folder: PICTURE_FOLDER, holds: 'logo' }, notes);

/** The backgrounds that a single-file logo can be made for. */
const logoGrounds = {
  light: 'For light grounds: a light plate stands behind it in the dark theme',
  dark: 'For dark grounds: a dark plate stands behind it in the light theme',
  both: 'For any ground: no plate',
};

/** A logo in one file, or in one file for each theme. */
export const logo = (notes: GroupNotes = {}) =>
  optionalGroup(
    'Logo',
    {
      file: fileName(
        'File',
        { folder: PICTURE_FOLDER, holds: 'logo', hasGround: true },
        {
          hint: `An SVG or PNG in ${PICTURE_FOLDER}: at most 300 kB, at most eight times as wide as high, cut to its edges.`,
          example: 'acme.svg',
        },
      ),
      dark: optionalLogoFile('File for the dark theme', {
        hint: 'The same logo in light colours. Without it the first file is shown in both themes.',
        example: 'acme-on-dark.svg',
      }),
      ground: optionalChoice('Ground', logoGrounds, {
        hint: 'What the first file is made for, where there is no other; light, unless this says otherwise.',
      }),
    },
    { ...notes, shape: 'Logo' },
  ).test({
    name: 'ground',
    message: 'says what its ground is, though it has a file for each theme: leave out "ground"',
    test: (value) => !value?.dark || value.ground === undefined,
  });
