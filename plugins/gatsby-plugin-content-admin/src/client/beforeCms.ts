/** Prepares the page for the CMS. Import it first: the CMS reads its preferences and adds styles when its module runs. */
import { prefer } from './preferences';

/** The CDN addresses of fonts that the CMS's package contains anyway: the policy blocks each with a console error. */
const CDN_SOURCE = /src:url\(https:[^)]*\)\s*format\([^)]*\)/g;

new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) {
      if (!(node instanceof HTMLStyleElement) || !CDN_SOURCE.test(node.textContent)) continue;
      node.textContent = node.textContent.replace(CDN_SOURCE, 'src:local("none")');
    }
  }
}).observe(document.head, { childList: true });

try {
  // Escape closes dialogs and lists, not forms.
  prefer({ closeWithEscape: false });
} catch {
  // Without storage, Escape closes a form, but unsaved.ts asks first.
}
