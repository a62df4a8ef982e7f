/** A switch that outlines the texts of a page and opens the field of the one that is clicked, in /admin. */
import { type Field, fieldOf } from '../../../../src/content/introspect';
import { kindOfFile } from '../../../../src/content/kinds';
import { site } from '../../../../src/content/kinds/site';
import { MAIN_LANGUAGE, originalOf } from '../../../../src/content/languages';
import { fieldAddress, pageFormAddress } from '../forms/formAddress';
import { EDIT_ELEMENT, type FieldPlace, writePlace } from './marks';
import { FIELD_ATTRIBUTE, fieldOfElement, readMarks } from './readMarks';

/** Above the panels of the check, which say how high they are (problemPanel.ts): its code is not in the pages. */
const PANEL_STYLE = `
:host { all: initial; position: fixed; inset: auto auto calc(12px + var(--content-panel-height, 0px)) 12px; z-index: 2147483000; font: 14px/1.4 system-ui, sans-serif; }
button, a { padding: 8px 14px; border: 2px solid #fff; border-radius: 999px; background: #1d1f24; color: #f3f4f6; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
a { margin-inline-start: 6px; }
button[aria-pressed='true'] { background: #0b5fff; }
p { position: fixed; margin: 0; max-inline-size: 30rem; padding: 6px 10px; background: #1d1f24; color: #f3f4f6; pointer-events: none; }
small { display: block; color: #c9ccd3; font-size: 12px; }
`;

/** A style sheet that no policy forbids: it is not inline text. */
function sheet(css: string): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  return made;
}

/** Gatsby's own endpoint in `npm run develop`. */
const openInEditor = ({ file, line }: FieldPlace) =>
  fetch(`/__open-stack-frame-in-editor?fileName=${encodeURIComponent(file)}&lineNumber=${line}`);

const isDevelop = process.env.NODE_ENV === 'development';

/** Facts of the company that are links as well, and bear no mark. */
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

/** Parts of a page that show one entry. */
const ENTRY = 'li, section, article, main > div, main';

function hasPicture({ file }: FieldPlace): boolean {
  const kind = kindOfFile(originalOf(file).original);
  return kind !== undefined && fieldOf(kind.schema).fields.has('picture');
}

/** "Services risk › How it works › Cards › 2 › Title"; of a translation, with its language. */
function fieldWords({ file, field }: FieldPlace): string {
  const { language, original } = originalOf(file);
  const kind = kindOfFile(original);
  if (!kind) return file;
  const entry = kind.folder === undefined ? '' : ` ${file.replace(/^.*\/|\.[^.]*$/g, '')}`;
  const words = [`${kind.label}${entry}${language === MAIN_LANGUAGE ? '' : ` (${language})`}`];
  let within: Field | undefined = fieldOf(kind.schema);
  for (const step of field.split('.')) {
    const isItem = /^\d+$/.test(step);
    within = isItem ? within?.item : within?.fields.get(step);
    words.push(isItem ? String(Number(step) + 1) : (within?.label ?? step));
  }
  return words.join(' › ');
}

/** The field of an element that holds a text, a name or a picture. */
function placeOf(element: Element): FieldPlace | undefined {
  const own = fieldOfElement(element);
  const [, fact] = LINKED_FACTS.find(([selector]) => element.matches(selector)) ?? [];
  if (!own && fact) return { file: site.file ?? '', field: fact, line: 1 };
  if (own || !element.matches(PICTURE)) return own;
  // Drawn pictures carry no mark. A text of the same entry says whose the picture is.
  const beside = element.closest(ENTRY)?.querySelectorAll(`[${FIELD_ATTRIBUTE}]`) ?? [];
  const entry = Array.from(beside, fieldOfElement).find((place) => place && hasPicture(place));
  return entry && { ...entry, field: 'picture' };
}

/** Takes the marks out of the page, and shows the switch. */
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
    // Pictures carry no mark: their fields are worked out when the switch is on.
    for (const image of on ? document.querySelectorAll(PICTURE) : []) {
      const place = placeOf(image);
      if (place) image.setAttribute(FIELD_ATTRIBUTE, writePlace(place));
    }
    const others = document.adoptedStyleSheets.filter((one) => one !== outlines);
    document.adoptedStyleSheets = on ? [...others, outlines] : others;
  };
  /** The field at an event. A link may cover its card: the card's texts are below it. */
  const placeAt = ({ clientX, clientY, target, detail }: MouseEvent): FieldPlace | undefined => {
    if (!isOn() || target === host || !(target instanceof Element)) return undefined;
    const isPointed = detail > 0 || clientX > 0 || clientY > 0;
    const held = target.querySelector(`[${FIELD_ATTRIBUTE}]`);
    const candidates = isPointed
      ? document.elementsFromPoint(clientX, clientY)
      : [target, ...(held ? [held] : []), target.closest(`[${FIELD_ATTRIBUTE}]`) ?? target];
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
  // Gatsby goes from page to page without loading this script again.
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
