import { Helmet } from 'react-helmet';
import { CARD_SIZE, cardPath } from '../content/text/cardPath';
import { headTitle } from '../content/text/headTitle';
import { directionOf } from '../content/text/languageNames';
import { languageLinks, pathIn } from '../content/text/languages';
import { SERVED_LANGUAGE, useCurrentPage } from '../hooks/currentPage';
import { useSiteContent } from '../hooks/useSiteContent';
import { routes } from '../routes';
import { type DescribedPage, structuredData, toScriptText } from './structuredData';

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
  /** Path of the page whose sharing card it shows; by default its own. */
  cardOf?: string;
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

/**
 * The head of a page, for social networks (https://ogp.me) and search engines (JSON-LD), except for `theme-color`
 * (firstPaint.ts). It uses Helmet's props, because react-helmet 6.1 loses description and canonical link from child
 * elements when React 18.3 hydrates.
 */
export const DocumentHead = ({
  title,
  description,
  name,
  shareTitle = title,
  cardOf,
  questions,
  knowsAbout,
}: DocumentHeadProps) => {
  const { company, navigation, siteUrl, languages } = useSiteContent();
  const { canonicalPath: path, alternates, describes, parent, card: drawn } = useCurrentPage();
  const inMenu = (address: string | undefined) =>
    navigation.menu.flatMap((entry) => [entry, ...entry.links]).find(({ href }) => href === address)
      ?.label;
  const home = inMenu(pathIn(company.language, routes.home)) ?? company.name;
  const others = languages.filter(({ language }) =>
    alternates.some((page) => page.language === language && language !== company.language),
  );
  const isRightToLeft = directionOf(company.language) === 'rtl';
  const served = {
    lang: company.language,
    dir: isRightToLeft ? 'rtl' : undefined,
    [SERVED_LANGUAGE]: company.language,
  };
  const fullTitle = headTitle(title, company.titleSuffix);
  const cardAlt = company.shareImageAlt
    .replaceAll('{title}', () => drawn?.title ?? title)
    .replaceAll('{label}', () => drawn?.label ?? company.name);
  const card = `${siteUrl}${cardPath(cardOf ?? path, company.language)}`;
  const ownName = name ?? inMenu(path) ?? title;
  const page = {
    name: ownName,
    title,
    description,
    describes,
    parent,
    home,
    questions,
    knowsAbout,
    card,
  };
  const publisher = {
    ...company,
    siteUrl,
    languages: languages.map(({ language }) => language),
  };
  /** Only for a page that search engines may list: one with a canonical address. */
  const listedHead =
    path === undefined
      ? undefined
      : {
          link: [
            { rel: 'canonical', href: `${siteUrl}${path}` },
            ...languageLinks(alternates, siteUrl).map((link) => ({ rel: 'alternate', ...link })),
          ],
          script: [
            {
              type: 'application/ld+json',
              innerHTML: toScriptText(structuredData(publisher, { ...page, path })),
            },
          ],
        };
  return (
    <Helmet
      htmlAttributes={isServed ? undefined : served}
      title={fullTitle}
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
      {...listedHead}
    />
  );
};
