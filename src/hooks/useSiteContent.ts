import { graphql, useStaticQuery } from 'gatsby';
import type { Shell } from '../content/pages/shell';
import { MAIN_LANGUAGE } from '../content/text/languages';
import { useLanguage } from './currentPage';

/** Facts about the company, with phone and mail as links. */
export type SiteFacts = Shell['company'];

export type ErrorPageWords = Shell['errorPage'];

export type ConsentWords = Shell['consent'];

export type FormWords = Shell['formWords'];

/** The result of the site's only static query. */
export interface SiteQuery {
  site: { siteMetadata: { siteUrl: string } };
  allShell: { nodes: readonly { language: string; view: Shell }[] };
}

/** Returns the layout's content in the page's language, or else in the main one. */
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
  const inLanguage = (code: string) => allShell.nodes.find((node) => node.language === code)?.view;
  const shell = inLanguage(language) ?? inLanguage(MAIN_LANGUAGE);
  if (!shell) throw new Error('The site has no content.');
  return { ...shell, siteUrl: site.siteMetadata.siteUrl };
}
