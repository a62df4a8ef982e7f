import { graphql, type PageProps } from 'gatsby';
import { ErrorScreen } from '../components/layout/ErrorScreen';
import type { Pictures } from '../components/ui/Picture';
import type { ErrorPage } from '../content/kinds/error';
import { Seo } from '../seo/Seo';

interface NotFoundQuery {
  errorPage: Pick<ErrorPage, 'seo' | 'title' | 'notFound' | 'action'> & { pictures: Pictures };
}

/** The error screen for unknown addresses. Without a path, search engines skip it. */
const NotFound = ({ data: { errorPage: page } }: Pick<PageProps<NotFoundQuery>, 'data'>) => (
  <>
    <Seo {...page.seo} />
    <ErrorScreen
      title={page.title}
      {...page.notFound}
      action={page.action}
      pictures={page.pictures}
    />
  </>
);

export default NotFound;

export const query = graphql`
  query NotFound {
    errorPage {
      seo {
        title
        description
      }
      title
      notFound {
        status
        message
        text
      }
      action {
        label
        link
      }
      pictures {
        ...BandPicture
      }
    }
  }
`;
