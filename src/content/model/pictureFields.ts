/** Fields that name a file in the folder of pictures, or a drawing. */
import {
  choice,
  type FieldNotes,
  type FileNotes,
  fileName,
  type GroupNotes,
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

const pictureFile = (hint: string, leastWidth: number) =>
  fileName('File', { folder: PICTURE_FOLDER, holds: 'photograph', leastWidth }, { hint }).matches(
    /^[\w.-]+\.(jpe?g|png|webp|avif)$/i,
    { name: 'image', message: 'must name a .jpg, .png, .webp or .avif file: save others as JPG' },
  );

/** A sample of what a client gets: a picture, or a PDF behind a link. */
export const sample = () =>
  optionalGroup(
    'A sample page',
    {
      file: fileName(
        'File',
        { folder: PICTURE_FOLDER, holds: 'sample', leastWidth: LEAST_WIDTH },
        { hint: `A picture or a PDF in ${PICTURE_FOLDER}.`, example: 'weekly-report.pdf' },
      )
        .matches(/^[\w.-]+\.(pdf|jpe?g|png|webp|avif)$/i, {
          name: 'sample',
          message: 'must be the name of a PDF or an image file (.pdf, .jpg, .png, .webp or .avif)',
        })
        .required(),
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
      file: pictureFile(
        `A file in ${PICTURE_FOLDER}, taller than wide.`,
        LEAST_PORTRAIT_WIDTH,
      ).required(),
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
      generator: choice('Pattern', patternNames, {
        hint: 'Which pattern is drawn when no file is named. Without it the slug decides, and another slug may bring another pattern.',
      }).optional(),
      tone: choice('Colours', pictureTones, {
        hint: 'Which colours the drawing has. Without them the slug decides.',
      }).optional(),
      file: pictureFile(
        `A file in ${PICTURE_FOLDER} that replaces the drawing: at least ${LEAST_WIDTH} pixels wide, better 1600.`,
        LEAST_WIDTH,
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
export const logoFile = (
  label: string,
  notes: FieldNotes,
  { hasGround }: Pick<FileNotes, 'hasGround'> = {},
) =>
  fileName(label, { folder: PICTURE_FOLDER, holds: 'logo', hasGround }, notes).matches(
    /^[\w.-]+\.(svg|png)$/i,
    { name: 'logo', message: 'must be the name of an .svg or .png file' },
  );

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
      file: logoFile(
        'File',
        {
          hint: `An SVG or PNG in ${PICTURE_FOLDER}: at most 300 kB, at most eight times as wide as high, cut to its edges.`,
          example: 'acme.svg',
        },
        { hasGround: true },
      ).required(),
      dark: logoFile('File for the dark theme', {
        hint: 'The same logo in light colours. Without it the first file is shown in both themes.',
        example: 'acme-on-dark.svg',
      }).optional(),
      ground: choice('Ground', logoGrounds, {
        hint: 'What the first file is made for, where there is no other; light, unless this says otherwise.',
      }).optional(),
    },
    { ...notes, shape: 'Logo' },
  ).test({
    name: 'ground',
    message: 'says what its ground is, though it has a file for each theme: leave out "ground"',
    test: (value) => !value?.dark || value.ground === undefined,
  });
