import { MAIN_LANGUAGE } from '../../content/languages';
import { currentPage } from '../../hooks/currentPage';
import { GlobalStyle, LanguageStyle } from '../../theme/GlobalStyle';
import { wrapPageElement as wrap } from './wrapPageElement';

/** Gives a page its layout and the global styles, wherever a page is made from nothing: by the server,
 * `npm run develop`, the preview of /admin. Published pages come with the rules: written again, they would
 * make the browser lay out the whole page a second time. */
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
