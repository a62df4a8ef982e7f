/**
 * Stands for what renders Gatsby's own Head API in the browser: this site's heads are react-helmet's, and
 * no page exports a `Head`.
 */
export const headHandlerForBrowser = (): void => undefined;
