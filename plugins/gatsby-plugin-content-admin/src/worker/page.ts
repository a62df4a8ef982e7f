/** What the worker of the preview does: it makes a draft's page of all content. */
import type { PictureIndex } from '../../../../src/content/pages/pictures';
import { readEntries } from '../forms/contentFiles';
import { fetchCurrent, loadContentIndex } from '../forms/contentIndex';
import { PICTURE_INDEX } from '../forms/endpoints';
import type { DraftPage, PageDraft } from '../forms/previewDraft';
import { draftPage, type Published } from './draftPage';

export interface PageQuestion {
  draft: PageDraft;
  /** True for the first one of a form: what others have saved in the meantime is fetched. */
  isFirst: boolean;
}

export interface PageAnswer {
  /** undefined if no page shows the draft, or if a newer draft has come. */
  page?: DraftPage;
}

async function load(): Promise<Published> {
  const { sources } = await loadContentIndex();
  const response = await fetchCurrent(PICTURE_INDEX);
  const pictures: PictureIndex = await response.json();
  return { entries: readEntries(sources), pictures };
}

/** Returns a function that makes the newest draft's page. It rejects if the content cannot be loaded. */
export function newestPageMaker(): (question: PageQuestion) => Promise<PageAnswer> {
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
    return newest === question ? { page: draftPage(content, question.draft) } : {};
  };
}
