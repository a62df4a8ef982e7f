/** Makes the page of an entry that is being edited, of all content and its forms, by the site's own views. */
import { findKind, kindNamed, kindOfFile } from '../../../../src/content/kinds';
import { type PartlyEntry, slugOf } from '../../../../src/content/pages/entries';
import { librariesOf } from '../../../../src/content/pages/library';
import { type SitePage, sitePages } from '../../../../src/content/pages/pages';
import type { PictureIndex } from '../../../../src/content/pages/pictures';
import { shellView } from '../../../../src/content/pages/shell';
import type { Image } from '../../../../src/content/text/images';
import { originalOf, translationFile } from '../../../../src/content/text/languages';
import { filesAsShown, partlyEntry } from '../../../gatsby-plugin-content-check/browser';
import type { PreviewPage, PreviewedEntry } from '../forms/previewState';
import { withEmptyParts } from './withEmptyParts';

/** What can be read of a file's entry. */
type PartlyFileEntry = PartlyEntry & { file: string };

function withForms(
  published: readonly PartlyFileEntry[],
  { file, contents }: PreviewedEntry,
): PartlyFileEntry[] {
  const kind = kindOfFile(file);
  const others = published.filter((entry) => originalOf(entry.file).original !== file);
  const own = Object.entries(contents).flatMap(([language, content]) =>
    kind ? { file: translationFile(file, language), ...partlyEntry(kind, content, language) } : [],
  );
  return filesAsShown([...others, ...own]);
}

export interface Published {
  entries: readonly PartlyFileEntry[];
  pictures: PictureIndex;
}

/** The size of a photograph that is not encoded yet: once it has loaded, browsers use its own aspect ratio. */
const PHOTOGRAPH = { width: 1200, height: 900 };
const LOGO = { width: 300, height: 100 };

function withFormPictures(published: PictureIndex, { addresses }: PreviewedEntry): PictureIndex {
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

function pageOf(shown: PartlyEntry, pages: readonly SitePage[]): SitePage | undefined {
  const { name, preview } = kindNamed(shown.kind);
  const { on = name, slug = slugOf(shown) } = preview ?? {};
  const ofKind = pages.filter(
    ({ template, context }) => template === on && context.language === shown.language,
  );
  if (findKind(on)?.folder === undefined) return ofKind[0];
  // A group is shown on the page of one of its members.
  const isOnOwnPage = on === name || preview?.slug !== undefined;
  return ofKind.find(({ entry }) => {
    if (!entry) return false;
    if (isOnOwnPage) return slugOf(entry) === slug;
    return 'group' in entry.content && entry.content.group === slug;
  });
}

/** Returns the page that shows an entry, with what its forms hold; undefined if no page does. */
export function previewPage(
  { entries: published, pictures }: Published,
  previewed: PreviewedEntry,
): PreviewPage | undefined {
  const entries = withForms(published, previewed);
  const { language } = previewed;
  const file = translationFile(previewed.file, language);
  const entry = entries.find((candidate) => candidate.file === file);
  const libraries = librariesOf(entries.map(withEmptyParts), withFormPictures(pictures, previewed));
  const page = entry && pageOf(entry, sitePages(libraries));
  if (!page) return undefined;
  const { path, template, context } = page;
  const shells = libraries.map((library) => ({
    language: library.language,
    view: shellView(library),
  }));
  return { path, template, language, pageContext: { ...context, view: page.view() }, shells };
}
