/** The definition of a kind of file in `data/`, on which the site, the check and the forms rely. */
import type * as yup from 'yup';
import type { PictureFormat } from '../../drawings/formats';
import type { ColouredPattern, PatternSet } from './patterns';

/** The schema of a file: a group of fields. */
export type ContentSchema = yup.ObjectSchema<yup.AnyObject>;

/** The part of an entry that lists and menus show. */
export interface Listed {
  slug: string;
  name: string;
  order: number;
}

/** The type of a kind's content: `ContentOf<typeof partner>`. */
export type ContentOf<K extends { schema: ContentSchema }> = yup.InferType<K['schema']>;

/** The content of a file with mistakes: parts may be missing, and a choice may be any string. */
export type Partly<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly (Partly<Item> | undefined)[]
    : T extends object
      ? { readonly [Name in keyof T]?: Partly<T[Name]> }
      : T;

/** The words and the colour of a page's sharing card. */
export interface CardWords {
  title: string;
  /** The name of whatever the page belongs to. */
  label: string;
  /** Chooses the colour. */
  phase: 'listen' | 'respond' | 'succeed';
  /** The encoded path of the page that the card belongs to, where this page borrows it. */
  of?: string;
}

/** A page in the breadcrumbs. */
export interface TrailPage {
  name: string;
  /** Encoded, with the folder of its language; search engines want whole pages, so it has no fragment. */
  path: string;
}

/** A list of entries that a menu dropdown can show or the home page can count. */
interface EntryList<Content> {
  name: string;
  /** Editors' label for the list in a dropdown; without one, dropdowns cannot show it. */
  inMenu?: string;
  /** Editors' label for its length as a fact; without one, the home page cannot count it. */
  counted?: string;
  /** Decides which entries are in it; by default, all. */
  has?(content: Partly<Content>): boolean;
  /** The encoded address that shows all of them, for a dropdown without enough room. */
  href?: string;
}

/** A page of a kind, except for its view, which views/definePage.ts types. */
export interface Page<Content> {
  /** The address of a kind's only page; the error screen has none, and entries are at their slugs. */
  path?: string;
  describes?: 'Service' | 'WebPage' | 'AboutPage' | 'ContactPage';
  /** Leaves the page out of the sitemap, because nobody looks for it in a search engine. */
  isUnlisted?: true;
  /** The formats of the picture that is drawn for it, and the set of patterns to choose from. */
  picture?: { formats: readonly PictureFormat[]; patternSet(content: Content): PatternSet };
  /** The drawing on its card, unless its file chooses one. */
  cardPattern?: ColouredPattern;
  /** The anchors that links may use; undefined if any may. */
  anchors?(
    content: Partly<Content>,
    slugsOf: (kind: string) => readonly string[],
  ): readonly (string | undefined)[] | undefined;
}

/** A kind of file: a folder of entries, or exactly one file. */
export interface Kind<Name extends string = string, S extends ContentSchema = ContentSchema> {
  /** Its name in references and forms. */
  name: Name;
  /** Heading of the kind in the handbook and in the forms: "Case studies". */
  label: string;
  /** The name of one file of the kind in a sentence: "case study". */
  singular: string;
  /** One sentence on the content of the file and where visitors see it. */
  about: string;
  /** Path of the folder or the file, relative to the project, with forward slashes. */
  folder?: string;
  file?: string;
  /**
   * The file is for translators: no page shows it, and each language may have one of its own, which has no original. So
   * /admin has no form for it, only its text, for the check.
   */
  isOfTranslations?: true;
  schema: S;
  page?: Page<yup.InferType<S>>;
  lists?: readonly EntryList<yup.InferType<S>>[];
  /**
   * The page on which /admin previews a kind that has none of its own; without a slug, the first page of the kind `on`
   * whose `group` is the entry.
   */
  preview?: { on: string; slug?: string };
}

/** The fields of Gatsby's nodes, which no kind of file may use at its top (gatsbyjs/gatsby, `createNode`). */
export const NODE_FIELDS: readonly string[] = ['id', 'parent', 'children', 'internal', 'fields'];

/** What a kind states of itself; by default, its names are those of its schema. */
type Stated<K extends Kind> = Omit<K, 'label' | 'singular'> & Partial<K>;

/** A kind whose entries have pages; pages.ts must list it. */
type PageKind<Name extends string, S extends ContentSchema> = Kind<Name, S> & {
  page: Page<yup.InferType<S>>;
};

/**
 * Defines a kind; its schema determines the type of its content.
 * @throws Error for a field that Gatsby's nodes reserve
 */
export function defineKind<Name extends string, S extends ContentSchema>(
  kind: Stated<PageKind<Name, S>>,
): PageKind<Name, S>;
export function defineKind<Name extends string, S extends ContentSchema>(
  kind: Stated<Kind<Name, S> & { page?: undefined }>,
): Kind<Name, S> & { page?: undefined };
export function defineKind(kind: Stated<Kind>): Kind {
  const { label = '' } = kind.schema.spec;
  const reserved = Object.keys(kind.schema.fields).find((name) => NODE_FIELDS.includes(name));
  if (reserved) {
    throw new Error(
      `The kind "${kind.name}" has a field called "${reserved}", which Gatsby's nodes reserve: choose another name.`,
    );
  }
  return { label, singular: label.charAt(0).toLowerCase() + label.slice(1), ...kind };
}

/** Options for a field that picks one of these kinds' lists: the name and the label of each list that has `use`. */
export const listChoices = (kinds: readonly Kind[], use: 'inMenu' | 'counted') =>
  Object.fromEntries(
    kinds.flatMap(({ lists = [] }) =>
      lists.flatMap(({ name, [use]: meaning }) => (meaning === undefined ? [] : [[name, meaning]])),
    ),
  );

/** True if each entry of the kind has a page of its own. */
export const hasPages = ({ folder, page }: Kind): boolean =>
  folder !== undefined && page !== undefined;
