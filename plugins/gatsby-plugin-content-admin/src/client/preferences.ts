/** Preferences of the CMS. Import it before the CMS, which reads them as soon as its code is loaded. */

/** Where the CMS keeps them. */
const PREFERENCES = 'sveltia-cms.prefs';

try {
  const chosen: object = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}');
  // Escape is for dialogues and lists, unless an editor has chosen otherwise in the CMS's settings.
  localStorage.setItem(PREFERENCES, JSON.stringify({ closeWithEscape: false, ...chosen }));
} catch {
  // Where nothing can be remembered, Escape closes a form, and unsaved.ts asks.
}

export {};
