/**
 * A switch over the page: while it is on, each text is outlined, names its field when the pointer is
 * on it, and opens that field in /admin when it is clicked. Beside it, a link to the page's form. In a shadow tree, like the problems.
 */
import { fieldOf } from '../../../../src/content/introspect';
import { kindOfFile } from '../../../../src/content/kinds';
import { site } from '../../../../src/content/kinds/site';
import { originalOf } from '../../../../src/content/languages';
import { fieldAddress, pageFormAddress } from '../forms/formAddress';
import { fieldWords } from './fieldWords';
import { EDIT_ELEMENT, type FieldPlace, writePlace } from './marks';
import { FIELD_ATTRIBUTE, fieldOfElement, readMarks } from './readMarks';

const PANEL_STYLE = `
:host { all: initial; position: fixed; inset: auto auto 12px 12px; z-index: 2147483000; font: 14px/1.4 system-ui, sans-serif; }
button, a { padding: 8px 14px; border: 2px solid #fff; border-radius: 999px; background: #1d1f24; color: #f3f4f6; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
a { margin-inline-start: 6px; }
button[aria-pressed='true'] { background: #0b5fff; }
p { position: fixed; margin: 0; max-inline-size: 30rem; padding: 6px 10px; background: #1d1f24; color: #f3f4f6; pointer-events: none; }
small { display: block; color: #c9ccd3; font-size: 12px; }
`;

/** Style sheets that no policy of the page forbids: they are no text in it. */
function sheet(css: string): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  return made;
}

/** What the pages of `npm run develop` know of Gatsby's server: it opens a file in the editor. */
const EDITOR_ENDPOINT = '/__open-stack-frame-in-editor';

const openInEditor = ({ file, line }: FieldPlace) =>
  fetch(`${EDITOR_ENDPOINT}?${new URLSearchParams({ fileName: file, lineNumber: String(line) })}`);

const isDevelop = process.env.NODE_ENV === 'development';

/** What a click does. */
function hintOf(place: FieldPlace): string {
  const line = `${place.file}:${place.line}`;
  const inEditor = isDevelop ? ` Alt and click: ${line}.` : '';
  return `Click: the form.${inEditor} Shift and click: use it.`;
}

/** Facts of the company that are links as well as words, and bear no mark. */
const LINKED_FACTS: readonly [selector: string, field: string][] = [
  ['a[href^="tel:"]', 'phone'],
  ['a[href^="mailto:"]', 'email'],
];

/** What can be clicked. */
const OUTLINED = [`[${FIELD_ATTRIBUTE}]`, ...LINKED_FACTS.map(([selector]) => selector)].join();

const PAGE_STYLE = `
:is(${OUTLINED}) { outline: 1px dashed #0b5fff !important; outline-offset: 2px; }
:is(${OUTLINED}):hover { outline-style: solid !important; cursor: pointer; }
`;

const PICTURE = 'picture > img';

/** Parts of a page that show one entry. */
const ENTRY = 'li, section, article, main > div, main';

/** Whether entries of a file's kind have a picture of their own. */
const hasPicture = ({ file }: FieldPlace): boolean => {
  const kind = kindOfFile(originalOf(file).original);
  return kind !== undefined && fieldOf(kind.schema).fields.has('picture');
};

class EditSwitch {
  private readonly host =
    document.querySelector(EDIT_ELEMENT) ?? document.createElement(EDIT_ELEMENT);
  private readonly button = document.createElement('button');
  private readonly form = document.createElement('a');
  private readonly label = document.createElement('p');
  private readonly outlines = sheet(PAGE_STYLE);
  private isOn = false;

  constructor() {
    const { button, form, host } = this;
    button.textContent = 'Edit';
    button.type = 'button';
    button.setAttribute('aria-pressed', 'false');
    button.addEventListener('click', () => this.turn(!this.isOn));
    form.textContent = 'Form of this page';
    form.target = '_blank';
    form.rel = 'noopener';
    const followPage = () => {
      form.href = pageFormAddress(location.pathname);
    };
    followPage();
    // Gatsby goes from page to page without loading this script again.
    for (const type of ['pointerenter', 'focus', 'click']) form.addEventListener(type, followPage);
    const tree = host.attachShadow({ mode: 'open' });
    tree.adoptedStyleSheets = [sheet(PANEL_STYLE)];
    tree.append(button, form, this.label);
    this.label.hidden = true;
    document.documentElement.append(host);
    addEventListener('pointermove', (event) => this.name(event), { passive: true });
    addEventListener('click', (event) => this.open(event), { capture: true });
  }

  private turn(isOn: boolean): void {
    this.isOn = isOn;
    this.button.setAttribute('aria-pressed', String(isOn));
    this.label.hidden = true;
    if (isOn) for (const image of document.querySelectorAll(PICTURE)) this.frame(image);
    document.adoptedStyleSheets = isOn
      ? [...document.adoptedStyleSheets, this.outlines]
      : document.adoptedStyleSheets.filter((one) => one !== this.outlines);
  }

  /** Pictures say nothing of themselves until somebody asks. */
  private frame(image: Element): void {
    const place = this.markedPlace(image);
    if (place) image.setAttribute(FIELD_ATTRIBUTE, writePlace(place));
  }

  /** The field of an element that holds a text, a name or a picture. */
  private markedPlace(element: Element): FieldPlace | undefined {
    const own = fieldOfElement(element);
    const [, fact] = LINKED_FACTS.find(([selector]) => element.matches(selector)) ?? [];
    if (!own && fact) return { file: site.file ?? '', field: fact, line: 1 };
    if (own || !element.matches(PICTURE)) return own;
    // Drawn pictures say nothing. What stands beside one says whose it is.
    const beside = element.closest(ENTRY)?.querySelectorAll(`[${FIELD_ATTRIBUTE}]`) ?? [];
    const entry = Array.from(beside, fieldOfElement).find((place) => place && hasPicture(place));
    return entry && { ...entry, field: 'picture' };
  }

  /** What an event is about. Below a link that covers its card are the texts of the card. */
  private at({ clientX, clientY, target, detail }: MouseEvent): FieldPlace | undefined {
    if (!this.isOn || target === this.host || !(target instanceof Element)) return undefined;
    const isPointed = detail > 0 || clientX > 0 || clientY > 0;
    const held = target.querySelector(`[${FIELD_ATTRIBUTE}]`);
    const candidates = isPointed
      ? document.elementsFromPoint(clientX, clientY)
      : [target, ...(held ? [held] : []), target.closest(`[${FIELD_ATTRIBUTE}]`) ?? target];
    for (const element of candidates) {
      const place = this.markedPlace(element);
      if (place) return place;
    }
    return undefined;
  }

  private name(event: PointerEvent): void {
    const place = this.at(event);
    const { label } = this;
    label.hidden = place === undefined;
    if (!place) return;
    const note = document.createElement('small');
    note.textContent = hintOf(place);
    label.replaceChildren(fieldWords(place), note);
    const isLow = event.clientY > innerHeight - 120;
    label.style.insetBlockStart = `${event.clientY + (isLow ? -70 : 20)}px`;
    label.style.insetInlineStart = `${Math.max(0, Math.min(event.clientX, innerWidth - 360))}px`;
  }

  private open(event: MouseEvent): void {
    if (event.shiftKey) return;
    const place = this.at(event);
    if (!place) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isDevelop && event.altKey) void openInEditor(place);
    else window.open(fieldAddress(place.file, place.field), '_blank', 'noopener');
  }
}

/** Takes the marks out of the page, and shows the switch. */
export function startEditing(): void {
  readMarks();
  new EditSwitch();
}
