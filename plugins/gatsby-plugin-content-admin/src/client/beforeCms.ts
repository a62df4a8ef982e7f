/**
 * Prepares the page for the CMS. Import it first: the CMS reads its preferences and adds styles when its module runs.
 */
import { prefer } from './preferences';

/**
 * The source of a font on a CDN, which the policy blocks with an error in the console. The CMS's package contains the
 * same fonts.
 */
const CDN_SOURCE = /src:url\(https:[^)]*\)\s*format\([^)]*\)/g;

new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) {
      if (!(node instanceof HTMLStyleElement)) continue;
      // A source that no computer has.
      const styles = node.textContent.replace(CDN_SOURCE, 'src:local("none")');
      if (styles !== node.textContent) node.textContent = styles;
    }
  }
}).observe(document.head, { childList: true });

try {
  // Escape closes dialogs and lists, not forms.
  prefer({ closeWithEscape: false });
} catch {
  // Without storage, Escape closes a form, but unsaved.ts asks first.
}
