/**
 * The vocabulary of the content model: yup with typed `meta`. Types of fields are required unless their
 * names say `optional`. Everything else reads schemas through introspect.ts.
 */
import * as yup from 'yup';
import { ADDRESS_BEGINNINGS, SAFE_ADDRESS } from '../text/textLinks';
import { hiddenWordIn } from './hiddenNames';
import type { Kind } from './kind';

export type Reference = Pick<Kind, 'name' | 'singular' | 'folder'>;

/** Notes on any field, besides its label, type and limits. */
export interface FieldNotes {
  hint?: string;
  example?: string;
  /** The section of the owner's specification that prescribes the value, in full or in part. */
  fixedBy?: '1' | '2' | '3' | '7' | '8' | '9';
  /** Places an entry instead of describing it: forms show such fields last. */
  isPlacement?: true;
  /** By default, translations have their own texts and share everything else. */
  translation?: 'own' | 'shared' | 'shared by default';
  /** `off page`: compared, sent, or read by browsers and search engines only; `private`: never published. */
  visibility?: 'off page' | 'private';
  /** The launch list shows `todo` while the field has this value; with `isMark`, the list names the field's group. */
  launch?: { while: string | boolean | undefined; todo: string; isMark?: true };
}

export interface TextOptions extends FieldNotes {
  max?: number;
  /** Placeholders that the page fills in, besides the company's facts. */
  filledIn?: readonly string[];
  /** The value is one of the services that the lead form offers. */
  isLeadService?: true;
  /** The text says what a picture shows. */
  describesPicture?: true;
}

export interface GroupNotes extends Omit<FieldNotes, 'translation'> {
  /** Names a shape that several kinds share: the handbook describes it once. */
  shape?: string;
  /** Fields that require another one: `{ file: 'alt' }`. */
  needs?: Readonly<Record<string, string>>;
}

/** How many items a list holds: exactly `length`, or from `min` to `max`. */
interface ListOptions extends Omit<FieldNotes, 'translation'> {
  length?: number;
  min?: number;
  max?: number;
  /** The items of a translation pair with the original's by index. */
  isPaired?: true;
}

/** What a field that names a file accepts. */
export interface FileNotes {
  /** The file's folder in the project. */
  folder: string;
  /** A logo is an SVG or a PNG; a sample a photograph or a PDF. */
  holds: 'photograph' | 'logo' | 'sample';
  /** A photograph's least width in pixels: two per CSS pixel at the narrowest place where it stands. */
  leastWidth?: number;
  /**
   * Set if the logo stands on the ground that the field `ground` beside it names: light, unless that says otherwise.
   */
  hasGround?: true;
}

/** The kind of value that a field holds, set by the functions below; at most one applies to a field. */
interface ValueNotes {
  /** The text may run over several lines. */
  long?: true;
  /** The slug of an entry of this kind. */
  ref?: Reference;
  link?: true;
  file?: FileNotes;
  options?: Readonly<Record<string, string>>;
}

export type FieldMeta = ValueNotes &
  Omit<TextOptions & GroupNotes & ListOptions, 'length' | 'min' | 'max'>;

declare module 'yup' {
  interface CustomSchemaMetadata extends FieldMeta {}
}

const string = (label: string, { max, ...meta }: TextOptions & ValueNotes) => {
  const schema = yup.string().label(label).meta(meta);
  return max === undefined ? schema : schema.max(max);
};

/** An optional single-line text. */
export const optionalText = (label: string, options: TextOptions = {}) =>
  string(label, options).optional();

/**
 * A required single-line text. Any text may hold the placeholders of fillIn.ts, even in links:
 * `[{phone}]({phoneLink})`.
 */
export const text = (label: string, options: TextOptions = {}) => string(label, options).required();

/** An optional paragraph. */
export const optionalParagraph = (label: string, options: TextOptions = {}) =>
  string(label, { ...options, long: true }).optional();

