/** Reads the marks of a page, and takes them away, now and whenever the page changes. */
import { type FieldPlace, isMarked, placeOf, unmarked } from './marks';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/**
 * Where the texts of a page come from, by the element that shows each. Marks in attributes, like a
 * button's name, count where the element shows no text of its own.
 * @param found is called for each such element
 */
export function readMarks(found: (element: Element) => void): WeakMap<Element, FieldPlace> {
  const places = new WeakMap<Element, FieldPlace>();

  function note(element: Element, marked: string): void {
    const place = placeOf(marked);
    if (!place) return;
    places.set(element, place);
    found(element);
  }
  function readText(node: Text): void {
    if (!isMarked(node.data)) return;
    const { data, parentElement } = node;
    node.data = unmarked(data);
    // A heading may be in pieces, of which the last has the mark.
    if (parentElement) note(parentElement.closest(HEADINGS) ?? parentElement, data);
  }
  function readAttributes(element: Element): void {
    for (const { name, value } of Array.from(element.attributes)) {
      if (!isMarked(value)) continue;
      element.setAttribute(name, unmarked(value));
      if (!places.has(element)) note(element, value);
    }
  }
  function read(root: Node): void {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = root; node; node = nodes.nextNode()) {
      if (node instanceof Text) readText(node);
      else if (node instanceof Element) readAttributes(node);
    }
  }

  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(read);
      else if (target instanceof Text) readText(target);
      else if (target instanceof Element) readAttributes(target);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  read(document);
  return places;
}
