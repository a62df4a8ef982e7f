import { pathIn } from '../../content/languages';
import { useCurrentPage } from '../../hooks/currentPage';
import { useSiteContent } from '../../hooks/useSiteContent';

/** Links to the page in the other languages, else to their home pages. Plain links: a new document changes
 * language, direction and fonts together. The page's inline script menus.ts adds query and fragment. */
export const LanguageSwitch = () => {
  const { language: current, alternates } = useCurrentPage();
  const { languages } = useSiteContent();
  return languages
    .filter(({ language }) => language !== current)
    .map(({ language, languageName }) => (
      <a
        key={language}
        href={alternates.find((one) => one.language === language)?.path ?? pathIn(language, '/')}
        lang={language}
        hrefLang={language}
        dir="auto"
        data-keeps-place=""
      >
        {languageName}
      </a>
    ));
};
