/** A page that is published, and the path that its script gives itself. */

export interface PublishedPage {
  /** The path for which Gatsby has created it. */
  path: string;
  /** All paths at which its file is served; the first is `path`. */
  spellings: readonly string[];
  isErrorPage: boolean;
}

/**
 * Replaces the path that a page's script gives itself.
 * @param spellings the paths of which it gives one
 * @throws Error if it gives none of them
 */
export function withPagePath(
  html: string,
  { spellings }: Pick<PublishedPage, 'spellings'>,
  pagePath: string,
): string {
  const statement = spellings
    .map((one) => `window.pagePath="${one}"`)
    .find((text) => html.includes(text));
  if (statement === undefined)
    throw new Error(
      `${spellings.join(', ')} does not say its path in window.pagePath. See what Gatsby writes now (node_modules/gatsby/cache-dir/static-entry.js), and follow it in plugins/gatsby-plugin-static-publish/src/pagePath.ts.`,
    );
  return html.replace(statement, `window.pagePath="${pagePath}"`);
}
