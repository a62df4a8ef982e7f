/** What a kind's page shows, stated beside the kind: pages.ts lists them. */
import type { CardWords, TrailPage } from './kind';
import type { Content, KindName } from './kinds';
import type { Library } from './library';

/** The page of an entry, as functions of its content. They are pure. */
export interface EntryPage<K extends KindName, View extends object = object> {
  /** The props of its template: plain JSON, without what the page does not show. */
  view(content: Content<K>, library: Library): View;
  /** The page above it in the breadcrumbs; by default, the home page. */
  parent?(content: Content<K>, library: Library): TrailPage;
  /** What its sharing card says; undefined where it shows that of another page. */
  card(content: Content<K>, library: Library): CardWords | undefined;
}

/** States the page of a kind; the props of its template have the type that `view` returns. */
export const definePage = <K extends KindName, View extends object>(
  _kind: K,
  page: EntryPage<K, View>,
): EntryPage<K, View> => page;

/** The card of a page that belongs to the company as a whole: its tagline is the label. */
export const companyCard = (
  title: string,
  library: Library,
  phase: CardWords['phase'] = 'listen',
): CardWords => ({ title, label: library.the('site').tagline, phase });
