import { findKind, kindNamed, kindOfFile } from '../../../../src/content/kinds';
import { type Field, fieldOf, isRecord } from '../../../../src/content/model/introspect';
import { type Entry, type PartlyEntry, slugOf } from '../../../../src/content/pages/entries';
import { librariesOf } from '../../../../src/content/pages/library';
import { type SitePage, sitePages } from '../../../../src/content/pages/pages';
import type { PictureIndex } from '../../../../src/content/pages/pictures';
import { shellView } from '../../../../src/content/pages/shell';
import type { Image } from '../../../../src/content/text/images';
import { originalOf, translationFile } from '../../../../src/content/text/languages';
import { filesAsShown, partlyEntry } from '../../../gatsby-plugin-content-check/browser';
import type { DraftPage, PageDraft } from '../forms/previewDraft';

type FileEntry = PartlyEntry & { file: string };

function withDraft(published: readonly FileEntry[], draft: PageDraft): FileEntry[] {
  const { file, contents } = draft;
  const kind = kindOfFile(file);
  const others = published.filter((entry) => originalOf(entry.file).original !== file);
  const drafts = Object.entries(contents).flatMap(([language, content]) =>
    kind ? { file: translationFile(file, language), ...partlyEntry(kind, content, language) } : [],
  );
  return filesAsShown([...others, ...drafts]);
}

export interface Published {
  entries: readonly FileEntry[];
  pictures: PictureIndex;
}

/** The size of a photograph that is not encoded yet: once it has loaded, browsers use its own aspect ratio. */
const PHOTOGRAPH = { width: 1200, height: 900 };
const LOGO = { width: 300, height: 100 };

function withDraftPictures(published: PictureIndex, { addresses }: PageDraft): PictureIndex {
  const added = Object.entries(addresses);
  const images = (size: typeof LOGO): Record<string, Image> =>
    Object.fromEntries(added.map(([name, src]) => [name, { src, ...size }]));
  const documents = Object.fromEntries(added.filter(([name]) => /\.pdf$/i.test(name)));
  return {
    drawings: published.drawings,
    photographs: { ...images(PHOTOGRAPH), ...published.photographs },
    logos: { ...images(LOGO), ...published.logos },
    documents: { ...documents, ...published.documents },
  };
}

function pageOf(draft: PartlyEntry, pages: readonly SitePage[]): SitePage | undefined {
  const { name, preview } = kindNamed(draft.kind);
  const { on = name, slug = slugOf(draft) } = preview ?? {};
  const ofKind = pages.filter(
    ({ sort, context }) => sort === on && context.language === draft.language,
  );
  if (findKind(on)?.folder === undefined) return ofKind[0];
  const isStated = on === name || preview?.slug !== undefined;
  return ofKind.find(({ entry }) => {
    if (!entry) return false;
    if (isStated) return slugOf(entry) === slug;
    return 'group' in entry.content && entry.content.group === slug;
  });
}

const EMPTY: Readonly<Record<string, unknown>> = {
  string: '',
  number: 0,
  boolean: false,
  array: [],
  object: {},
};

function completed(field: Field, draft: unknown): unknown {
  const { item, fields, type, isRequired } = field;
  const value = draft ?? (isRequired ? EMPTY[type] : undefined);
  if (item && Array.isArray(value)) return value.map((part) => completed(item, part));
  if (!isRecord(value)) return value;
  const parts = [...fields].map(([name, part]) => [name, completed(part, value[name])]);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

/** Adds an empty value for each required part that an entry lacks. */
function completeEntry(entry: PartlyEntry): Entry;
function completeEntry({ kind, language, content }: PartlyEntry) {
  return { kind, language, content: completed(fieldOf(kindNamed(kind).schema), content) };
}

/** Returns the page that shows a draft, with the draft in it; undefined if no page does. */
export function draftPage(
  { entries: published, pictures }: Published,
  draft: PageDraft,
): DraftPage | undefined {
  const entries = withDraft(published, draft);
  const file = translationFile(draft.file, draft.language);
  const entry = entries.find((candidate) => candidate.file === file);
  const libraries = librariesOf(entries.map(completeEntry), withDraftPictures(pictures, draft));
  const page = entry && pageOf(entry, sitePages(libraries));
  if (!page) return undefined;
  const { path, sort, context } = page;
  const shells = libraries.map((library) => ({
    language: library.language,
    view: shellView(library),
  }));
  const { language } = draft;
  return { path, sort, language, pageContext: { ...context, view: page.view() }, shells };
}
