import type { PictureFormat } from '../../drawings/formats';
import type { Content, KindName } from '../kinds';
import type { Listed } from '../model/kind';
import type { Logo, Pictures } from '../text/images';

/** All content of one language, as views ask for it. `Library` in pages/ finds it. */
export interface ViewLibrary {
  readonly language: string;
  /** The libraries of all languages, including this one; the main one first. */
  readonly languages: readonly ViewLibrary[];
  /** The content of all files of a kind, in their order. */
  all<K extends KindName>(kind: K): Content<K>[];
  /** The content of a kind's only file, untranslated if need be. Throws if there is none. */
  the<K extends KindName>(kind: K): Content<K>;
  /** The sorted entries of a list; `href` is the encoded address that shows all of them. */
  list(name: string): { entries: readonly Listed[]; href?: string };
  /** The entries with these slugs, in this order, except untranslated ones. */
  bySlugs<K extends KindName>(kind: K, slugs: readonly string[]): Content<K>[];
  /** The entry with this slug, untranslated if need be. Throws if there is none. */
  bySlug<K extends KindName>(kind: K, slug: string): Content<K>;
  /**
   * The encoded address of the page that shows `content`, which must come from this library or the main language's.
   * Throws if it comes from neither.
   */
  pathOf(content: object): string;
  /** The name of `content` and the address of its page, likewise. */
  linkTo(content: { name: string }): { name: string; path: string };
  /** The picture of the page that shows `content`, likewise. */
  picturesOf(content: object, formats: readonly PictureFormat[]): Pictures;
  /** The photograph that content names, the same in all formats: CSS crops it. Undefined if it names none. */
  photographOf(
    named: { file?: string; alt?: string } | undefined,
    formats: readonly PictureFormat[],
  ): Pictures | undefined;
  /** A sample page: the address of a PDF, or a picture. */
  sampleOf(named: { file: string; title: string }): { link?: string; pictures?: Pictures };
  /** The images of a logo; undefined if the content names none or its file is missing. */
  logoOf(named?: { file: string; dark?: string; ground?: Logo['ground'] }): Logo | undefined;
}
