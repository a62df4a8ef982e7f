import { Helmet } from 'react-helmet';
import { useSiteContent } from '../../hooks/useSiteContent';

interface SeoProps {
  title: string;
  description: string;
  /** Encoded path of the page's one right address; left out for pages that search engines skip. */
  path?: string;
}

/**
 * Title, description, canonical address and language of a page. Only Helmet's props are used: with
 * child elements react-helmet 6.1 loses description and canonical when React 18.3 or later hydrates.
 */
export const Seo = ({ title, description, path }: SeoProps) => {
  const { site, siteUrl } = useSiteContent();
  const fullTitle = `${title} ${site.titleSuffix}`;
  return (
    <Helmet
      htmlAttributes={{ lang: site.language }}
      title={fullTitle}
      meta={[
        { name: 'description', content: description },
        { property: 'og:title', content: fullTitle },
        { property: 'og:description', content: description },
        { property: 'og:type', content: 'website' },
        { property: 'og:site_name', content: site.name },
        ...(path === undefined
          ? [{ name: 'robots', content: 'noindex' }]
          : [{ property: 'og:url', content: `${siteUrl}${path}` }]),
      ]}
      link={path === undefined ? [] : [{ rel: 'canonical', href: `${siteUrl}${path}` }]}
    />
  );
};
