/** Reads the facts about an SVG, in Node and in browsers. Pure. */
import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { PictureFacts } from './readPicture';
import { partOf, repetitionIn, type SvgPart } from './svgParts';

type SvgFacts = Omit<PictureFacts, 'bytes'>;

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

/** The parser slows down with each level; drawing programs nest less than half as deep. */
const MOST_LEVELS = 200;

const ACTIVE = /^(?:script|foreignobject|iframe|object|embed|audio|video|handler)$/;

const SHAPE = /^(?:path|rect|circle|ellipse|line|polyline|polygon|text|use|image)$/;

/** Elements that can change a link or an event handler of another element. */
const ANIMATION = /^(?:set|animate)/;

/** Addresses within the file: a fragment, or a picture as a data URL. */
const WITHIN = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,])/i;

/** Addresses within the file that a style may use: those above, and fonts as data URLs. */
const WITHIN_STYLES =
  /^(?:#|data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/|application\/(?:x-)?font)[^'")]*)/i;

/** CSS syntax, "Consume an escaped code point": `u\72l(` is `url(`. */
const unescaped = (css: string): string =>
  css.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_whole, code?: string, sign?: string) => {
    const point = Number.parseInt(code ?? '', 16);
    return sign ?? (point <= 0x10ffff ? String.fromCodePoint(point) : '');
  });

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
const lengthOf = (written = ''): number | undefined =>
  Number(/^\s*([\d.]+)(?:px|pt|pc|mm|cm|in)?\s*$/.exec(written)?.[1]) || undefined;

function sizeOf({ attributes }: SaxesTagNS): Pick<SvgFacts, 'width' | 'height'> {
  const written = (name: string) => attributes[name]?.value;
  const [, , boxWidth, boxHeight] = (written('viewBox') ?? '').trim().split(/[\s,]+/);
  const box = { width: lengthOf(boxWidth), height: lengthOf(boxHeight) };
  if (box.width && box.height) return box;
  return { width: lengthOf(written('width')), height: lengthOf(written('height')) };
}

const isStyle = ({ local }: SaxesTagNS): boolean => local.toLowerCase() === 'style';

class Enough extends Error {}

/** Treats malformed XML as broken: browsers would not show it either. */
function readText(text: string): SvgFacts {
  const parser = new SaxesParser({ xmlns: true });
  let root: SaxesTagNS | undefined;
  let foreign: string | undefined;
  let isWellFormed = true;
  let hasShapes = false;
  let style = '';
  let styles = '';
  let depthInStyle = 0;
  const parts: SvgPart[] = [];
  const open: SvgPart[] = [];
  const addStyle = (css: string) => {
    if (depthInStyle > 0) style += css;
  };
  parser.on('error', () => {
    isWellFormed = false;
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) foreign ??= 'declarations of its own (<!ENTITY …>)';
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') foreign ??= 'an outside style sheet';
  });
  parser.on('opentag', (tag) => {
    root ??= tag;
    hasShapes ||= SHAPE.test(tag.local);
    if (isStyle(tag)) depthInStyle += 1;
    foreign ??= foreignIn(tag);
    const part = partOf(tag, unescaped);
    open.at(-1)?.children.push(part);
    parts.push(part);
    open.push(part);
    if (open.length > MOST_LEVELS) {
      foreign ??= `more than ${MOST_LEVELS} groups inside one another`;
      throw new Enough();
    }
  });
  parser.on('text', addStyle);
  parser.on('cdata', addStyle);
  parser.on('closetag', (tag) => {
    open.pop();
    if (!isStyle(tag)) return;
    depthInStyle -= 1;
    foreign ??= outsideStyles(style);
    styles += `${unescaped(style)}\n`;
    style = '';
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  if (root?.local !== 'svg' || root.uri !== SVG) return { foreign };
  foreign ??= repetitionIn(parts, styles);
  return { type: 'SVG', isBroken: !isWellFormed, hasShapes, foreign, ...sizeOf(root) };
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
