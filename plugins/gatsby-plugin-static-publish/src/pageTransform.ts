/**
 * Changes the HTML of one page after Gatsby has written it. `page` is its address, like /about; the
 * file that servers send for unknown addresses is /404.html. It is always given the page as Gatsby
 * wrote it, or what the transform before it returned, never its own former output. What it throws
 * stops the build.
 */
export type PageTransform = (html: string, page: string) => string;
