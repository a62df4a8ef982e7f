/** Reads the facts about an SVG, in Node and in browsers. Pure. */
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { readPart, type SvgPart } from './svgParts';
import { MOST_LEVELS, repetitionIn } from './svgRepetition';
import { unescaped } from './svgStyles';

export interface SvgFacts {
  /** The type judging by the content, not the name; undefined if it is not a picture at all. */
  type?: string;
  /** In pixels, as displayed; undefined if the file does not state it. */
  width?: number;
  height?: number;
  isBroken?: boolean;
  /** The first forbidden item, as a noun phrase to be put into the message. */
  foreign?: string;
  hasShapes?: boolean;
}

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Namespaces that browsers interpret. Drawing programs add their own, which browsers ignore. */
const READ_ELEMENTS = ['', SVG, 'http://www.w3.org/1998/Math/MathML'];
const READ_ATTRIBUTES = [
  '',
  'http://www.w3.org/1999/xlink',
  'http://www.w3.org/XML/1998/namespace',
];

const NO_STYLE = /^(?:id|class|role|lang|aria-.*|data-.*)$/;

const ACTIVE = /^(?:script|foreignobject|iframe|object|embed|audio|video|handler)$/;

const SHAPE = /^(?:path|rect|circle|ellipse|line|polyline|polygon|text|use|image)$/;

/** Elements that can change a link or an event handler of another element. */
const ANIMATION = /^(?:set|animate)/;

/** Addresses within the file: a fragment, or a picture as a data URL. */
const WITHIN = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,])/i;

