import { graphql, useStaticQuery } from 'gatsby';
import type { Consent } from '../content/kinds/consent';
import type { ErrorPage } from '../content/kinds/error';
import type { FormWords } from '../content/kinds/forms';
import type { Navigation } from '../content/kinds/navigation';
import type { Site } from '../content/kinds/site';
import type { ShownLogo } from '../content/logos';
import type { MenuEntry, MenuLink } from '../content/menus';

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

/** The content that surrounds every page. */
export interface SiteContent {
  site: { siteMetadata: { siteUrl: string } };
  company: SiteFacts;
  navigation: SiteNavigation;
  formWords: Pick<FormWords, 'toasts' | 'closeToast'>;
  errorPage: Pick<ErrorPage, 'title' | 'failure' | 'action'>;
  consent: Consent;
}

export const useSiteContent = (): SiteContent =>
  useStaticQuery<SiteContent>(graphql`
    query SiteContent {
      site {
        siteMetadata {
          siteUrl
        }
      }
      company {
        name
        logo {
          ...LogoContent
        }
        tagline
        language
        locale
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
      navigation {
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
        }
      }
      formWords {
        toasts
        closeToast
      }
      errorPage {
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
      consent {
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
  `);
