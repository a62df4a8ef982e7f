/** The view and the card of a kind's page, defined beside the kind; pages.ts lists them. */
import type { Content, KindName } from '../kinds';
import type { CardWords, TrailPage } from '../model/kind';
import type { ViewLibrary } from './viewLibrary';

/** Pure functions of an entry's content. */
export interface EntryPage<K extends KindName, View extends object = object> {
  /** The props of its template: plain JSON, without fields that it does not show. Its `seo` becomes the head. */
  view(content: Content<K>, library: ViewLibrary): View;
  /**
   * The page above it in the breadcrumbs; by default, the home page. Its path is final: `library.pathOf` gives the one
   * in the library's language, or the original's where that has no translation.
   */
  parent?(content: Content<K>, library: ViewLibrary): TrailPage;
  /** What kind of service it is, for search engines; of a page that describes a service. */
  serviceType?(content: Content<K>, library: ViewLibrary): string;
  /** The words of its sharing card; with `of`, the card is another page's, and none is drawn. */
  card(content: Content<K>, library: ViewLibrary): CardWords;
}

/** Defines the page of a kind; the return type of `view` is the type of the template's props. */
export const definePage = <K extends KindName, View extends object>(
  _kind: K,
  page: EntryPage<K, View>,
): EntryPage<K, View> => page;

/** The card of a page about the company as a whole, labelled with its tagline. */
export const companyCard = (
  title: string,
  library: ViewLibrary,
  phase: CardWords['phase'] = 'listen',
): CardWords => ({ title, label: library.the('site').tagline, phase });
