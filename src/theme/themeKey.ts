/** Where the visitor's theme is remembered. Necessary storage: it is set by the visitor's own act. */
export const THEME_KEY = 'theme';
