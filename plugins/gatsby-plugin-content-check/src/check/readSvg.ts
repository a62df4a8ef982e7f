/** What the check has to know about an SVG. Pure: it reads bytes, in Node as in a browser. */
import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { PictureFacts } from './readPicture';

type SvgFacts = Omit<PictureFacts, 'bytes'>;

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Namespaces whose elements browsers know, and whose attributes. Drawing programs have others of their own. */
const READ_ELEMENTS = ['', SVG, 'http://www.w3.org/1998/Math/MathML'];
const READ_ATTRIBUTES = [
  '',
  'http://www.w3.org/1999/xlink',
  'http://www.w3.org/XML/1998/namespace',
];

/** Attributes that are no styles, whatever they hold. */
const WORDS = /^(?:id|class|role|lang|aria-.*|data-.*)$/;

/** The parser takes ever longer for each level, and no drawing program nests half as deep. */
const MOST_LEVELS = 200;

/** Elements that run scripts, or that show something other than a drawing. */
const ACTIVE = /^(?:script|foreignobject|iframe|object|embed|audio|video|handler)$/;

/** Elements that change an attribute of another element, which may be a link or a handler. */
const ANIMATION = /^(?:set|animate)/;

/** Addresses that hold what they name: a part of the same file, or the bytes of a picture. */
const WITHIN = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,])/i;

/** The same for what styles may name: fonts too. */
const WITHIN_STYLES =
  /^(?:#|data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/|application\/(?:x-)?font)[^'")]*)/i;

/** CSS syntax, "Consume an escaped code point": `u\72l(` is `url(`. */
const unescaped = (css: string): string =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_whole, code?: string, sign?: string) => {
      const point = Number.parseInt(code ?? '', 16);
      return sign ?? (point <= 0x10ffff ? String.fromCodePoint(point) : '');
    });

const outside = (address: string): string => `a reference to “${address.trim().slice(0, 60)}”`;

/** What a style, or an attribute that is read as one, names outside the file. */
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

/** What an element holds that is not allowed in a logo. */
function foreignIn({ local, uri, attributes }: SaxesTagNS): string | undefined {
  const name = local.toLowerCase();
  if (ACTIVE.test(name)) return name === 'script' ? 'a script' : `the element “${local}”`;
  if (uri === XHTML) return `the HTML element “${local}”`;
  if (!READ_ELEMENTS.includes(uri)) return undefined;
  for (const { local: own, prefix, uri: owner, value } of Object.values(attributes)) {
    const key = own.toLowerCase();
    if (prefix === 'xmlns' || !READ_ATTRIBUTES.includes(owner) || WORDS.test(key)) continue;
    // HTML standard, "Event handlers on elements": their names are letters only.
    if (/^on[a-z]+$/.test(key)) return `an event handler (${own})`;
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

/** A length that does not depend on the drawing's surroundings: `120`, `120px`, `3cm`. */
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

/** Ends the reading of a file early. */
class Enough extends Error {}

/** Reads an SVG. What is not well formed is no picture: browsers would not show it either. */
function readText(text: string): SvgFacts {
  const parser = new SaxesParser({ xmlns: true });
  let root: SaxesTagNS | undefined;
  let foreign: string | undefined;
  let isWellFormed = true;
  let style = '';
  let depthInStyle = 0;
  let depth = 0;
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
    if (isStyle(tag)) depthInStyle += 1;
    foreign ??= foreignIn(tag);
    depth += 1;
    if (depth > MOST_LEVELS) {
      foreign ??= `more than ${MOST_LEVELS} groups inside one another`;
      throw new Enough();
    }
  });
  parser.on('text', addStyle);
  parser.on('cdata', addStyle);
  parser.on('closetag', (tag) => {
    depth -= 1;
    if (!isStyle(tag)) return;
    depthInStyle -= 1;
    foreign ??= outsideStyles(style);
    style = '';
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  if (root?.local !== 'svg' || root.uri !== SVG) return { foreign };
  return { type: 'SVG', isBroken: !isWellFormed, foreign, ...sizeOf(root) };
}

/** What an SVG is. */
export function readSvg(content: Uint8Array): SvgFacts {
  const text = new TextDecoder().decode(content);
  const facts = readText(text);
  const [, encoding = 'utf-8'] = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)/.exec(text) ?? [];
  const isPlain = !/[\u0080-\uffff]/.test(text);
  const isUtf8 = !text.includes('\ufffd') && (isPlain || /^utf-?8$/i.test(encoding));
  return facts.type && !isUtf8
    ? { ...facts, foreign: `letters in another encoding than UTF-8` }
    : facts;
}
