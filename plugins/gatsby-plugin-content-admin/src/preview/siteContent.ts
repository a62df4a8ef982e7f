/** The content of the site for the preview: what is published, with a draft in its place. Pure. */
import type { PartlyEntry } from '../../../../src/content/entries';
import { kindOfFile } from '../../../../src/content/kinds';
import { originalOf, translationFile } from '../../../../src/content/languages';
import { librariesOf } from '../../../../src/content/library';
import { sitePages } from '../../../../src/content/pages';
import type { Image, PictureIndex } from '../../../../src/content/pictures';
import { shellView } from '../../../../src/content/shell';
import {
  filesAsShown,
  partlyEntry,
  readContentFile,
  type Source,
} from '../../../gatsby-plugin-content-check/browser';
import type { PreviewDraft } from '../forms/previewDraft';
import { completeEntry } from './complete';
import { pageOf } from './pageOf';

/** What a file of `data/` holds, as far as that can be read. */
export type FileEntry = PartlyEntry & { file: string };

/** Each file by itself. */
export const readEntries = (sources: readonly Source[]): FileEntry[] =>
  sources.flatMap(({ file, text }) => {
    const kind = kindOfFile(originalOf(file).original);
    return kind ? readContentFile(file, text, kind) : [];
  });

/** All files as pages show them, with a draft in the place of its entry's. */
function withDraft(
  published: readonly FileEntry[],
  { file, contents }: Pick<PreviewDraft, 'file' | 'contents'>,
): FileEntry[] {
  const kind = kindOfFile(file);
  const others = published.filter((one) => originalOf(one.file).original !== file);
  const own = Object.entries(contents).flatMap(([language, content]) =>
    kind ? { file: translationFile(file, language), ...partlyEntry(kind, content, language) } : [],
  );
  return filesAsShown([...others, ...own]);
}

/** What is published. */
export interface Published {
  entries: readonly FileEntry[];
  pictures: PictureIndex;
}

/** A photograph that is not encoded yet: browsers use its own shape once it is loaded. */
const PHOTOGRAPH = { width: 1200, height: 900 };
const LOGO = { width: 300, height: 100 };

/** The pictures of the site, and those that a draft names: they may not be uploaded yet. */
function withDraftPictures(
  published: PictureIndex,
  addresses: PreviewDraft['addresses'],
): PictureIndex {
  const images = (size: typeof LOGO): Record<string, Image> =>
    Object.fromEntries(Object.entries(addresses).map(([name, src]) => [name, { src, ...size }]));
  return {
    drawings: published.drawings,
    photographs: { ...images(PHOTOGRAPH), ...published.photographs },
    logos: { ...images(LOGO), ...published.logos },
    documents: {
      ...Object.fromEntries(Object.entries(addresses).filter(([name]) => /\.pdf$/i.test(name))),
      ...published.documents,
    },
  };
}

/** The page that shows a draft, with the draft in it; undefined where no page does. */
export function draftPage({ entries: published, pictures }: Published, draft: PreviewDraft) {
  const entries = withDraft(published, draft);
  const file = translationFile(draft.file, draft.language);
  const entry = entries.find((one) => one.file === file);
  const shown = withDraftPictures(pictures, draft.addresses);
  const libraries = librariesOf(entries.map(completeEntry), shown);
  const page = entry && pageOf(entry, sitePages(libraries));
  return (
    page && {
      path: page.path,
      sort: page.sort,
      pageContext: { ...page.context, view: page.view() },
      shells: libraries.map((one) => ({ language: one.language, view: shellView(one) })),
    }
  );
}
