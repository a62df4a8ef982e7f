/**
 * Removes the CDN addresses of fonts that the CMS's package contains anyway: the policy blocks each with a console
 * error. Import it before the CMS.
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
