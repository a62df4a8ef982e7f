import { graphql, useStaticQuery } from 'gatsby';
import { MAIN_LANGUAGE } from '../content/languages';
import type { SiteContentQuery } from '../generated/queryTypes';
import { useLanguage } from './currentPage';

/** What surrounds every page. */
export type SiteContent = ReturnType<typeof useSiteContent>;

/** Who the company is, with phone and mail as links. */
export type SiteFacts = SiteContent['company'];

/** The menus, with resolved links. */
export type SiteNavigation = SiteContent['navigation'];

/** The words of a page that failed. */
export type ErrorPageWords = Omit<SiteContent['errorPage'], 'language'>;

/** The words of the cookie preferences and the banner. */
export type ConsentWords = SiteContent['consent'];

/** The content that surrounds the page, in its language. */
export function useSiteContent() {
  const language = useLanguage();
  const { site, allCompany, allNavigation, allFormWords, allErrorPage, allConsent } =
    useStaticQuery<SiteContentQuery>(graphql`
      query SiteContent {
        site {
          siteMetadata {
            siteUrl
          }
        }
        allCompany(sort: { language: ASC }) {
          nodes {
            name
            logo {
              ...LogoContent
            }
            tagline
            language
            locale
            languageName
            email
            phone
            address
            copyright
            titleSuffix
            shareImageAlt
            phoneLink
            mailLink
            social
          }
        }
        allNavigation(sort: { language: ASC }) {
          nodes {
            language
            menu {
              label
              href
              phase
              isButton
              links {
                label
                href
              }
            }
            footer
            topBar
            words
          }
        }
        allFormWords(sort: { language: ASC }) {
          nodes {
            language
            toasts
            closeToast
          }
        }
        allErrorPage(sort: { language: ASC }) {
          nodes {
            language
            title
            failure
            action
          }
        }
        allConsent(sort: { language: ASC }) {
          nodes {
            language
            version
            categories
            dialog
            banner
            acceptAll
            refuseAll
            messages
          }
        }
      }
    `);
  const own = <T extends { language: string }>({ nodes }: { nodes: readonly T[] }): T => {
    const inLanguage = (code: string) => nodes.find((one) => one.language === code);
    const node = inLanguage(language) ?? inLanguage(MAIN_LANGUAGE);
    if (!node) throw new Error('The site has no content.');
    return node;
  };
  return {
    site,
    company: own(allCompany),
    navigation: own(allNavigation),
    formWords: own(allFormWords),
    errorPage: own(allErrorPage),
    consent: own(allConsent),
    /** Of all languages of the site. */
    languages: allCompany.nodes,
  };
}