/** A required paragraph. `[words](/address)` makes a link. */
export const paragraph = (label: string, options: TextOptions = {}) =>
  string(label, { ...options, long: true }).required();

/** An optional choice; `options` maps each value to its meaning. */
export const optionalChoice = <T extends Record<string, string>>(
  label: string,
  options: T,
  notes: FieldNotes = {},
) =>
  yup
    .string()
    .oneOf(Object.keys(options) as (keyof T & string)[])
    .optional()
    .label(label)
    .meta({ ...notes, options });

/** A required choice, likewise. */
export const choice = <T extends Record<string, string>>(
  label: string,
  options: T,
  notes: FieldNotes = {},
) => optionalChoice(label, options, notes).required();

/** A required slug of an entry of another kind. */
export const reference = (
  label: string,
  { name, singular, folder }: Reference,
  notes: FieldNotes = {},
) => string(label, { ...notes, ref: { name, singular, folder } }).required();

const fileNames = {
  photograph: {
    regex: /^[\w.-]+\.(jpe?g|png|webp|avif)$/i,
    name: 'image',
    message: 'must name a .jpg, .png, .webp or .avif file: save others as JPG',
  },
  logo: {
    regex: /^[\w.-]+\.(svg|png)$/i,
    name: 'logo',
    message: 'must be the name of an .svg or .png file',
  },
  sample: {
    regex: /^[\w.-]+\.(pdf|jpe?g|png|webp|avif)$/i,
    name: 'sample',
    message: 'must be the name of a PDF or an image file (.pdf, .jpg, .png, .webp or .avif)',
  },
};

/** An optional name of a file, with the ending of what the field holds. */
export const optionalFileName = (label: string, file: FileNotes, notes: FieldNotes = {}) => {
  const { regex, ...test } = fileNames[file.holds];
  return string(label, { ...notes, file })
    .optional()
    .matches(regex, test);
};

/** A required name of a file, likewise. */
export const fileName = (label: string, file: FileNotes, notes: FieldNotes = {}) =>
  optionalFileName(label, file, notes).required();

/** Joins names like `"a", "b" or "c"`. */
export const quotedChoice = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names.map((name) => `"${name}"`));

const address = (label: string, notes: FieldNotes) => string(label, { ...notes, link: true });

const LINK = { name: 'link', message: `must start with ${quotedChoice(ADDRESS_BEGINNINGS)}` };

/** A required address: a path of this site, or a full https, mailto or tel address. */
export const link = (label: string, notes: FieldNotes = {}) =>
  address(label, notes).required().matches(SAFE_ADDRESS, LINK);

/** An optional link to a page of this site, with or without its leading slash, as the owner writes it. */
export const optionalSiteLink = (label: string, notes: FieldNotes = {}) =>
  address(label, notes).optional();

/** A required link to a page of this site, likewise. */
export const siteLink = (label: string, notes: FieldNotes = {}) => address(label, notes).required();

const HTTPS = { name: 'https', message: 'must start with "https://"', excludeEmptyString: true };

