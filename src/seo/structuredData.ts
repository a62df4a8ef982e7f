/** Describes a page to search engines: JSON-LD in the vocabulary of schema.org. */
import type { Graph, Thing } from 'schema-dts';
import type { TrailPage } from '../content/model/kind';
import type { PageContext } from '../content/pages/pages';
import type { Shell } from '../content/pages/shell';
import { pathIn } from '../content/text/languages';
import { wordsAlone } from '../content/text/textLinks';
import { routes } from '../routes';

type CompanyFact =
  'name' | 'language' | 'email' | 'phone' | 'address' | 'city' | 'country' | 'social';

/** The company, as the pages of a language present it. */
export interface Publisher extends Pick<Shell['company'], CompanyFact> {
  legalName?: string;
  /** The languages of the site's editions. */
  languages: readonly string[];
  /** The origin of its site, without a trailing slash. */
  siteUrl: string;
}

export interface DescribedPage
  extends TrailPage, Pick<PageContext, 'describes' | 'serviceType' | 'parent'> {
  title: string;
  description: string;
  /** The full address of its sharing card. */
  card: string;
  /** The name of the home page in the breadcrumbs. */
  home: string;
  questions?: readonly { question: string; answer: string }[];
  /** What the company is expert in; on the home page. */
  knowsAbout?: readonly string[];
}

const homeOf = ({ language }: Publisher) => pathIn(language, routes.home);

const companyId = ({ siteUrl }: Publisher) => `${siteUrl}/#organization`;

/** A reference to the company, which the home page describes in full under the same `@id`. */
const reference = (publisher: Publisher) =>
  ({
    '@type': 'Organization',
    '@id': companyId(publisher),
    name: publisher.name,
    url: `${publisher.siteUrl}${routes.home}`,
  }) as const;

/** @param home what only the home page says of the company: its description and its fields of work */
const organization = (
  publisher: Publisher,
  home?: Pick<DescribedPage, 'description' | 'knowsAbout'>,
): Thing => {
  const { siteUrl, legalName, email, phone, address, city, country, social } = publisher;
  const accounts = social.flatMap(({ link }) => link || []);
  return {
    ...reference(publisher),
    legalName,
    description: home?.description,
    logo: `${siteUrl}/icons/icon-512.png`,
    email,
    telephone: phone,
    address: address && {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressCountry: country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone,
      email,
      availableLanguage: publisher.languages,
    },
    areaServed: country,
    knowsAbout: home?.knowsAbout,
    sameAs: accounts.length > 0 ? accounts : undefined,
  };
};

const webSite = (publisher: Publisher): Thing => ({
  '@type': 'WebSite',
  '@id': `${publisher.siteUrl}${homeOf(publisher)}#website`,
  name: publisher.name,
  url: `${publisher.siteUrl}${homeOf(publisher)}`,
  inLanguage: publisher.language,
  publisher: { '@id': companyId(publisher) },
});

const breadcrumbs = (publisher: Publisher, { parent, home, ...page }: DescribedPage): Thing => {
  const steps = [{ name: home, path: homeOf(publisher) }, ...(parent ? [parent] : []), page];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publisher.siteUrl}${path}`,
    })),
  };
};

const service = (publisher: Publisher, page: DescribedPage): Thing => ({
  '@type': 'Service',
  name: page.name,
  description: page.description,
  url: `${publisher.siteUrl}${page.path}`,
  serviceType: page.serviceType,
  provider: reference(publisher),
});

const faq = (publisher: Publisher, { path, questions = [] }: DescribedPage): Thing => ({
  '@type': 'FAQPage',
  url: `${publisher.siteUrl}${path}`,
  inLanguage: publisher.language,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: wordsAlone(answer) },
  })),
});

/** A case study: no article, because stories without their clients' names have no dates either. */
const story = (publisher: Publisher, page: DescribedPage): Thing => ({
  '@type': 'WebPage',
  name: page.title,
  description: page.description,
  url: `${publisher.siteUrl}${page.path}`,
  image: page.card,
  inLanguage: publisher.language,
  publisher: { '@id': companyId(publisher) },
});

/** The page about the company, or the one with its contact details. */
const companyPage = (
  type: 'AboutPage' | 'ContactPage',
  publisher: Publisher,
  page: DescribedPage,
): Thing => ({
  '@type': type,
  name: page.title,
  description: page.description,
  url: `${publisher.siteUrl}${page.path}`,
  inLanguage: publisher.language,
  mainEntity: { '@id': companyId(publisher) },
});

/** The structured data of a page; undefined fields are left out of its JSON. */
export function structuredData(publisher: Publisher, page: DescribedPage): Graph {
  const things =
    page.path === homeOf(publisher)
      ? [organization(publisher, page), webSite(publisher)]
      : [
          breadcrumbs(publisher, page),
          ...(page.describes === 'Service' ? [service(publisher, page)] : []),
          ...(page.describes === 'WebPage' ? [story(publisher, page)] : []),
          ...(page.describes === 'AboutPage' || page.describes === 'ContactPage'
            ? [companyPage(page.describes, publisher, page), organization(publisher)]
            : []),
          ...(page.questions ? [faq(publisher, page)] : []),
        ];
  return { '@context': 'https://schema.org', '@graph': things };
}

/** The graph as the text of a script element, with "<" escaped so that nothing in it ends the element. */
export const toScriptText = (graph: Graph): string =>
  JSON.stringify(graph).replace(/</g, '\\u003c');
