/** What the CMS remembers of an editor's choices, in the browser's storage. */
const KEY = 'sveltia-cms.prefs';

/** Returns the choices so far. @throws Error if the browser keeps nothing, or something else is kept there */
export const readPreferences = (): { locale?: unknown } => ({
  ...JSON.parse(localStorage.getItem(KEY) ?? '{}'),
});

/** Chooses for an editor who has not. @throws Error likewise */
export const prefer = (choices: object): void =>
  localStorage.setItem(KEY, JSON.stringify({ ...choices, ...readPreferences() }));
