/** Notes every toast that a page shows: it is gone after three seconds, however late a test looks. */

export interface ShownToast {
  role: string;
  text: string;
}

declare global {
  interface Window {
    /** Every toast that this document has shown, oldest first. */
    shownToasts?: ShownToast[];
  }
}

/** Runs in the page before its own scripts, and needs nothing but itself. */
export function recordToasts(): void {
  const shown: ShownToast[] = [];
  window.shownToasts = shown;
  // What is put into something that is itself new is reported twice.
  const seen = new WeakSet<Element>();
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const toast of [node, ...node.querySelectorAll('*')]) {
          if (!toast.classList.contains('Toastify__toast') || seen.has(toast)) continue;
          seen.add(toast);
          shown.push({ role: toast.getAttribute('role') ?? '', text: toast.textContent });
        }
      }
    }
  }).observe(document, { childList: true, subtree: true });
}
