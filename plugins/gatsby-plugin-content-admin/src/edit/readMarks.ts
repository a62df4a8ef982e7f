import { isMarked, placeIn, type FieldPlace, unmarked, writePlace, readPlace } from './marks';

/** Holds the place of the field that an element shows. */
export const FIELD_ATTRIBUTE = 'data-content-field';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

export const fieldOfElement = (element: Element): FieldPlace | undefined =>
  readPlace(element.getAttribute(FIELD_ATTRIBUTE) ?? '');

function setPlace(element: Element, marked: string): void {
  const place = placeIn(marked);
  if (place) element.setAttribute(FIELD_ATTRIBUTE, writePlace(place));
}

function readText(node: Text): void {
  if (!isMarked(node.data)) return;
  const { data, parentElement } = node;
  node.data = unmarked(data);
  // A heading may consist of several elements; the last one has the mark.
  if (parentElement) setPlace(parentElement.closest(HEADINGS) ?? parentElement, data);
}

/** The place of an attribute, such as a button's label, counts only if the element shows no field. */
function readAttributes(element: Element): void {
  for (const { name, value } of Array.from(element.attributes)) {
    if (!isMarked(value)) continue;
    element.setAttribute(name, unmarked(value));
    if (!element.hasAttribute(FIELD_ATTRIBUTE)) setPlace(element, value);
  }
}

function readTree(root: Node): void {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node; node = nodes.nextNode()) {
    if (node instanceof Text) readText(node);
    else if (node instanceof Element) readAttributes(node);
  }
}

/** Replaces the marks of the page, now and whenever it changes. */
export function readMarks(): void {
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(readTree);
      else if (target instanceof Text) readText(target);
      else if (target instanceof Element) readAttributes(target);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  readTree(document);
}
