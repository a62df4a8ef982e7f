/** Adds a switch that outlines a page's texts; a click on one opens its field in /admin. */
import { type Field, fieldOf } from '../../../../src/content/introspect';
import { site } from '../../../../src/content/kinds/site';
import { MAIN_LANGUAGE, originalOf } from '../../../../src/content/languages';
import { entryName, kindOf } from '../forms/contentFiles';
import { fieldAddress, pageFormAddress } from '../forms/formAddress';
import { EDIT_ELEMENT, type FieldPlace, writePlace } from './marks';
import { FIELD_ATTRIBUTE, fieldOfElement, readMarks } from './readMarks';

/** Keeps the switch above the check's panels, whose height problemPanel.ts exposes as a custom property. */
const PANEL_STYLE = `
:host { all: initial; position: fixed; inset: auto auto calc(12px + var(--content-panel-height, 0px)) 12px; z-index: 2147483000; font: 14px/1.4 system-ui, sans-serif; }
button, a { padding: 8px 14px; border: 2px solid #fff; border-radius: 999px; background: #1d1f24; color: #f3f4f6; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
a { margin-inline-start: 6px; }
button[aria-pressed='true'] { background: #0b5fff; }
p { position: fixed; margin: 0; max-inline-size: 30rem; padding: 6px 10px; background: #1d1f24; color: #f3f4f6; pointer-events: none; }
small { display: block; color: #c9ccd3; font-size: 12px; }
`;

/** Creates a style sheet that the policy does not treat as inline. */
function sheet(css: string): CSSStyleSheet {
  const styles = new CSSStyleSheet();
  styles.replaceSync(css);
  return styles;
}

/** Gatsby's own endpoint in `npm run develop`. */
const openInEditor = ({ file, line }: FieldPlace) =>
  fetch(`/__open-stack-frame-in-editor?fileName=${encodeURIComponent(file)}&lineNumber=${line}`);

const isDevelop = process.env.NODE_ENV === 'development';

/** Fields of the company that pages show as links, without marks. */
const LINKED_FACTS: readonly [selector: string, field: string][] = [
  ['a[href^="tel:"]', 'phone'],
  ['a[href^="mailto:"]', 'email'],
];

const OUTLINED = [`[${FIELD_ATTRIBUTE}]`, ...LINKED_FACTS.map(([selector]) => selector)].join();

const PAGE_STYLE = `
:is(${OUTLINED}) { outline: 1px dashed #0b5fff !important; outline-offset: 2px; }
:is(${OUTLINED}):hover { outline-style: solid !important; cursor: pointer; }
`;

const PICTURE = 'picture > img';

const ENTRY = 'li, section, article, main > div, main';

function hasPicture({ file }: FieldPlace): boolean {
  const kind = kindOf(file);
  return kind !== undefined && fieldOf(kind.schema).fields.has('picture');
}

/** Returns the field's path in the form's labels: "Services risk (ar) › How it works › Cards › 2 › Title". */
function fieldWords({ file, field }: FieldPlace): string {
  const { language } = originalOf(file);
  const kind = kindOf(file);
  if (!kind) return file;
  const entry = kind.folder === undefined ? '' : ` ${entryName(file)}`;
  const words = [`${kind.label}${entry}${language === MAIN_LANGUAGE ? '' : ` (${language})`}`];
  let within: Field | undefined = fieldOf(kind.schema);
  for (const step of field.split('.')) {
    const isItem = /^\d+$/.test(step);
    within = isItem ? within?.item : within?.fields.get(step);
    words.push(isItem ? String(Number(step) + 1) : (within?.label ?? step));
  }
  return words.join(' › ');
}

