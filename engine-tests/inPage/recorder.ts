/**
 * Runs in each page before anything of its own, and outside of its policy: notes what the browser
 * complains of, which neither engine tells to who drives it. The notes outlive the document.
 */
import { recordToasts } from '../../browser-tests/support/recordToasts';

declare global {
  interface Window {
    /** What was complained of in this tab since the last call. */
    takeComplaints?: () => string[];
    /** The themes that were painted in this document, oldest first. */
    paintedThemes?: string[];
    /** The browser showed this document as it had been left. */
    isBackFromCache?: boolean;
  }
}

/** Where the complaints are kept, in sessionStorage. */
const COMPLAINTS = 'engine-tests-complaints';

let isLeaving = false;

// Firefox calls what it breaks off for the next page an error.
window.addEventListener('beforeunload', () => {
  isLeaving = true;
});

/** The complaints so far. */
function complaints(): string[] {
  const notes: unknown = JSON.parse(sessionStorage.getItem(COMPLAINTS) ?? '[]');
  return Array.isArray(notes) ? notes.map(String) : [];
}

window.takeComplaints = () => {
  const taken = complaints();
  sessionStorage.removeItem(COMPLAINTS);
  return taken;
};

/** Adds a note. */
function complain(words: string): void {
  if (isLeaving) return;
  const notes = [...complaints(), `${location.pathname}: ${words}`];
  sessionStorage.setItem(COMPLAINTS, JSON.stringify(notes));
}

/** Errors of scripts, and files that do not load, which do not bubble. */
window.addEventListener(
  'error',
  (event: Event) => {
    if (event instanceof ErrorEvent) complain(event.message);
    else if (event.target instanceof Element) complain(`did not load ${event.target.outerHTML}`);
  },
  { capture: true },
);

window.addEventListener('unhandledrejection', ({ reason }) =>
  complain(`rejected: ${String(reason)}`),
);

document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  complain(`the policy's ${effectiveDirective} stopped ${blockedURI}`),
);

for (const level of ['error', 'warn'] as const) {
  const write = console[level].bind(console);
  console[level] = (...words: unknown[]) => {
    complain(`${level}: ${words.map(String).join(' ')}`);
    write(...words);
  };
}

/** The themes that were painted, from the first frame on. */
const themes: string[] = [];
window.paintedThemes = themes;
const noteTheme = () => {
  const theme = ['light', 'dark'].filter((one) => document.documentElement.classList.contains(one));
  if (themes.at(-1) !== theme.join(' ')) themes.push(theme.join(' '));
};
requestAnimationFrame(() => {
  noteTheme();
  new MutationObserver(noteTheme).observe(document.documentElement, { attributeFilter: ['class'] });
});

window.addEventListener('pageshow', ({ persisted }) => {
  window.isBackFromCache = persisted;
});

recordToasts();
