/**
 * The words in which the content model is written: plain yup plus a typed `meta` vocabulary.
 * Everything that is derived from the model (check, GraphQL types) reads these fields.
 *
 * gatsby-node.ts imports this folder, and Gatsby compiles it with Parcel, which knows TypeScript up
 * to 4.7 (no `const` type parameters, no `satisfies`).
 */
import * as yup from 'yup';

/** What a field says about itself besides its type and limits. */
export interface FieldMeta {
  /** One sentence for the person who fills the field in. */
  hint?: string;
  example?: string;
  /** Several lines of text are normal here. */
  long?: boolean;
  /** The value is the slug of an entry of this collection. */
  ref?: CollectionName;
  /** The value is an address on this site or elsewhere. */
  link?: boolean;
  /** The value is a file in this folder, relative to the project. */
  imageFolder?: string;
  /** A value and what it means, for closed lists. */
  options?: Record<string, string>;
  /** Fields of a group that must stand beside another: `{ file: 'alt' }`. */
  needs?: Readonly<Record<string, string>>;
  /** Values that stand in until the owner gives the real one; the check warns about each. */
  placeholders?: readonly string[];
  /** Shared shapes have one GraphQL type, wherever they are used. */
  graphqlType?: string;
}

declare module 'yup' {
  interface CustomSchemaMetadata extends FieldMeta {}
}

/** The names of the collections, as references spell them. */
export type CollectionName =
  'services' | 'service-groups' | 'case-studies' | 'case-study-groups' | 'partners' | 'legal';

interface FieldOptions {
  label: string;
  hint?: string;
  example?: string;
  /** At most this many characters. */
  max?: number;
  /** Values that stand in until the owner gives the real one. */
  placeholders?: readonly string[];
}

function described(options: FieldOptions, extra: FieldMeta = {}) {
  const schema = yup
    .string()
    .label(options.label)
    .meta({
      hint: options.hint,
      example: options.example,
      placeholders: options.placeholders,
      ...extra,
    });
  return options.max === undefined ? schema : schema.max(options.max);
}

/**
 * A required text of one line. `{name}`, `{email}`, `{phone}` and `{address}` stand for the company's;
 * in any text `[{phone}]({phoneLink})` makes the phone number a link.
 */
export const text = (options: FieldOptions) => described(options).required();

/** A text of one line that may be left out. */
export const optionalText = (options: FieldOptions) => described(options).optional();

/** A required text of one paragraph. `[words](/address)` makes a link. */
export const paragraph = (options: FieldOptions) => described(options, { long: true }).required();

/** A paragraph that may be left out. */
export const optionalParagraph = (options: FieldOptions) =>
  described(options, { long: true }).optional();

/** One of a closed list; `choices` maps the value to what it means. */
export const choice = <T extends Record<string, string>>(choices: T, options: FieldOptions) =>
  yup
    .string()
    .oneOf(Object.keys(choices) as (keyof T & string)[])
    .label(options.label)
    .meta({ hint: options.hint, options: choices });

/** The slug of an entry in another file. */
export const reference = (collection: CollectionName, options: FieldOptions) =>
  described(options, { ref: collection }).required();

