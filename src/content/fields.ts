/** The vocabulary of the content model: yup with typed `meta`, which everything else reads by introspect.ts. */
import * as yup from 'yup';
import { ADDRESS_BEGINNINGS, SAFE_ADDRESS } from './textLinks';

/** What a reference says of the kind that it leads to. */
export interface Reference {
  name: string;
  singular: string;
  folder?: string;
}

/** What any field may say about itself besides its label, type and limits. */
export interface FieldNotes {
  /** One sentence for the person who fills the field in. */
  hint?: string;
  example?: string;
  /** The section of the owner's specification that says what stands here, in full or in part. */
  fixedBy?: '1' | '2' | '3' | '8' | '9';
  /** Says where an entry stands and not what it says: forms show such fields last. */
  isPlacement?: true;
  /** Unless this says otherwise, translations have texts of their own and share all else. */
  translation?: 'own' | 'shared' | 'shared by default';
  /** `off page`: compared, sent, or read by browsers and search engines only; `private`: never published. */
  visibility?: 'off page' | 'private';
  /** The launch list names the field while it has this value, with the task; `isMark`: it names the field's group. */
  launch?: { while: string | boolean | undefined; todo: string; isMark?: true };
}

export interface TextOptions extends FieldNotes {
  max?: number;
  /** What the field may hold in braces beside the company's facts: the page fills it in. */
  filledIn?: readonly string[];
  /** The value is one of the services that the lead form offers. */
  isLeadService?: true;
}

export interface GroupNotes extends Omit<FieldNotes, 'translation'> {
  /** The name of a shape that several kinds share: the handbook describes it once. */
  shape?: string;
  /** Fields that must stand beside another: `{ file: 'alt' }`. */
  needs?: Readonly<Record<string, string>>;
}

/** How many items a list holds: exactly `length`, or from `min` to `max`. */
interface ListOptions extends Omit<FieldNotes, 'translation'> {
  length?: number;
  min?: number;
  max?: number;
  /** The items belong to those of the original, one by one. */
  isPaired?: true;
}

/** What the functions below say of the value of a field: each value is one thing. */
interface ValueNotes {
  /** Several lines of text are normal here. */
  long?: true;
  /** The slug of an entry of this kind. */
  ref?: Reference;
  /** A day of the calendar: `2026-11-22`. */
  isDay?: true;
  /** An address on this site or elsewhere. */
  link?: true;
  /** The name of a file in this folder of the project: a picture; an SVG or PNG as a logo; a picture or PDF as a sample. */
  file?: { folder: string; isLogo?: true; isSample?: true };
  /** Each value of a closed list, and what it means. */
  options?: Readonly<Record<string, string>>;
}

/** All that a field may say about itself. */
export type FieldMeta = ValueNotes &
  Omit<TextOptions & GroupNotes & ListOptions, 'length' | 'min' | 'max'>;

declare module 'yup' {
  interface CustomSchemaMetadata extends FieldMeta {}
}

const string = (label: string, { max, ...meta }: TextOptions & ValueNotes) => {
  const schema = yup.string().label(label).meta(meta);
  return max === undefined ? schema : schema.max(max);
};

/** A text of one line that may be left out. */
export const optionalText = (label: string, options: TextOptions = {}) =>
  string(label, options).optional();

/**
 * A required text of one line. `{name}`, `{email}`, `{phone}` and `{address}` stand for the company's;
 * in any text `[{phone}]({phoneLink})` makes the phone number a link.
 */
export const text = (label: string, options: TextOptions = {}) => string(label, options).required();

/** A paragraph that may be left out. */
export const optionalParagraph = (label: string, options: TextOptions = {}) =>
  string(label, { ...options, long: true }).optional();

/** A required text of one paragraph. `[words](/address)` makes a link. */
export const paragraph = (label: string, options: TextOptions = {}) =>
  string(label, { ...options, long: true }).required();

/** One of a closed list, which may be left out; `options` maps each value to what it means. */
export const choice = <T extends Record<string, string>>(
  label: string,
  options: T,
  notes: FieldNotes = {},
) =>
  yup
    .string()
    .oneOf(Object.keys(options) as (keyof T & string)[])
    .label(label)
    .meta({ ...notes, options });

/** The slug of an entry of another kind. */
export const reference = (
  label: string,
  { name, singular, folder }: Reference,
  notes: FieldNotes = {},
) => string(label, { ...notes, ref: { name, singular, folder } }).required();

/** The name of a file, which may be left out. */
export const fileName = (label: string, file: ValueNotes['file'], notes: FieldNotes = {}) =>
  string(label, { ...notes, file }).optional();

