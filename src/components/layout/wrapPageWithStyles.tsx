import { MAIN_LANGUAGE } from '../../content/languages';
import { currentPage } from '../../hooks/currentPage';
import { GlobalStyle, LanguageStyle } from '../../theme/GlobalStyle';
import { wrapPageElement as wrap } from './wrapPageElement';

/** For pages without the global styles: on the server, in `npm run develop`, in the preview of /admin.
 * Published pages have them: written again, they would have the browser lay out the page a second time. */
export function wrapPageElement(page: Parameters<typeof wrap>[0]) {
  const { language } = currentPage(page.props.pageContext);
  return wrap(
    page,
    <>
      <GlobalStyle $language={language} />
      {language !== MAIN_LANGUAGE && <LanguageStyle $language={language} />}
    </>,
  );
}