/** An optional https address of another site, which may be empty. */
export const optionalWebAddress = (label: string, notes: FieldNotes = {}) =>
  address(label, notes)
    .optional()
    .matches(/^https:\/\//, HTTPS);

/** A required https address of another site. */
export const webAddress = (label: string, notes: FieldNotes = {}) =>
  optionalWebAddress(label, notes).required();

/** An optional yes or no. */
export const optionalYesNo = (label: string, notes: FieldNotes = {}) =>
  yup.boolean().optional().label(label).meta(notes);

/** A required yes or no. */
export const yesNo = (label: string, notes: FieldNotes = {}) =>
  optionalYesNo(label, notes).required();

/** A required whole number that is at least `min`. */
export const wholeNumber = (label: string, min: number, notes: FieldNotes = {}) =>
  yup.number().integer().min(min).required().label(label).meta(notes);

/** A required group of fields, which refuses unknown ones. */
export const group = <T extends yup.ObjectShape>(
  label: string,
  fields: T,
  notes: GroupNotes = {},
) => yup.object(fields).exact().label(label).meta(notes).required();

/** An optional group of fields, which refuses unknown ones. */
export const optionalGroup = <T extends yup.ObjectShape>(
  label: string,
  fields: T,
  notes: GroupNotes = {},
) => yup.object(fields).exact().label(label).meta(notes).optional().default(undefined);

/** A test for a group: exactly one of these fields is filled in. */
export const exactlyOneOf = (...names: string[]) => ({
  name: 'one-of',
  message: `must hold exactly one of ${quotedChoice(names)}`,
  params: { names },
  test: (value: object | null | undefined): boolean =>
    names.filter((name) => value && Reflect.get(value, name) !== undefined).length === 1,
});

/** An optional list of `item`. */
export function optionalList<T>(
  label: string,
  item: yup.ISchema<T, yup.AnyObject>,
  { length, min, max, ...meta }: ListOptions = {},
) {
  let schema = yup.array().of(item).optional().label(label).meta(meta);
  if (length !== undefined) schema = schema.length(length);
  if (min !== undefined) schema = schema.min(min);
  return max === undefined ? schema : schema.max(max);
}

/** A required list of `item`, by default of at least one. */
export const list = <T>(
  label: string,
  item: yup.ISchema<T, yup.AnyObject>,
  { length, min = length === undefined ? 1 : undefined, ...options }: ListOptions = {},
) => optionalList(label, item, { length, min, ...options }).required();

/** The last part of the page's address. Allows capitals for `/FMCG`, and spaces and "&" for `/terms & conditions`. */
export const slug = () =>
  text('Slug', {
    hint: 'The page’s address without the leading slash.',
    example: 'sports-events',
    fixedBy: '2',
    translation: 'shared',
    isPlacement: true,
  }).matches(/^[A-Za-z0-9]+(?:(?:-| & )[A-Za-z0-9]+)*$/, {
    name: 'slug',
    message: 'may hold only letters, digits, single hyphens and " & ", like "market-campaign"',
  });

/** A test for a name that becomes an id: content blockers would take the part of the page away. */
export const notHidden = {
  name: 'not-hidden',
  message: ({ value }: { value: unknown }) =>
    `may not hold "${hiddenWordIn(String(value)) ?? ''}": ad blockers hide parts of pages with such a name`,
  test: (name: string | undefined): boolean => hiddenWordIn(name ?? '') === undefined,
};

/** The fragment in the address of a part of a page, without its "#". */
export const anchor = (example: string) =>
  text('Anchor', {
    hint: 'The part after # in its address.',
    example,
    translation: 'shared',
  })
    .matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
      name: 'anchor',
      message: 'may hold only lower-case letters, digits and single hyphens',
    })
    .test(notHidden);

/** A test for a list: no two items have the same value in the field called `name`. */
export const eachOnce = (what: string, name = what) => ({
  name: 'each-once',
  message: `must hold each ${what} once`,
  test: (items: readonly (object | undefined)[] | undefined): boolean => {
    const values = (items ?? []).map((item): unknown => item && Reflect.get(item, name));
    return values.every((value, index) => !value || values.indexOf(value) === index);
  },
});

/** Further addresses of the same page: `fmcg` for `FMCG`. */
export const otherSpellings = () =>
  optionalList('Other spellings', slug(), {
    hint: 'Addresses that show the same page and name this one as the right one.',
    isPlacement: true,
  });

/** Slugs that the page had before; their addresses redirect to the current one. */
export const formerAddresses = () =>
  optionalList('Former addresses', slug(), {
    hint: 'Slugs that the page had before. Their addresses lead to the present one.',
    isPlacement: true,
  });

/** A whole number that orders the entries of a kind, smallest first. */
export const order = () =>
  wholeNumber('Order', 0, {
    hint: 'Smaller numbers come first. Leave gaps (10, 20, 30) to insert later.',
    isPlacement: true,
  });
