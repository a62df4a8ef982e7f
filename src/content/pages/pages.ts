/** All pages of the site with their addresses and views: pure functions of the entries, tested without Gatsby. */
import { grouped } from '../../basics/grouped';
import { kindNamed, type PageKindName } from '../kinds';
import { aboutPage } from '../kinds/about';
import { loginPage, signupPage } from '../kinds/account';
import { caseStudyPage } from '../kinds/caseStudy';
import { contactPage } from '../kinds/contact';
import { errorPage } from '../kinds/error';
import { homePage } from '../kinds/home';
import { legalPages } from '../kinds/legalPage';
import { partnerPage } from '../kinds/partner';
import { servicePage } from '../kinds/service';
import { successPage } from '../kinds/success';
import type { CardWords, Page, TrailPage } from '../model/kind';
import { hrefOf } from '../text/addresses';
import { originalPath, pathIn } from '../text/languages';
import { indexCard, indexPage } from '../views/caseStudies';
import { type CaseStudyListView, furtherLists } from '../views/caseStudyLists';
import { type EntryPage } from '../views/definePage';
import { pick } from '../views/viewParts';
import { type Entry, type EntryOf, pathsOf } from './entries';
import type { Library } from './library';

const pages = {
  home: homePage,
  about: aboutPage,
  contact: contactPage,
  login: loginPage,
  signup: signupPage,
  success: successPage,
  error: errorPage,
  services: servicePage,
  'case-studies': caseStudyPage,
  partners: partnerPage,
  legal: legalPages,
} satisfies { [K in PageKindName]: EntryPage<K> };

/** What a page's template is chosen by: the kind of its entry, or that it continues a list. */
export type PageTemplate = PageKindName | 'case-study-lists';

export type ViewOf<T extends PageTemplate> = T extends PageKindName
  ? ReturnType<(typeof pages)[T]['view']>
  : CaseStudyListView;

/** The props of a template: the view of its page, in Gatsby's page context. */
export interface PageOf<T extends PageTemplate> {
  pageContext: { view: ViewOf<T> };
}

const entryPages: { [K in PageKindName]: EntryPage<K, ViewOf<K>> } = pages;

/** True for an entry whose kind has pages. */
export const isPageEntry = (entry: Entry): entry is EntryOf<PageKindName> =>
  Object.hasOwn(pages, entry.kind);

/** The words of the sharing card that an entry's page shows. The entry must be the library's. */
export const cardWordsOf = <K extends PageKindName>(
  { kind, content }: EntryOf<K>,
  library: Library,
) => entryPages[kind].card(content, library);

interface Alternate {
  language: string;
  /** Encoded. */
  path: string;
}

/** The context of every page, besides its view. */
export interface PageContext {
  language: string;
  /** The encoded path for canonical links. The error screen has none. */
  canonicalPath?: string;
  /** The page in all its languages; empty if there is only one. */
  alternates: readonly Alternate[];
  describes?: Page<unknown>['describes'];
  /** What kind of service it describes, for search engines. */
  serviceType?: string;
  /** The words that are drawn on the sharing card that it shows. */
  card?: Pick<CardWords, 'title' | 'label' | 'of'>;
  /** The page above it in the breadcrumbs; undefined if that is the home page. */
  parent?: TrailPage;
}

export interface SitePage {
  /** Address with its leading slash, as the router knows it: not encoded. */
  path: string;
  template: PageTemplate;
  context: PageContext;
  entry?: Entry;
  view(): ViewOf<PageTemplate>;
}

interface OwnPage extends Omit<SitePage, 'context'> {
  context: Omit<PageContext, 'language' | 'alternates'>;
}

const ERROR_PATH = '/404';

/** The page of an entry, once for each spelling of its address; the first is canonical. */
function pagesOfEntry<K extends PageKindName>(
  entry: Entry & EntryOf<K>,
  library: Library,
): OwnPage[] {
  const { kind, content }: EntryOf<K> = entry;
  const definition = entryPages[kind];
  const paths = pathsOf(entry);
  const page = { template: kind, entry, view: () => definition.view(content, library) };
  const card = pick(definition.card(content, library), 'title', 'label', 'of');
  // The error screen answers at every unknown address, so it has no path.
  if (paths[0] === undefined) {
    return [{ ...page, path: pathIn(library.language, ERROR_PATH), context: { card } }];
  }
  const parent = definition.parent?.(content, library);
  const context = {
    canonicalPath: hrefOf(paths[0]),
    describes: kindNamed(kind).page?.describes,
    serviceType: definition.serviceType?.(content, library),
    ...(parent && { parent }),
    card,
  };
  return paths.map((path) => ({ ...page, path, context }));
}

function pagesOfLists(library: Library): OwnPage[] {
  const parent = indexPage(library);
  const card = pick(indexCard(library), 'title', 'label', 'of');
  return furtherLists(library).map(({ path, view }) => ({
    template: 'case-study-lists',
    path,
    view,
    context: { canonicalPath: hrefOf(path), parent, card },
  }));
}

/** The pages of all languages, each with its alternates. */
export function sitePages(libraries: readonly Library[]): SitePage[] {
  const all = libraries.flatMap((library) =>
    [
      ...library.entries.filter(isPageEntry).flatMap((entry) => pagesOfEntry(entry, library)),
      ...pagesOfLists(library),
    ].map((page) => ({ ...page, language: library.language })),
  );
  // Further spellings of an address name the canonical one.
  const canonical = all.flatMap(
    ({ language, path: unencoded, context: { canonicalPath: path } }) =>
      path === hrefOf(unencoded) ? { language, path } : [],
  );
  /** By the path in the main language. */
  const twins = grouped(canonical, ({ language, path }) => originalPath(language, path));
  return all.map(({ context, language, ...page }) => {
    const { canonicalPath: path } = context;
    const inLanguages = path === undefined ? [] : (twins.get(originalPath(language, path)) ?? []);
    const alternates = inLanguages.length > 1 ? inLanguages : [];
    return { ...page, context: { ...context, language, alternates } };
  });
}

/** A page as Gatsby lists it after the build. */
export interface BuiltPage {
  path: string;
  context?: Partial<PageContext>;
}

/** The canonical pages among these, each once, with their alternates. */
export function canonicalPages(pages: Iterable<BuiltPage>) {
  const found = new Map<string, readonly Alternate[]>();
  for (const { context: { canonicalPath, alternates = [] } = {} } of pages) {
    if (canonicalPath !== undefined) found.set(canonicalPath, alternates);
  }
  return Array.from(found, ([path, alternates]) => ({ path, alternates }));
}
