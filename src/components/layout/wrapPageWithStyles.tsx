import { MAIN_LANGUAGE } from '../../content/text/languages';
import { completedContext } from '../../hooks/currentPage';
import { GlobalStyle, LanguageStyle } from '../../theme/GlobalStyle';
import { wrapPageElement } from './wrapPageElement';

/**
 * Wraps a page in its layout and the global styles: on the server, in `npm run develop` and in /admin's preview.
 * Published pages contain the styles; adding them again would make the browser redo the layout.
 */
export function wrapPageWithStyles(page: Parameters<typeof wrapPageElement>[0]) {
  const { language } = completedContext(page.props.pageContext);
  return wrapPageElement(
    page,
    <>
      <GlobalStyle $language={language} />
      {language !== MAIN_LANGUAGE && <LanguageStyle $language={language} />}
    </>,
  );
}
