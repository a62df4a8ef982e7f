import type { PageHeadProps } from '../../seo/PageHead';
import { usePageHead } from '../../seo/pageHeadLoader';

/** The head of a page: see `PageHead`. A page that is opened by its address has its head in the
 * HTML, so the code for it loads on the first navigation. */
export const Seo = (props: PageHeadProps) => {
  const PageHead = usePageHead();
  return PageHead ? <PageHead {...props} /> : null;
};
