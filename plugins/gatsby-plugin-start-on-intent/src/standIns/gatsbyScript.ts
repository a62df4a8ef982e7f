/**
 * Stands for `gatsby-script` and Partytown in the browser, both of which Gatsby brings to every page: this
 * site has no scripts of others to load.
 */
export const Script = () => null;

export const collectedScriptsByPage = new Map<string, unknown>();

export const partytownSnippet = () => '';