const LINK = /^(\/|#|https:\/\/|mailto:|tel:)/;

/** An address: a path of this site, or a full https, mailto or tel address. */
export const link = (options: FieldOptions) =>
  described(options, { link: true }).required().matches(LINK, {
    name: 'link',
    message: 'must start with "/", "#", "https://", "mailto:" or "tel:"',
  });

/** A page of this site as the owner writes it: with or without its leading slash. */
export const siteLink = (options: FieldOptions) => described(options, { link: true }).required();

const WEB_ADDRESS = {
  name: 'https',
  message: 'must start with "https://"',
  excludeEmptyString: true,
};

/** The full https address of another site. */
export const webAddress = (options: FieldOptions) =>
  described(options, { link: true })
    .required()
    .matches(/^https:\/\//, WEB_ADDRESS);

/** An https address that may be left out or empty. */
export const optionalWebAddress = (options: FieldOptions) =>
  described(options, { link: true })
    .optional()
    .matches(/^https:\/\//, WEB_ADDRESS);

/** The last part of the page's address. Letters of both cases, for `/FMCG`; spaces and "&" for `/terms & conditions`. */
export const slug = () =>
  described({
    label: 'Slug',
    hint: 'The page’s address without the leading slash.',
    example: 'market-campaign',
  })
    .required()
    .matches(/^[A-Za-z0-9]+(?:(?:-| & )[A-Za-z0-9]+)*$/, {
      name: 'slug',
      message: 'may hold only letters, digits, single hyphens and " & ", like "market-campaign"',
    });

/** Slugs that may be left out. */
const optionalSlugs = (label: string, hint: string) =>
  yup.array().of(slug()).optional().label(label).meta({ hint });

/** Second addresses that show the same page: `fmcg` beside `FMCG`. */
export const otherSpellings = () =>
  optionalSlugs(
    'Other spellings',
    'Addresses that show the same page and name this one as the right one.',
  );

/** Addresses that the page had before; visitors and search engines are sent on to the present one. */
export const formerAddresses = () =>
  optionalSlugs(
    'Former addresses',
    'Slugs that the page had before. Their addresses lead to the present one.',
  );

/** An entry that is not ready yet. */
export const draft = () =>
  yup.boolean().optional().label('Draft').meta({
    hint: 'true keeps the entry out of the published site; `npm run develop` still shows it.',
  });

/** A whole number that orders the entries of a collection, smallest first. */
export const order = () =>
  yup
    .number()
    .integer()
    .min(0)
    .required()
    .label('Order')
    .meta({ hint: 'Smaller numbers come first. Leave gaps (10, 20, 30) to insert later.' });

/** A group of fields; fields that the model does not know are refused. */
export const group = <T extends yup.ObjectShape>(label: string, fields: T, meta: FieldMeta = {}) =>
  yup.object(fields).exact().label(label).meta(meta).required();

/** A group of fields that may be left out. */
export const optionalGroup = <T extends yup.ObjectShape>(
  label: string,
  fields: T,
  meta: FieldMeta = {},
) => yup.object(fields).exact().label(label).meta(meta).optional().default(undefined);

/** `"a", "b" or "c"`. */
const quotedChoice = (names: readonly string[]): string => {
  const quoted = names.map((name) => `"${name}"`);
  return `${quoted.slice(0, -1).join(', ')} or ${quoted[quoted.length - 1] ?? ''}`;
};

/** The test that exactly one of these fields of a group is filled in. */
export const exactlyOneOf = (...names: string[]) => ({
  name: 'one-of',
  message: `must hold exactly one of ${quotedChoice(names)}`,
  params: { names },
  test: (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    names.filter((name) => Reflect.get(value, name) !== undefined).length === 1,
});

/** How many items a list holds: exactly `length`, or from `min` to `max`. */
interface ListSize {
  length?: number;
  min?: number;
  max?: number;
}

/** A required list of `item`; at least one item unless `size` says otherwise. */
export function list<T>(
  label: string,
  item: yup.ISchema<T, yup.AnyObject>,
  size: ListSize = {},
  meta: FieldMeta = {},
) {
  const schema = yup.array().of(item).required().label(label).meta(meta);
  if (size.length !== undefined) return schema.length(size.length);
  const atLeast = schema.min(size.min ?? 1);
  return size.max === undefined ? atLeast : atLeast.max(size.max);
}

/** One kind of file in `data/`: a folder of entries, or exactly one file. */
export interface Collection {
  name: string;
  /** Heading of the kind in the handbook and in the forms: "Case studies". */
  label: string;
  /** One sentence: what the file says, and where it is seen. */
  about: string;
  /** The GraphQL type of its nodes. */
  typeName: string;
  /** What one file of the kind is called in a sentence: "a case study". */
  singular: string;
  schema: yup.ObjectSchema<yup.AnyObject>;
  /** Path of the folder or the file, relative to the project, with forward slashes. */
  folder?: string;
  file?: string;
  /** True where each entry has a page of its own at `/slug`. */
  hasPages?: boolean;
}