function placeOf(element: Element): FieldPlace | undefined {
  const marked = fieldOfElement(element);
  const [, fact] = LINKED_FACTS.find(([selector]) => element.matches(selector)) ?? [];
  if (!marked && fact) return { file: site.file ?? '', field: fact, line: 1 };
  if (marked || !element.matches(PICTURE)) return marked;
  // Pictures carry no mark: a text of the same entry tells which file it is.
  const texts = element.closest(ENTRY)?.querySelectorAll(`[${FIELD_ATTRIBUTE}]`) ?? [];
  const entry = Array.from(texts, fieldOfElement).find((place) => place && hasPicture(place));
  return entry && { ...entry, field: 'picture' };
}

/** Removes the marks from the page and shows the switch. Call it once: its listeners stay until the page is left. */
export function startEditing(): void {
  readMarks();
  const host = document.querySelector(EDIT_ELEMENT) ?? document.createElement(EDIT_ELEMENT);
  const button = document.createElement('button');
  const form = document.createElement('a');
  const label = document.createElement('p');
  const outlines = sheet(PAGE_STYLE);
  const isOn = () => button.ariaPressed === 'true';
  const turn = (on: boolean) => {
    button.ariaPressed = String(on);
    label.hidden = true;
    for (const image of on ? document.querySelectorAll(PICTURE) : []) {
      const place = placeOf(image);
      if (place) image.setAttribute(FIELD_ATTRIBUTE, writePlace(place));
    }
    const others = document.adoptedStyleSheets.filter((styles) => styles !== outlines);
    document.adoptedStyleSheets = on ? [...others, outlines] : others;
  };
  /** Returns the field that an event points at. If a link covers its card, the card's text counts. */
  const placeAt = ({ clientX, clientY, target, detail }: MouseEvent): FieldPlace | undefined => {
    if (!isOn() || target === host || !(target instanceof Element)) return undefined;
    const isPointed = detail > 0 || clientX > 0 || clientY > 0;
    const descendant = target.querySelector(`[${FIELD_ATTRIBUTE}]`);
    const candidates = isPointed
      ? document.elementsFromPoint(clientX, clientY)
      : [
          target,
          ...(descendant ? [descendant] : []),
          target.closest(`[${FIELD_ATTRIBUTE}]`) ?? target,
        ];
    return candidates.flatMap((element) => placeOf(element) ?? [])[0];
  };
  const followPage = () => {
    form.href = pageFormAddress(location.pathname);
  };

  turn(false);
  followPage();
  button.type = 'button';
  button.textContent = 'Edit';
  button.addEventListener('click', () => turn(!isOn()));
  Object.assign(form, { textContent: 'Form of this page', target: '_blank', rel: 'noopener' });
  // Client navigation changes the address without running this script again.
  for (const type of ['pointerenter', 'focus', 'click']) form.addEventListener(type, followPage);
  const tree = host.attachShadow({ mode: 'open' });
  tree.adoptedStyleSheets = [sheet(PANEL_STYLE)];
  tree.append(button, form, label);
  document.documentElement.append(host);
  const nameField = (event: MouseEvent) => {
    const place = placeAt(event);
    label.hidden = place === undefined;
    if (!place) return;
    const hint = document.createElement('small');
    const inEditor = isDevelop ? ` Alt and click: ${place.file}:${place.line}.` : '';
    hint.textContent = `Click: the form.${inEditor} Shift and click: use it.`;
    label.replaceChildren(fieldWords(place), hint);
    const isLow = event.clientY > innerHeight - 120;
    label.style.insetBlockStart = `${event.clientY + (isLow ? -70 : 20)}px`;
    label.style.insetInlineStart = `${Math.max(0, Math.min(event.clientX, innerWidth - 360))}px`;
  };
  const openField = (event: MouseEvent) => {
    const place = event.shiftKey ? undefined : placeAt(event);
    if (!place) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isDevelop && event.altKey) void openInEditor(place);
    else window.open(fieldAddress(place.file, place.field), '_blank', 'noopener');
  };
  addEventListener('pointermove', nameField, { passive: true });
  addEventListener('click', openField, { capture: true });
}
