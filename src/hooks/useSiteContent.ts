import { graphql, useStaticQuery } from 'gatsby';
import type { Consent } from '../content/kinds/consent';
import type { ErrorPage } from '../content/kinds/error';
import type { FormWords } from '../content/kinds/forms';
import type { Navigation } from '../content/kinds/navigation';
import type { Site } from '../content/kinds/site';
import { MAIN_LANGUAGE } from '../content/languages';
import type { ShownLogo } from '../content/logos';
import type { MenuEntry, MenuLink } from '../content/menus';
import { useLanguage } from './currentPage';

/** Who the company is, with phone and mail as links. */
export interface SiteFacts extends Omit<Site, 'emailSubject' | 'logo' | 'icon'> {
  logo: ShownLogo | null;
  phoneLink: string;
  mailLink: string;
}

/** The menus, with resolved links. */
export interface SiteNavigation extends Pick<Navigation, 'topBar'> {
  words: Omit<Navigation['words'], 'all'>;
  menu: MenuEntry[];
  footer: Omit<Navigation['footer'], 'links'> & { links: MenuLink[] };
}

/** A language of the site, by its own name. */
export type SiteLanguage = Pick<Site, 'language' | 'locale' | 'languageName'>;

/** The content that surrounds every page. */
export interface SiteContent {
  site: { siteMetadata: { siteUrl: string } };
  company: SiteFacts;
  navigation: SiteNavigation;
  formWords: Pick<FormWords, 'toasts' | 'closeToast'>;
  errorPage: Pick<ErrorPage, 'title' | 'failure' | 'action'>;
  consent: Consent;
  /** All languages of the site. */
  languages: readonly SiteLanguage[];
}

/** What there is once in each language. */
interface InLanguages<T> {
  nodes: readonly (T & { language: string })[];
}

interface SiteContentQuery extends Pick<SiteContent, 'site'> {
  allCompany: InLanguages<SiteFacts>;
  allNavigation: InLanguages<SiteNavigation>;
  allFormWords: InLanguages<SiteContent['formWords']>;
  allErrorPage: InLanguages<SiteContent['errorPage']>;
  allConsent: InLanguages<Consent>;
}

/** The content that surrounds the page, in its language. */
export function useSiteContent(): SiteContent {
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
            social {
              network
              label
              link
            }
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
            footer {
              linksHeading
              contactHeading
              cookiePreferences
              links {
                label
                href
              }
            }
            topBar {
              label
              login
            }
            words {
              skip
              main
              footer
              openMenu
              closeMenu
              toDark
              toLight
              home
              opensElsewhere
              loading
              opened
            }
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
            failure {
              status
              message
              text
              retry
            }
            action {
              label
              link
            }
          }
        }
        allConsent(sort: { language: ASC }) {
          nodes {
            language
            version
            categories {
              key
              name
              text
              isInUse
            }
            dialog {
              title
              text
              close
              notInUse
              save
            }
            banner {
              title
              text
              open
            }
            acceptAll
            refuseAll
            messages {
              saved
              failed
            }
          }
        }
      }
    `);
  const own = <T>({ nodes }: InLanguages<T>): T => {
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
    languages: allCompany.nodes,
  };
}
