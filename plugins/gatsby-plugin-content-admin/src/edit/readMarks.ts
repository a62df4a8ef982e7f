/** Reads and removes the marks of a page, now and whenever the page changes. */
import { isMarked, placeIn, type FieldPlace, unmarked, writePlace, readPlace } from './marks';

/** On an element that shows a field: the field's place. */
export const FIELD_ATTRIBUTE = 'data-content-field';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

export const fieldOfElement = (element: Element): FieldPlace | undefined =>
  readPlace(element.getAttribute(FIELD_ATTRIBUTE) ?? '');

function note(element: Element, marked: string): void {
  const place = placeIn(marked);
  if (place) element.setAttribute(FIELD_ATTRIBUTE, writePlace(place));
}

function readText(node: Text): void {
  if (!isMarked(node.data)) return;
  const { data, parentElement } = node;
  node.data = unmarked(data);
  // A heading may be in pieces; the last has the mark.
  if (parentElement) note(parentElement.closest(HEADINGS) ?? parentElement, data);
}

/** A button's name or a picture's description counts where the element shows no text of its own. */
function readAttributes(element: Element): void {
  for (const { name, value } of Array.from(element.attributes)) {
    if (!isMarked(value)) continue;
    element.setAttribute(name, unmarked(value));
    if (!element.hasAttribute(FIELD_ATTRIBUTE)) note(element, value);
  }
}

function read(root: Node): void {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node; node = nodes.nextNode()) {
    if (node instanceof Text) readText(node);
    else if (node instanceof Element) readAttributes(node);
  }
}

/** Replaces the marks of the page by attributes that name the field each element shows. */
export function readMarks(): void {
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(read);
      else if (target instanceof Text) readText(target);
      else if (target instanceof Element) readAttributes(target);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  read(document);
}
