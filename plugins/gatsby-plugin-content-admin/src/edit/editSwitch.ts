/** Adds a switch that outlines a page's texts; a click on one opens its field in /admin. */
import { fieldAddress, type FieldPlace } from '../forms/formAddress';
import {
  EDIT_ELEMENT,
  EDIT_INSET,
  FIELD_ATTRIBUTE,
  isMarked,
  placeIn,
  readPlace,
  unmarked,
} from './marks';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

function setPlace(element: Element, marked: string): void {
  const place = placeIn(marked);
  if (place) element.setAttribute(FIELD_ATTRIBUTE, place);
}

function takeMarksFromText(node: Text): void {
  if (!isMarked(node.data)) return;
  const { data, parentElement } = node;
  node.data = unmarked(data);
  // A heading may consist of several elements; the last one has the mark.
  if (parentElement) setPlace(parentElement.closest(HEADINGS) ?? parentElement, data);
}

/** The place of an attribute, such as a button's label, counts only if the element shows no field. */
function takeMarksFromAttributes(element: Element): void {
  for (const { name, value } of Array.from(element.attributes)) {
    if (!isMarked(value)) continue;
    element.setAttribute(name, unmarked(value));
    if (!element.hasAttribute(FIELD_ATTRIBUTE)) setPlace(element, value);
  }
}

function takeMarksFromTree(root: Node): void {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node; node = nodes.nextNode()) {
    if (node instanceof Text) takeMarksFromText(node);
    else if (node instanceof Element) takeMarksFromAttributes(node);
  }
}

/** Replaces the page's marks with attributes, now and whenever it changes. */
function takeMarks(): void {
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(takeMarksFromTree);
      else if (target instanceof Text) takeMarksFromText(target);
      else if (target instanceof Element) takeMarksFromAttributes(target);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  takeMarksFromTree(document);
}

const SWITCH_STYLE = `
:host { all: initial; position: fixed; inset: ${EDIT_INSET}; z-index: 2147483000; }
button { padding: 8px 14px; border: 2px solid #fff; border-radius: 999px; background: #1d1f24; color: #f3f4f6; font: 600 14px/1.4 system-ui, sans-serif; cursor: pointer; }
button[aria-pressed='true'] { background: #0b5fff; }
`;

const PAGE_STYLE = `
[${FIELD_ATTRIBUTE}] { outline: 1px dashed #0b5fff !important; outline-offset: 2px; }
[${FIELD_ATTRIBUTE}]:hover { outline-style: solid !important; cursor: pointer; }
`;

const TITLE = 'Click a text to open its form. Shift and click follows a link.';

function styleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Returns the field that a click points at. If a link covers its card, the card's text counts. */
function placeAt({ clientX, clientY, target, detail }: MouseEvent): FieldPlace | undefined {
  if (!(target instanceof Element)) return undefined;
  // A click made with the Enter key has no position.
  const candidates =
    detail > 0
      ? document.elementsFromPoint(clientX, clientY)
      : [target, ...target.querySelectorAll(`[${FIELD_ATTRIBUTE}]`)];
  const marked = candidates.find((element) => element.hasAttribute(FIELD_ATTRIBUTE));
  const closest = marked ?? target.closest(`[${FIELD_ATTRIBUTE}]`);
  return readPlace(closest?.getAttribute(FIELD_ATTRIBUTE));
}

/** Opens the field that a click points at, in place of what the page would do. */
function openField(event: MouseEvent): void {
  const place = placeAt(event);
  if (!place) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  window.open(fieldAddress(place), '_blank', 'noopener');
}

/** Removes the marks from the page and shows the switch. Call it once: its listeners are never removed. */
export function startEditing(): void {
  takeMarks();
  const host = document.querySelector(EDIT_ELEMENT) ?? document.createElement(EDIT_ELEMENT);
  const button = document.createElement('button');
  Object.assign(button, {
    type: 'button',
    textContent: 'Edit',
    title: TITLE,
    ariaPressed: 'false',
  });
  const outlines = styleSheet(PAGE_STYLE);
  const isOn = () => button.ariaPressed === 'true';
  button.addEventListener('click', () => {
    button.ariaPressed = String(!isOn());
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== outlines);
    document.adoptedStyleSheets = isOn() ? [...others, outlines] : others;
  });
  const tree = host.attachShadow({ mode: 'open' });
  tree.adoptedStyleSheets = [styleSheet(SWITCH_STYLE)];
  tree.append(button);
  // In <html>, beside the body: whatever a page does to its body leaves the switch alone.
  document.documentElement.append(host);
  const openOnClick = (event: MouseEvent) => {
    const isEditClick = isOn() && !event.shiftKey && event.target !== host;
    if (isEditClick) openField(event);
  };
  addEventListener('click', openOnClick, { capture: true });
}
