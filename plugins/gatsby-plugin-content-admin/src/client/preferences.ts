/** Sets defaults of the CMS's preferences. Import it before the CMS, which reads them when its module runs. */
const PREFERENCES = 'sveltia-cms.prefs';

try {
  const chosen: object = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}');
  // Escape closes dialogs and lists, not forms, unless the editor has chosen otherwise.
  localStorage.setItem(PREFERENCES, JSON.stringify({ closeWithEscape: false, ...chosen }));
} catch {
  // Without storage, Escape closes a form, but unsaved.ts asks first.
}

export {};
