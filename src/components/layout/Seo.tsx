import type { PageHeadProps } from '../../seo/PageHead';
import { usePageHead } from '../../seo/pageHeadLoader';

/**
 * The head of a page, from its title and description: see `PageHead`. A page that is opened by its
 * address brings its head along; the code for it is loaded for the first change of page.
 */
export const Seo = (props: PageHeadProps) => {
  const PageHead = usePageHead();
  return PageHead ? <PageHead {...props} /> : null;
};
