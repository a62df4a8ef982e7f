import { pathIn } from '../../content/languages';
import { useCurrentPage } from '../../hooks/currentPage';
import { useSiteContent } from '../../hooks/useSiteContent';

/**
 * Links to the page in the other languages, each by its own name; to the home page, where there is no such
 * page. Plain links: language, direction and fonts change together, in a new document. The page's inline
 * script adds query and fragment (plugins/gatsby-plugin-start-on-intent/src/inline/menus.ts).
 */
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
