/** Which page shows what a file says, and where in the page's data that stands. */
import { hrefOf, pagePath } from '../../../../src/content/addresses';
import { routes } from '../../../../src/routes';

/** The pages that the site is made of, by the file of their component. */
export type PageName =
  | 'templates/ServicePage'
  | 'templates/CaseStudyPage'
  | 'templates/PartnerPage'
  | 'templates/LegalPage'
  | 'pages/index'
  | 'pages/about'
  | 'pages/contact'
  | 'pages/login'
  | 'pages/signup'
  | 'templates/SuccessPage'
  | 'pages/404';

export interface PreviewPage {
  page: PageName;
  /** Path of the page, not encoded; for a new entry, of another of its kind. */
  path: string;
  /**
   * Where the content stands in the page's data; `static` begins the data that all pages share, and
   * `bySlug` finds the item of a list.
   */
  at: readonly string[];
}

/** An entry as the index has it. */
export interface ListedContent {
  collection: string;
  content: Record<string, unknown>;
}

const entryPages: Readonly<Record<string, { page: PageName; at: string }>> = {
  services: { page: 'templates/ServicePage', at: 'service' },
  'case-studies': { page: 'templates/CaseStudyPage', at: 'caseStudy' },
  partners: { page: 'templates/PartnerPage', at: 'partner' },
  legal: { page: 'templates/LegalPage', at: 'legalPage' },
};

const singlePages: Readonly<Record<string, PreviewPage>> = {
  home: { page: 'pages/index', path: routes.home, at: ['homePage'] },
  about: { page: 'pages/about', path: routes.about, at: ['aboutPage'] },
  contact: { page: 'pages/contact', path: routes.contact, at: ['contactPage'] },
  login: { page: 'pages/login', path: routes.login, at: ['loginPage'] },
  signup: { page: 'pages/signup', path: routes.signup, at: ['signupPage'] },
  success: { page: 'templates/SuccessPage', path: routes.success, at: ['successPage'] },
  error: { page: 'pages/404', path: '/404', at: ['errorPage'] },
  'lead-form': { page: 'pages/index', path: routes.home, at: ['leadForm'] },
  'contact-form': { page: 'pages/contact', path: routes.contact, at: ['contactForm'] },
  'login-form': { page: 'pages/login', path: routes.login, at: ['loginForm'] },
  'signup-form': { page: 'pages/signup', path: routes.signup, at: ['signupForm'] },
  'form-words': { page: 'pages/contact', path: routes.contact, at: ['formWords'] },
  storage: { page: 'templates/LegalPage', path: '/cookies', at: ['storedItems'] },
  site: { page: 'pages/index', path: routes.home, at: ['static', 'company'] },
  navigation: { page: 'pages/index', path: routes.home, at: ['static', 'navigation'] },
  consent: { page: 'pages/index', path: routes.home, at: ['static', 'consent'] },
  'case-study-groups': {
    page: 'templates/SuccessPage',
    path: routes.success,
    at: ['allCaseStudyGroup', 'nodes', 'bySlug'],
  },
};

const textOf = (content: Record<string, unknown>, name: string): string => {
  const value = content[name];
  return typeof value === 'string' ? value : '';
};

/**
 * The page on which a draft is shown.
 * @param published the entries that have pages already
 * @returns undefined where no page shows it
 */
export function pageOf(
  collection: string,
  content: Record<string, unknown>,
  published: readonly ListedContent[],
): PreviewPage | undefined {
  const single = singlePages[collection];
  if (single) return single;
  const siblings = published.filter((one) => one.collection === collection);
  const own = entryPages[collection];
  if (own) {
    const slug = textOf(content, 'slug');
    const isPublished = siblings.some((one) => textOf(one.content, 'slug') === slug);
    const shown = isPublished ? slug : textOf(siblings[0]?.content ?? {}, 'slug');
    return shown === '' ? undefined : { page: own.page, path: pagePath(shown), at: [own.at] };
  }
  if (collection === 'service-groups') {
    const slug = textOf(content, 'slug');
    const service = published.find(
      (one) => one.collection === 'services' && one.content.group === slug,
    );
    if (!service) return undefined;
    const path = pagePath(textOf(service.content, 'slug'));
    return { page: 'templates/ServicePage', path, at: ['service', 'group'] };
  }
  return undefined;
}

/** Where Gatsby keeps the data of a page. */
export const pageDataAddress = (path: string): string =>
  `/page-data${path === '/' ? '/index' : hrefOf(path)}/page-data.json`;
