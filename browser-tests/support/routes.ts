import { CASE_STUDY, publishedSlugs } from './content';

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

/** The specified routes, but for the entries that an editor has taken out. */
export const routes: readonly string[] = [
  ...PAGES,
  ...ENTRIES.filter((route) => publishedSlugs.includes(route.slice(1))),
];

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
