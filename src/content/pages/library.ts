import { grouped } from '../../basics/grouped';
import type { PictureFormat } from '../../drawings/formats';
import { type Content, entryLists, kindNamed, type KindName } from '../kinds';
import { fieldOf } from '../model/introspect';
import type { Listed } from '../model/kind';
import { mapContent } from '../model/mapContent';
import { hrefOf, linkTarget, namedPath } from '../text/addresses';
import { type Logo, type Pictures } from '../text/images';
import { byLanguage, pathIn } from '../text/languages';
import { piecesOf } from '../text/textLinks';
import type { ViewLibrary } from '../views/viewLibrary';
import { asEntry, type Entry, isOf, pathsOf, pictureOf, slugOf } from './entries';
import { type CompanyFacts, companyFacts, fillIn } from './fillIn';
import { type PictureIndex, pictureName } from './pictures';

/** @param paths the pages of the entry's language, to which its links lead where they can */
function shownEntry(entry: Entry, facts: CompanyFacts, paths: ReadonlySet<string>): Entry {
  const localised = (address: string): string => {
    const path = namedPath(address);
    const isTranslated = path !== undefined && paths.has(pathIn(entry.language, path));
    return isTranslated ? pathIn(entry.language, address) : address;
  };
  const content = mapContent(
    fieldOf(kindNamed(entry.kind).schema),
    entry.content,
    (value, { link }) => {
      if (typeof value !== 'string') return value;
      const text = fillIn(value, facts);
      if (link) return text && localised(linkTarget(text));
      return piecesOf(text)
        .map((piece) =>
          typeof piece === 'string' ? piece : `[${piece.words}](${localised(piece.address)})`,
        )
        .join('');
    },
    ({ visibility }) => visibility !== 'private',
  );
  return asEntry(entry.kind, entry.language, content);
}

/** Compares by order, then by name, so that the result is deterministic. */
export const byOrder = (first: Omit<Listed, 'slug'>, second: Omit<Listed, 'slug'>): number =>
  first.order - second.order || first.name.localeCompare(second.name, 'en');

const isListed = (content: object): content is Listed => 'order' in content && 'slug' in content;

const byOwnOrder = ({ content }: Entry, { content: other }: Entry): number =>
  'order' in content && 'order' in other ? byOrder(content, other) : 0;

/**
 * The data source of views: the content of one language as pages show it. Placeholders are filled in, links are
 * absolute and lead to the same language where they can, private fields are gone.
 */
export class Library implements ViewLibrary {
  readonly entries: readonly Entry[];
  private readonly byKind: ReadonlyMap<string, readonly Entry[]>;
  /** The entry of each content object: views pass on only the content, and later need its page. */
  private readonly owners: ReadonlyMap<object, Entry>;

  constructor(
    readonly language: string,
    checked: readonly Entry[],
    private readonly index: PictureIndex,
    readonly languages: readonly Library[],
  ) {
    const company = checked.find((entry) => isOf(entry, 'site'))?.content ?? {};
    const facts = companyFacts(company);
    const paths = new Set(checked.flatMap(pathsOf));
    this.entries = checked.map((entry) => shownEntry(entry, facts, paths)).sort(byOwnOrder);
    this.byKind = grouped(this.entries, ({ kind }) => kind);
    this.owners = new Map(this.entries.map((entry) => [entry.content, entry]));
  }

  /** This library and the main language's, for content that may be untranslated. */
  private get sources(): readonly Library[] {
    return [this, ...this.languages.slice(0, 1)];
  }

  private ownerOf(content: object): Entry {
    const [entry] = this.sources.flatMap(({ owners }) => owners.get(content) ?? []);
    if (!entry) throw new Error('This content comes from no library.');
    return entry;
  }

  all<K extends KindName>(kind: K): Content<K>[] {
    const entries = this.byKind.get(kind) ?? [];
    return entries.flatMap((entry) => (isOf(entry, kind) ? [entry.content] : []));
  }

  the<K extends KindName>(kind: K): Content<K> {
    const [content] = this.sources.flatMap((library) => library.all(kind));
    if (!content) throw new Error(`There is no ${kindNamed(kind).singular}.`);
    return content;
  }

  list(name: string): { entries: readonly Listed[]; href?: string } {
    const found = entryLists.find(({ list }) => list.name === name);
    if (!found) return { entries: [] };
    const { kind, list } = found;
    return {
      entries: this.all(kind.name).flatMap((entry) =>
        isListed(entry) && (list.has?.(entry) ?? true) ? [entry] : [],
      ),
      href: list.href && pathIn(this.language, list.href),
    };
  }

  bySlugs<K extends KindName>(kind: K, slugs: readonly string[]): Content<K>[] {
    const bySlug = new Map(
      this.all(kind).map((content) => [slugOf(this.ownerOf(content)), content]),
    );
    return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  }

  bySlug<K extends KindName>(kind: K, slug: string): Content<K> {
    const [content] = this.sources.flatMap((library) => library.bySlugs(kind, [slug]));
    if (!content)
      throw new Error(`There is no ${kindNamed(kind).singular} with the slug "${slug}".`);
    return content;
  }

  pathOf(content: object): string {
    return hrefOf(pathsOf(this.ownerOf(content))[0] ?? '');
  }

  linkTo(content: { name: string }) {
    return { name: content.name, path: this.pathOf(content) };
  }

  picturesOf(content: object, formats: readonly PictureFormat[]): Pictures {
    const entry = this.ownerOf(content);
    const picture = pictureOf(entry);
    const photograph = this.photographOf(picture, formats);
    if (photograph) return photograph;
    const drawing = this.index.drawings[pictureName(entry)] ?? {};
    const drawn = formats.map((format) => [format, drawing[format]] as const);
    return { alt: picture?.alt ?? '', ...Object.fromEntries(drawn) };
  }

  photographOf(
    { file, alt = '' }: { file?: string; alt?: string } = {},
    formats: readonly PictureFormat[],
  ): Pictures | undefined {
    if (!file) return undefined;
    const light = this.index.photographs[file];
    if (!light) return { alt };
    return { alt, ...Object.fromEntries(formats.map((format) => [format, { light }])) };
  }

  sampleOf({ file, title: alt }: { file: string; title: string }) {
    const { documents } = this.index;
    if (file in documents) return { link: documents[file] };
    return { pictures: this.photographOf({ file, alt }, ['wide']) };
  }

  logoOf(named?: { file: string; dark?: string; ground?: Logo['ground'] }): Logo | undefined {
    const { logos } = this.index;
    const onLight = named && logos[named.file];
    const onDark = named?.dark === undefined ? undefined : logos[named.dark];
    return onLight && { onLight, onDark, ground: named.ground };
  }
}

/** The libraries of all languages, the main one first. */
export function librariesOf(entries: readonly Entry[], pictures: PictureIndex): readonly Library[] {
  const libraries: Library[] = [];
  for (const [language, inLanguage] of byLanguage(entries, (entry) => entry.language)) {
    libraries.push(new Library(language, inLanguage, pictures, libraries));
  }
  return libraries;
}
