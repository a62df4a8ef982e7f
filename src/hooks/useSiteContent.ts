import { graphql, useStaticQuery } from 'gatsby';
import { MAIN_LANGUAGE } from '../content/languages';
import type { Shell } from '../content/shell';
import { useLanguage } from './currentPage';

/** Who the company is, with phone and mail as links. */
export type SiteFacts = Shell['company'];

/** The menus, with resolved links. */
export type SiteNavigation = Shell['navigation'];

/** The words of a page that failed. */
export type ErrorPageWords = Shell['errorPage'];

/** The words of the cookie preferences and the banner. */
export type ConsentWords = Shell['consent'];

/** What every form says. */
export type FormWords = Shell['formWords'];

/** What the one static query of the site brings. */
export interface SiteQuery {
  site: { siteMetadata: { siteUrl: string } };
  allShell: { nodes: readonly { language: string; view: Shell }[] };
}

/** The content that surrounds the page, in its language. */
export function useSiteContent() {
  const language = useLanguage();
  const { site, allShell } = useStaticQuery<SiteQuery>(graphql`
    query SiteContent {
      site {
        siteMetadata {
          siteUrl
        }
      }
      allShell(sort: { language: ASC }) {
        nodes {
          language
          view
        }
      }
    }
  `);
  const inLanguage = (code: string) => allShell.nodes.find((one) => one.language === code)?.view;
  const shell = inLanguage(language) ?? inLanguage(MAIN_LANGUAGE);
  if (!shell) throw new Error('The site has no content.');
  return { ...shell, siteUrl: site.siteMetadata.siteUrl };
}
