import { graphql, type PageProps } from 'gatsby';
import { ErrorScreen } from '../components/layout/ErrorScreen';
import type { NotFoundQuery } from '../generated/queryTypes';
import { useLanguage } from '../hooks/currentPage';
import { Seo } from '../seo/Seo';

/** The error screen of unknown addresses. Gatsby knows one for all languages: its data holds the words of each. */
export default function NotFound({ data }: Pick<PageProps<NotFoundQuery>, 'data'>) {
  const language = useLanguage();
  const page = data.allErrorPage.nodes.find((one) => one.language === language);
  if (!page) return null;
  return (
    <>
      <Seo {...page.seo} />
      <ErrorScreen {...page} {...page.notFound} />
    </>
  );
}

export const query = graphql`
  query NotFound {
    allErrorPage(sort: { language: ASC }) {
      nodes {
        language
        seo
        title
        notFound
        action
        pictures {
          ...BandPicture
        }
      }
    }
  }
`;
