import { pathIn } from '../../content/text/languages';
import { useCurrentPage } from '../../hooks/currentPage';
import { useSiteContent } from '../../hooks/useSiteContent';

/**
 * Links to the page in the other languages, or else to their home pages. Plain links, because a new document changes
 * language, direction and fonts together. The inline script menus.ts adds the query and fragment.
 */
export const LanguageSwitch = () => {
  const { language: current, alternates } = useCurrentPage();
  const { languages } = useSiteContent();
  return languages
    .filter(({ language }) => language !== current)
    .map(({ language, languageName }) => (
      <a
        key={language}
        href={alternates.find((page) => page.language === language)?.path ?? pathIn(language, '/')}
        lang={language}
        hrefLang={language}
        dir="auto"
        data-keeps-place=""
      >
        {languageName}
      </a>
    ));
};
