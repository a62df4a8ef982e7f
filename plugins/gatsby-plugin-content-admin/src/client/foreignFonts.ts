/**
 * Removes the CDN addresses of the CMS's fonts, which its package contains as well: the policy refuses them, with an
 * error in the console for each. Import it before the CMS.
 */
const CDN_SOURCE = /src:url\(https:[^)]*\)\s*format\([^)]*\)/g;

new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) {
      if (!(node instanceof HTMLStyleElement) || !CDN_SOURCE.test(node.textContent)) continue;
      node.textContent = node.textContent.replace(CDN_SOURCE, 'src:local("none")');
    }
  }
}).observe(document.head, { childList: true });

export {};
