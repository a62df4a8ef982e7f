import { Helmet } from 'react-helmet';
import { CARD_SIZE, cardPath } from '../content/text/card';
import { headTitle } from '../content/text/headTitle';
import { directionOf } from '../content/text/languageNames';
import { languageLinks, pathIn } from '../content/text/languages';
import { SERVED_LANGUAGE, useCurrentPage } from '../hooks/currentPage';
import { useSiteContent } from '../hooks/useSiteContent';
import { routes } from '../routes';
import { type DescribedPage, type Publisher, structuredData, toScriptText } from './structuredData';

/**
 * True where the document already says its language, which stays the same on all pages that it shows. A translator may
 * have written another one there since, in which the visitor reads the page.
 */
const isServed = typeof document !== 'undefined' && process.env.NODE_ENV === 'production';

export interface DocumentHeadProps extends Pick<
  DescribedPage,
  'title' | 'description' | 'questions' | 'knowsAbout'
> {
  /** The page's name in the breadcrumbs; by default its name in the menu, or its title. */
  name?: string;
  /** The title on social networks; by default the page's. */
  shareTitle?: string;
}

interface CardFacts {
  title: string;
  description: string;
  card: string;
  alt: string;
}

/** What networks show of a page that is shared. */
const cardMeta = ({ title, description, card, alt }: CardFacts) => [
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:image', content: card },
  { property: 'og:image:width', content: String(CARD_SIZE.width) },
  { property: 'og:image:height', content: String(CARD_SIZE.height) },
  { property: 'og:image:alt', content: alt },
  { name: 'twitter:card', content: 'summary_large_image' },
  { name: 'twitter:title', content: title },
  { name: 'twitter:description', content: description },
  { name: 'twitter:image', content: card },
  { name: 'twitter:image:alt', content: alt },
];

type SiteContent = ReturnType<typeof useSiteContent>;

/** The name of a page in the menu; undefined if it is not there. */
const nameInMenu = (menu: SiteContent['navigation']['menu'], path: string | undefined) =>
  menu.flatMap((entry) => [entry, ...entry.links]).find(({ href }) => href === path)?.label;

/** The attributes of <html>; undefined where the document has them. */
function servedAttributes(language: string) {
  if (isServed) return undefined;
  const dir = directionOf(language) === 'rtl' ? 'rtl' : undefined;
  return { lang: language, dir, [SERVED_LANGUAGE]: language };
}

/** Links and structured data of a page that search engines may list: one with a canonical address. */
const listedHead = (
  page: DescribedPage,
  publisher: Publisher,
  alternates: Parameters<typeof languageLinks>[0],
) => ({
  link: [
    { rel: 'canonical', href: `${publisher.siteUrl}${page.path}` },
    ...languageLinks(alternates, publisher.siteUrl).map((link) => ({ rel: 'alternate', ...link })),
  ],
  script: [
    { type: 'application/ld+json', innerHTML: toScriptText(structuredData(publisher, page)) },
  ],
});

/**
 * The head of a page, for social networks (https://ogp.me) and search engines (JSON-LD), except for `theme-color`
 * (inline/theme.ts of start-on-intent). It uses Helmet's props, because react-helmet 6.1 loses description and
 * canonical link from child elements when React 18.3 hydrates.
 */
export const DocumentHead = ({
  title,
  description,
  name,
  shareTitle = title,
  questions,
  knowsAbout,
}: DocumentHeadProps) => {
  const { company, navigation, siteUrl, languages } = useSiteContent();
  const {
    canonicalPath: path,
    alternates,
    describes,
    serviceType,
    parent,
    card: drawn,
  } = useCurrentPage();
  const inMenu = (href: string | undefined) => nameInMenu(navigation.menu, href);
  const others = languages.filter(({ language }) =>
    alternates.some((page) => page.language === language && language !== company.language),
  );
  const cardAlt = company.shareImageAlt
    .replaceAll('{title}', () => drawn?.title ?? title)
    .replaceAll('{label}', () => drawn?.label ?? company.name);
  const card = `${siteUrl}${cardPath(drawn?.of ?? path, company.language)}`;
  const page = {
    name: name ?? inMenu(path) ?? title,
    title,
    description,
    describes,
    serviceType,
    parent,
    home: inMenu(pathIn(company.language, routes.home)) ?? company.name,
    questions,
    knowsAbout,
    card,
  };
  const publisher = { ...company, siteUrl, languages: languages.map(({ language }) => language) };
  const listed =
    path === undefined ? undefined : listedHead({ ...page, path }, publisher, alternates);
  return (
    <Helmet
      htmlAttributes={servedAttributes(company.language)}
      title={headTitle(title, company.titleSuffix)}
      meta={[
        { name: 'description', content: description },
        ...(path === undefined
          ? [{ name: 'robots', content: 'noindex' }]
          : [{ property: 'og:url', content: `${siteUrl}${path}` }]),
        { property: 'og:type', content: 'website' },
        { property: 'og:site_name', content: company.name },
        { property: 'og:locale', content: company.locale },
        ...others.map(({ locale }) => ({ property: 'og:locale:alternate', content: locale })),
        ...cardMeta({ title: shareTitle, description, card, alt: cardAlt }),
      ]}
      {...listed}
    />
  );
};
