/** What is stated about a kind of file in `data/`: all that the site, the check and the forms ask. */
import type * as yup from 'yup';
import type { PictureFormat } from '../drawings/formats';
import type { Pattern, PatternSet } from './sharedFields';

/** The schema of a file: a group of fields. */
export type ContentSchema = yup.ObjectSchema<yup.AnyObject>;

/** The schema of entries that lists and menus can show, in their order. */
export type ListedSchema = ContentSchema & {
  __outputType: { slug: string; name: string; order: number };
};

/** The content of a file of a kind: `ContentOf<typeof partner>`. */
export type ContentOf<K extends { schema: ContentSchema }> = yup.InferType<K['schema']>;

/** Content of a file with mistakes: parts may be missing, and a choice may be none of those offered. */
export type Partly<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly (Partly<Item> | undefined)[]
    : T extends object
      ? { readonly [Name in keyof T]?: Partly<T[Name]> }
      : T;

/** What the card of a page says on social networks. */
export interface CardWords {
  title: string;
  /** What the page belongs to. */
  label: string;
  /** The part of the offer that gives the card its ink. */
  phase: 'listen' | 'respond' | 'succeed';
}

/** A page in the breadcrumbs. */
export interface TrailPage {
  name: string;
  /** Encoded; with a fragment where it is a part of a page. */
  path: string;
}

/** Entries that a dropdown of the menu can show, or the home page count. */
export interface EntryList<Content> {
  /** What `data/` calls it. */
  name: string;
  /** The list as a choice for a dropdown; without it, no dropdown shows it. */
  inMenu?: string;
  /** Its length as a choice for a fact of the home page; without it, none counts it. */
  counted?: string;
  /** The entries that are in it; without it, all are. */
  has?(content: Partly<Content>): boolean;
  /** Where all of them are shown, for a dropdown that has no room for them. Encoded. */
  href?: string;
}

/** What is fixed about the page of an entry, or of a file that exists once; page.ts has what it shows. */
export interface Page<Content> {
  /** Its address, for a kind with one page; the error screen has none. A page of many is at its slug. */
  path?: string;
  /** The folder of its address, where each entry has a page: `insights` for `/insights/foo`. */
  addressFolder?: string;
  /** What it is about, besides being a page, in the words of schema.org. */
  describes?: 'Service' | 'Article';
  /** The picture that is drawn for it, in these formats and by one of a set of patterns. */
  picture?: { formats: readonly PictureFormat[]; patterns(content: Content): PatternSet };
  /** The drawing on its card, where its file names none. */
  cardPattern?: Pattern;
  /** The anchors that links may name; without it, nobody knows them. */
  anchors?(
    content: Partly<Content>,
    slugsOf: (kind: string) => readonly string[],
  ): readonly (string | undefined)[] | undefined;
  /** What links may ask for by `?subject=`; without it, the page takes no subject. */
  subjects?(content: Partly<Content>): readonly (string | undefined)[] | undefined;
}

/** Where /admin shows what is being written, if not on the kind's own page. */
export interface Preview {
  /** Name of the kind whose page it is. */
  on: string;
  /** Which of its pages; by default, the first whose `group` is the entry. */
  slug?: string;
}

/** A kind of file: a folder of entries, or exactly one file. */
export interface Kind<Name extends string = string, S extends ContentSchema = ContentSchema> {
  /** What references and the forms call it. */
  name: Name;
  /** Heading of the kind in the handbook and in the forms: "Case studies". */
  label: string;
  /** What one file of the kind is called in a sentence: "case study". */
  singular: string;
  /** One sentence: what the file says, and where it is seen. */
  about: string;
  /** Path of the folder or the file, relative to the project, with forward slashes. */
  folder?: string;
  file?: string;
  /** A site is whole without the file, in every language, and no page shows it. */
  isOptional?: true;
  schema: S;
  page?: Page<yup.InferType<S>>;
  lists?: readonly EntryList<yup.InferType<S>>[];
  /** By default, the kind's own page. */
  preview?: Preview;
}

/** A kind whose entries have a page: pages.ts must say what it shows. */
export type PageKind<Name extends string, S extends ContentSchema> = Kind<Name, S> & {
  page: Page<yup.InferType<S>>;
};

/** States a kind; its content has the type that its schema says. */
export function defineKind<Name extends string, S extends ContentSchema>(
  kind: PageKind<Name, S>,
): PageKind<Name, S>;
export function defineKind<Name extends string, S extends ContentSchema>(
  kind: Kind<Name, S> & { page?: undefined },
): Kind<Name, S> & { page?: undefined };
export function defineKind(kind: Kind): Kind {
  return kind;
}

/** The lists of these kinds as the choices of a field: their names and what those mean. */
export const listChoices = (
  kinds: readonly Kind[],
  use: 'inMenu' | 'counted',
): Record<string, string> =>
  Object.fromEntries(
    kinds.flatMap(({ lists = [] }) =>
      lists.flatMap(({ name, [use]: meaning }) => (meaning === undefined ? [] : [[name, meaning]])),
    ),
  );

/** True where each entry of a kind has a page of its own. */
export const hasPages = ({ folder, page }: Kind): boolean =>
  folder !== undefined && page !== undefined;
