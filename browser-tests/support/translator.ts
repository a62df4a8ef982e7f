/** React's errors when it cannot hydrate a page that a translator has changed, and renders it again. */
export const HYDRATION = /hydrat|react.*(?:418|423|425)/i;

/**
 * Runs in the page, before its own scripts or at any later time. Like Chrome's translator, it wraps each text node in
 * <font><font>, including those added later, but does not change the text; and it says in <html> that the page is in
 * the visitor's language now.
 *
 * @param target code of that language
 */
export function translator(target = 'ar'): void {
  const untouched = 'script, style, noscript, template, textarea, option, font';
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const isOurs = currentNode.parentElement?.closest(untouched);
      if (currentNode instanceof Text && !isOurs && currentNode.data.trim())
        texts.push(currentNode);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(text.data);
    }
  };
  const begin = () => {
    const root = document.documentElement;
    root.lang = target;
    root.classList.add(/^(?:ar|fa|he|ur)/.test(target) ? 'translated-rtl' : 'translated-ltr');
    translate(document.body);
    new MutationObserver((mutations) => {
      for (const { addedNodes } of mutations) {
        addedNodes.forEach((node) => {
          if (node.parentElement && !node.parentElement.closest(untouched))
            translate(node.parentElement);
        });
      }
    }).observe(document.body, { childList: true, subtree: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}
