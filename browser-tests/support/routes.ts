import { checkContent } from '../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { pathsOf } from '../../src/content/entries';
import { MAIN_LANGUAGE, pathIn } from '../../src/content/languages';
import { CASE_STUDY } from './content';

/** Every page of the published site. */
const published = new Set(
  checkContent(process.cwd(), { isProduction: true }).entries.flatMap(pathsOf),
);

/** Specification 2, spelt as there. Written out, not derived: the site is held against it. */
const PAGES: readonly string[] = ['/', '/about', '/contact', '/login', '/signup', '/success'];

/** The same of the pages that are entries. */
const ENTRIES: readonly string[] = [
  '/reputition-montiring',
  '/competitive',
  '/market-campaign',
  '/risk',
  '/influencer',
  '/authenticity',
  '/amplification',
  '/reputation',
  '/tactical',
  '/marketing',
  '/large-scale',
  '/markets-cryptocurrency',
  '/banking-insurance',
  '/education',
  '/airlines',
  '/mass-retail',
  '/telco',
  '/oil-gas',
  '/theme-amusement-parks',
  '/FMCG',
  '/luxury',
  '/ministries-departments',
  '/fashion',
  '/hoo-talk',
  '/mass-analytics',
  '/privacy-policy',
  '/terms & conditions',
  '/cookies',
];

/** The specified routes of which a language has a page: an editor may take entries out. */
export const routesIn = (language: string): string[] =>
  [...PAGES, ...ENTRIES].filter((route) => published.has(pathIn(language, route)));

export const routes: readonly string[] = routesIn(MAIN_LANGUAGE);

/** Every page; the last address belongs to none and shows the error screen. */
export const everyPage: readonly string[] = [...routes, '/a/b/c'];

/** One page of each kind. */
export const onePageOfEachKind = [
  '/',
  '/about',
  '/contact',
  '/login',
  '/signup',
  '/risk',
  '/amplification',
  '/success',
  CASE_STUDY,
  '/hoo-talk',
  '/cookies',
  '/a/b/c',
] as const;