/** `"a", "b" or "c"`. */
export const quotedChoice = (names: readonly string[]): string =>
  names
    .map((name) => `"${name}"`)
    .join(', ')
    .replace(/, (?="[^"]*"$)/, ' or ');

const LINK = { name: 'link', message: `must start with ${quotedChoice(ADDRESS_BEGINNINGS)}` };

/** An address: a path of this site, or a full https, mailto or tel address. */
export const link = (label: string, notes: FieldNotes = {}) =>
  siteLink(label, notes).matches(SAFE_ADDRESS, LINK);

/** A page of this site as the owner writes it: with or without its leading slash. */
export const siteLink = (label: string, notes: FieldNotes = {}) =>
  string(label, { ...notes, link: true }).required();

/** A page of this site that may be left out. */
export const optionalSiteLink = (label: string, notes: FieldNotes = {}) =>
  string(label, { ...notes, link: true }).optional();

const HTTPS = { name: 'https', message: 'must start with "https://"', excludeEmptyString: true };

/** The full https address of another site. */
export const webAddress = (label: string, notes: FieldNotes = {}) =>
  siteLink(label, notes).matches(/^https:\/\//, HTTPS);

/** An https address that may be left out or empty. */
export const optionalWebAddress = (label: string, notes: FieldNotes = {}) =>
  optionalSiteLink(label, notes).matches(/^https:\/\//, HTTPS);

/** A yes or no that may be left out. */
export const optionalYesNo = (label: string, notes: FieldNotes = {}) =>
  yup.boolean().optional().label(label).meta(notes);

/** A required yes or no. */
export const yesNo = (label: string, notes: FieldNotes = {}) =>
  optionalYesNo(label, notes).required();

/** A required whole number that is at least `min`. */
export const wholeNumber = (label: string, min: number, notes: FieldNotes = {}) =>
  yup.number().integer().min(min).required().label(label).meta(notes);

/** A group of fields; fields that the model does not know are refused. */
export const group = <T extends yup.ObjectShape>(
  label: string,
  fields: T,
  notes: GroupNotes = {},
) => yup.object(fields).exact().label(label).meta(notes).required();

/** A group of fields that may be left out. */
export const optionalGroup = <T extends yup.ObjectShape>(
  label: string,
  fields: T,
  notes: GroupNotes = {},
) => yup.object(fields).exact().label(label).meta(notes).optional().default(undefined);

/** The test that exactly one of these fields of a group is filled in. */
export const exactlyOneOf = (...names: string[]) => ({
  name: 'one-of',
  message: `must hold exactly one of ${quotedChoice(names)}`,
  params: { names },
  test: (value: object | null | undefined): boolean =>
    names.filter((name) => value && Reflect.get(value, name) !== undefined).length === 1,
});

/** A list that may be left out. */
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

/** A required list of `item`; one that says nothing else of its size has at least one. */
export const list = <T>(
  label: string,
  item: yup.ISchema<T, yup.AnyObject>,
  { length, min = length === undefined ? 1 : undefined, ...options }: ListOptions = {},
) => optionalList(label, item, { length, min, ...options }).required();

/** The last part of the page's address. Letters of both cases, for `/FMCG`; spaces and "&" for `/terms & conditions`. */
export const slug = (notes: FieldNotes = {}) =>
  text('Slug', {
    hint: 'The page’s address without the leading slash.',
    example: 'sports-events',
    fixedBy: '2',
    translation: 'shared',
    isPlacement: true,
    ...notes,
  }).matches(/^[A-Za-z0-9]+(?:(?:-| & )[A-Za-z0-9]+)*$/, {
    name: 'slug',
    message: 'may hold only letters, digits, single hyphens and " & ", like "market-campaign"',
  });

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayRule = (name: string) => ({
  name,
  message: 'must be a day of the calendar, like "2026-11-22"',
});

const isInCalendar = (day: string): boolean => {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** A day of the calendar, as it is written: `2026-11-22`. */
export const day = (label: string, notes: FieldNotes = {}) =>
  string(label, {
    hint: 'Year, month and day, in quotes.',
    example: '2026-11-22',
    translation: 'shared',
    ...notes,
    isDay: true,
  })
    .required()
    .matches(DAY, dayRule('day'))
    .test({ ...dayRule('calendar'), test: (value) => !DAY.test(value) || isInCalendar(value) });

/** What stands behind "#" in the address of a part of a page. */
export const anchor = (example: string) =>
  text('Anchor', {
    hint: 'The part after # in its address.',
    example,
    translation: 'shared',
  }).matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    name: 'anchor',
    message: 'may hold only lower-case letters, digits and single hyphens',
  });

/** The test that no two items of a list have the same anchor. */
export const eachAnchorOnce = {
  name: 'each-anchor-once',
  message: 'must hold each anchor once',
  test: (items: readonly ({ anchor?: string } | undefined)[] | undefined): boolean => {
    const anchors = (items ?? []).flatMap((item) => item?.anchor ?? []);
    return new Set(anchors).size === anchors.length;
  },
};

/** Second addresses that show the same page: `fmcg` beside `FMCG`. */
export const otherSpellings = () =>
  optionalList('Other spellings', slug(), {
    hint: 'Addresses that show the same page and name this one as the right one.',
    isPlacement: true,
  });

/** Addresses that the page had before; visitors and search engines are sent on to the present one. */
export const formerAddresses = () =>
  optionalList('Former addresses', slug(), {
    hint: 'Slugs that the page had before. Their addresses lead to the present one.',
    isPlacement: true,
  });

/** An entry that is not ready yet. */
export const draft = () =>
  optionalYesNo('Draft', {
    hint: 'true keeps the entry out of the published site; `npm run develop` still shows it.',
    translation: 'own',
    isPlacement: true,
  });

/** A whole number that orders the entries of a kind, smallest first. */
export const order = () =>
  wholeNumber('Order', 0, {
    hint: 'Smaller numbers come first. Leave gaps (10, 20, 30) to insert later.',
    isPlacement: true,
  });
