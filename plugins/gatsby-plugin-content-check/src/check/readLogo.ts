/** What the check has to know about a logo's file. Pure: it reads bytes, in Node as in a browser. */
import { SaxesParser, type SaxesTagNS } from 'saxes';

/** What a logo's file is; it can be sent to a browser as JSON. */
export interface LogoFacts {
  bytes: number;
  /** In pixels; undefined where the file says nothing, and where it is no picture. */
  width?: number;
  height?: number;
  /** True for what its name says: an SVG or a PNG. */
  isPicture: boolean;
  /** The first thing in an SVG that is not allowed there, as a sentence names it. */
  foreign?: string;
}

/** PNG specification, "PNG signature" and "IHDR": width and height are the first two numbers. */
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PNG_SIZE_AT = 16;

function readPng(content: Uint8Array): Omit<LogoFacts, 'bytes'> {
  const isPng = PNG_SIGNATURE.every((byte, at) => content[at] === byte);
  if (!isPng || content.length < PNG_SIZE_AT + 8) return { isPicture: false };
  const numbers = new DataView(content.buffer, content.byteOffset);
  const width = numbers.getUint32(PNG_SIZE_AT);
  const height = numbers.getUint32(PNG_SIZE_AT + 4);
  return { isPicture: true, width, height };
}

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';

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
  for (const { local: own, prefix, value } of Object.values(attributes)) {
    const key = own.toLowerCase();
    if (prefix === 'xmlns') continue;
    if (key.startsWith('on')) return `an event handler (${own})`;
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

function sizeOf({ attributes }: SaxesTagNS): Pick<LogoFacts, 'width' | 'height'> {
  const written = (name: string) => attributes[name]?.value;
  const [, , boxWidth, boxHeight] = (written('viewBox') ?? '').trim().split(/[\s,]+/);
  const box = { width: lengthOf(boxWidth), height: lengthOf(boxHeight) };
  if (box.width && box.height) return box;
  return { width: lengthOf(written('width')), height: lengthOf(written('height')) };
}

const isStyle = ({ local }: SaxesTagNS): boolean => local.toLowerCase() === 'style';

/** Reads an SVG. What is not well formed is no picture: browsers would not show it either. */
function readSvg(text: string): Omit<LogoFacts, 'bytes'> {
  const parser = new SaxesParser({ xmlns: true });
  let root: SaxesTagNS | undefined;
  let foreign: string | undefined;
  let isWellFormed = true;
  let style = '';
  let depthInStyle = 0;
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
  });
  parser.on('text', addStyle);
  parser.on('cdata', addStyle);
  parser.on('closetag', (tag) => {
    if (!isStyle(tag)) return;
    depthInStyle -= 1;
    foreign ??= outsideStyles(style);
    style = '';
  });
  parser.write(text).close();
  const isPicture = isWellFormed && root?.local === 'svg' && root.uri === SVG;
  return { isPicture, foreign, ...(isPicture && root && sizeOf(root)) };
}

/** What a logo's file is; undefined for a file that is neither an SVG nor a PNG by its name. */
export function readLogo(name: string, content: Uint8Array): LogoFacts | undefined {
  const bytes = content.length;
  if (/\.png$/i.test(name)) return { bytes, ...readPng(content) };
  if (!/\.svg$/i.test(name)) return undefined;
  return { bytes, ...readSvg(new TextDecoder().decode(content)) };
}
