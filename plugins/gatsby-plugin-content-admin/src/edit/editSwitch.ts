/** Adds a switch that outlines a page's texts; a click on one opens its field in /admin. */
import { fieldAddress, type FieldPlace } from '../forms/formAddress';
import { EDIT_ELEMENT, EDIT_INSET, FIELD_ATTRIBUTE, isMarked, placeIn, unmarked } from './marks';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

function setPlace(element: Element, marked: string): void {
  const place = placeIn(marked);
  if (place) element.setAttribute(FIELD_ATTRIBUTE, place);
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

/** Replaces the page's marks with attributes, now and whenever it changes. */
function readMarks(): void {
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(readTree);
      else if (target instanceof Text) readText(target);
      else if (target instanceof Element) readAttributes(target);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  readTree(document);
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

const USE = 'Click a text to open its form. Shift and click follows a link.';

function sheet(css: string): CSSStyleSheet {
  const styles = new CSSStyleSheet();
  styles.replaceSync(css);
  return styles;
}

/** Returns the field that an event points at. If a link covers its card, the card's text counts. */
function placeAt({ clientX, clientY, target, detail }: MouseEvent): FieldPlace | undefined {
  if (!(target instanceof Element)) return undefined;
  // A click made with the Enter key has no position.
  const candidates =
    detail > 0
      ? document.elementsFromPoint(clientX, clientY)
      : [target, ...target.querySelectorAll(`[${FIELD_ATTRIBUTE}]`)];
  const marked = candidates.find((element) => element.hasAttribute(FIELD_ATTRIBUTE));
  const closest = marked ?? target.closest(`[${FIELD_ATTRIBUTE}]`);
  const [file = '', field] = closest?.getAttribute(FIELD_ATTRIBUTE)?.split(':') ?? [];
  return field === undefined ? undefined : { file, field };
}

/** Removes the marks from the page and shows the switch. Call it once: its listeners are never removed. */
export function startEditing(): void {
  readMarks();
  const host = document.querySelector(EDIT_ELEMENT) ?? document.createElement(EDIT_ELEMENT);
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: 'Edit', title: USE, ariaPressed: 'false' });
  const outlines = sheet(PAGE_STYLE);
  const isOn = () => button.ariaPressed === 'true';
  button.addEventListener('click', () => {
    button.ariaPressed = String(!isOn());
    const others = document.adoptedStyleSheets.filter((styles) => styles !== outlines);
    document.adoptedStyleSheets = isOn() ? [...others, outlines] : others;
  });
  const tree = host.attachShadow({ mode: 'open' });
  tree.adoptedStyleSheets = [sheet(SWITCH_STYLE)];
  tree.append(button);
  document.documentElement.append(host);
  const openField = (event: MouseEvent) => {
    const isOfPage = isOn() && !event.shiftKey && event.target !== host;
    const place = isOfPage ? placeAt(event) : undefined;
    if (!place) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    window.open(fieldAddress(place), '_blank', 'noopener');
  };
  addEventListener('click', openField, { capture: true });
}
