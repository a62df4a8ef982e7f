/** What the worker of the preview does: it makes the page that shows an entry's forms. */
import type { PictureIndex } from '../../../../src/content/pages/pictures';
import { fetchCurrent, loadContentIndex } from '../content/contentIndex';
import { PICTURE_INDEX } from '../content/endpoints';
import { readEntries } from '../content/readEntries';
import type { PreviewPage, PreviewedEntry } from '../forms/previewState';
import { previewPage, type Published } from './previewPage';

export interface PageQuestion {
  entry: PreviewedEntry;
  /** True for the first question of a form: the content is fetched again, since others may have saved. */
  isFirst: boolean;
}

export interface PageAnswer {
  /** undefined if no page shows the entry, or if a newer question has come. */
  page?: PreviewPage;
}

async function load(): Promise<Published> {
  const { sources } = await loadContentIndex();
  const response = await fetchCurrent(PICTURE_INDEX);
  const pictures: PictureIndex = await response.json();
  return { entries: readEntries(sources), pictures };
}

/** Returns a function that answers the newest question. It rejects if the content cannot be loaded. */
export function pageAnswerer(): (question: PageQuestion) => Promise<PageAnswer> {
  let published: Promise<Published> | undefined;
  let newest: PageQuestion | undefined;
  return async (question) => {
    newest = question;
    if (question.isFirst) published = undefined;
    // Loaded again after a failure.
    published ??= load().catch((error: unknown) => {
      published = undefined;
      throw error;
    });
    const content = await published;
    // Lets the questions in that came during the last page.
    await new Promise((resolve) => setTimeout(resolve));
    return newest === question ? { page: previewPage(content, question.entry) } : {};
  };
}
