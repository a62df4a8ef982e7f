/** Records toasts, which a page shows for three seconds only. */

export interface ShownToast {
  kind: 'success' | 'error';
  text: string;
}

declare global {
  interface Window {
    /** Every toast that this document has shown, oldest first. */
    shownToasts?: ShownToast[];
  }
}

/** Runs in the page before its own scripts, so it must be self-contained. */
export function recordToasts(): void {
  const shown: ShownToast[] = [];
  window.shownToasts = shown;
  // An element added to a new element is reported twice.
  const seen = new WeakSet<Element>();
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const toast of [node, ...node.querySelectorAll('*')]) {
          if (!toast.classList.contains('Toastify__toast') || seen.has(toast)) continue;
          seen.add(toast);
          const isSuccess = toast.classList.contains('Toastify__toast--success');
          shown.push({ kind: isSuccess ? 'success' : 'error', text: toast.textContent });
        }
      }
    }
  }).observe(document, { childList: true, subtree: true });
}
