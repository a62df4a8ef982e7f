/** Names each page's template for what loads templates by name: gatsby-node.ts, and the preview of /admin. */
import type { PageTemplate } from '../content/pages/pages';

/** The files in this folder, without `.tsx`, by kind of page. */
export const TEMPLATES: Readonly<Record<PageTemplate, string>> = {
  home: 'HomePage',
  about: 'AboutPage',
  contact: 'ContactPage',
  login: 'LoginPage',
  signup: 'SignupPage',
  services: 'ServicePage',
  'case-studies': 'CaseStudyPage',
  'case-study-lists': 'CaseStudyListPage',
  success: 'SuccessPage',
  partners: 'PartnerPage',
  legal: 'LegalPage',
  error: 'ErrorPage',
};
