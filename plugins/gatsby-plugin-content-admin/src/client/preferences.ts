/** What the CMS remembers of an editor's choices, in the browser's storage. */
const KEY = 'sveltia-cms.prefs';

/** Chooses for an editor who has not. @throws Error if the browser keeps nothing, or something else is kept there */
export function prefer(choices: object): void {
  const chosen: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  localStorage.setItem(KEY, JSON.stringify({ ...choices, ...Object(chosen) }));
}
