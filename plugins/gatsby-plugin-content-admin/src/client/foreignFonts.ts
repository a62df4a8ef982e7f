/**
 * The CMS brings its fonts in its package, and names a CDN's copies of them as well. The policy refuses those, with an
 * error in the console for each. Import it before the CMS.
 */
const COPY = /src:url\(https:[^)]*\)\s*format\([^)]*\)/g;

new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) {
      if (!(node instanceof HTMLStyleElement) || !COPY.test(node.textContent)) continue;
      node.textContent = node.textContent.replace(COPY, 'src:local("none")');
    }
  }
}).observe(document.head, { childList: true });

export {};
