import { ErrorScreen } from '../components/layout/ErrorScreen';
import type { PageOf } from '../content/pages/pages';
import { useLanguage } from '../hooks/currentPage';
import { Seo } from '../seo/Seo';

/** The error screen for unknown addresses. Specification 8, "Router". */
export default function ErrorPage({ pageContext: { view } }: PageOf<'error'>) {
  const page = view.byLanguage[useLanguage()];
  if (!page) return null;
  return (
    <>
      <Seo {...page.seo} />
      <ErrorScreen {...page} {...page.notFound} />
    </>
  );
}