/** Addresses within the file that a style may use: those above, and fonts as data URLs. */
const WITHIN_STYLES =
  /^(?:#|data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/|application\/(?:x-)?font)[^'")]*)/i;

const outside = (address: string): string => `a reference to “${address.trim().slice(0, 60)}”`;

/** A reference to something outside the file, in a style or in an attribute that may hold one. */
function outsideStyles(written: string): string | undefined {
  const css = unescaped(written);
  if (/@import/i.test(css)) return 'an imported style sheet';
  const other = /(?:^|[^\w-])((?:-webkit-)?image-set|image|src)\(/i.exec(css)?.[1];
  if (other) return `a style with ${other}()`;
  for (const [, address = ''] of css.matchAll(/url\(\s*['"]?\s*([^'")]*)/gi)) {
    if (!WITHIN_STYLES.test(address)) return outside(address);
  }
  return undefined;
}

function foreignIn({ local, uri, attributes }: SaxesTagNS): string | undefined {
  const name = local.toLowerCase();
  if (ACTIVE.test(name)) return name === 'script' ? 'a script' : `the element “${local}”`;
  if (uri === XHTML) return `the HTML element “${local}”`;
  if (!READ_ELEMENTS.includes(uri)) return undefined;
  for (const { local: attribute, prefix, uri: namespace, value } of Object.values(attributes)) {
    const key = attribute.toLowerCase();
    if (prefix === 'xmlns' || !READ_ATTRIBUTES.includes(namespace) || NO_STYLE.test(key)) continue;
    // HTML standard, "Event handlers on elements": their names are letters only.
    if (/^on[a-z]+$/.test(key)) return `an event handler (${attribute})`;
    if (ANIMATION.test(name) && key === 'attributename' && /^(?:.*:)?(?:href|on)/i.test(value)) {
      return `an animation of “${value}”`;
    }
    const isAddress = key === 'href' || key === 'src' || key === 'base';
    if (isAddress && !WITHIN.test(value)) return outside(value);
    const inStyle = isAddress ? undefined : outsideStyles(value);
    if (inStyle) return inStyle;
  }
  return undefined;
}

/** The number in an absolute length: `120`, `120px`, `3cm`. */
const absoluteLength = (written = ''): number | undefined =>
  Number(/^\s*([\d.]+)(?:px|pt|pc|mm|cm|in)?\s*$/.exec(written)?.[1]) || undefined;

/** The size that the root states: that of its box, or else its width and height. */
function statedSize({ attributes }: SaxesTagNS): Pick<SvgFacts, 'width' | 'height'> {
  const written = (name: string) => attributes[name]?.value;
  const [, , boxWidth, boxHeight] = (written('viewBox') ?? '').trim().split(/[\s,]+/);
  const box = { width: absoluteLength(boxWidth), height: absoluteLength(boxHeight) };
  if (box.width && box.height) return box;
  return { width: absoluteLength(written('width')), height: absoluteLength(written('height')) };
}

const isStyle = ({ local }: SaxesTagNS): boolean => local.toLowerCase() === 'style';

/** Ends the parser's work: what follows cannot make the file acceptable. */
class Enough extends Error {}

/** Gathers what the parser reports of an SVG, from its first tag to its last. */
class SvgReader {
  root?: SaxesTagNS;

  /** The first forbidden item, as a noun phrase. */
  foreign?: string;

  isWellFormed = true;

  hasShapes = false;

  /** All elements, the root first. */
  readonly parts: SvgPart[] = [];

  /** The text of all style sheets. */
  styles = '';

  /** The elements whose end is still to come. */
  private readonly open: SvgPart[] = [];

  /** How many style sheets are open, one in another. */
  private depthInStyle = 0;

  /** The text of the style sheet that is open. */
  private style = '';

  constructor(text: string) {
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', () => {
      this.isWellFormed = false;
    });
    parser.on('doctype', (doctype) => {
      if (doctype.includes('[')) this.foreign ??= 'declarations of its own (<!ENTITY …>)';
    });
    parser.on('processinginstruction', ({ target }) => {
      if (target === 'xml-stylesheet') this.foreign ??= 'an outside style sheet';
    });
    parser.on('opentag', (tag) => this.openTag(tag));
    parser.on('text', (css) => this.addText(css));
    parser.on('cdata', (css) => this.addText(css));
    parser.on('closetag', (tag) => this.closeTag(tag));
    try {
      parser.write(text).close();
    } catch (error) {
      if (!(error instanceof Enough)) throw error;
    }
  }

  private openTag(tag: SaxesTagNS): void {
    this.root ??= tag;
    this.hasShapes ||= SHAPE.test(tag.local);
    if (isStyle(tag)) this.depthInStyle += 1;
    this.foreign ??= foreignIn(tag);
    const part = readPart(tag);
    this.open.at(-1)?.children.push(part);
    this.parts.push(part);
    this.open.push(part);
    if (this.open.length > MOST_LEVELS) {
      this.foreign ??= `more than ${MOST_LEVELS} groups inside one another`;
      throw new Enough();
    }
  }

  private addText(text: string): void {
    if (this.depthInStyle > 0) this.style += text;
  }

  private closeTag(tag: SaxesTagNS): void {
    this.open.pop();
    if (!isStyle(tag)) return;
    this.depthInStyle -= 1;
    this.foreign ??= outsideStyles(this.style);
    this.styles += `${unescaped(this.style)}\n`;
    this.style = '';
  }
}

/** Treats malformed XML as broken: browsers would not show it either. */
function readText(text: string): SvgFacts {
  const { root, foreign, isWellFormed, hasShapes, parts, styles } = new SvgReader(text);
  if (root?.local !== 'svg' || root.uri !== SVG) return { foreign };
  return {
    type: 'SVG',
    isBroken: !isWellFormed,
    hasShapes,
    foreign: foreign ?? repetitionIn(parts, styles),
    ...statedSize(root),
  };
}

/** Reads the facts about an SVG; without a type if the bytes are not an SVG. */
export function readSvg(content: Uint8Array): SvgFacts {
  const text = new TextDecoder().decode(content);
  const facts = readText(text);
  const [, encoding = 'utf-8'] = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)/.exec(text) ?? [];
  const isPlain = !/[\u0080-\uffff]/.test(text);
  const isUtf8 = !text.includes('\ufffd') && (isPlain || /^utf-?8$/i.test(encoding));
  if (!facts.type || isUtf8) return facts;
  return { ...facts, foreign: 'letters in another encoding than UTF-8' };
}
