/** Reads the template of a drawing: an SVG in the four colours of one tone, as drawing tools save it. */
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { escapedMarkup } from '../../../src/basics/escapedMarkup';
import type { Size } from '../../../src/drawings/formats';
import { type Palette, TEMPLATE_COLOURS } from '../../../src/drawings/palette';

/** Returns the drawing in the colours of a tone, as a compact SVG document. */
type Template = (palette: Palette) => string;

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

const SHAPES = [
  'svg',
  'g',
  'defs',
  'clipPath',
  'use',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
];

/** What drawing tools note for themselves and their readers; left out with all that it holds. */
const NOTES = ['metadata', 'title', 'desc'];

/** Attributes of the document that Inkscape and Figma write, and that change nothing in a browser. */
const OF_TOOLS = ['version', 'baseProfile'];

/** Attributes of the root that the published root has for itself; shapes do not inherit them. */
const OF_CANVAS = ['xmlns', 'id', 'viewBox', 'x', 'y', 'width', 'height', 'preserveAspectRatio'];

const HEX_COLOUR = /#[0-9a-f]{3,8}\b/gi;

/** Values of `fill` and `stroke`, in an attribute of that name or in a `style`. */
const PAINT = /(?:^|;)\s*(?:fill|stroke)\s*:\s*([^;]*)/gi;

const REFERENCE = /url\(\s*['"]?#([^'")]*)['"]?\s*\)/g;

const ROLES = ['ground', 'line', 'second', 'pearl'] as const;

type Role = (typeof ROLES)[number];

/** The roles that every drawing has; some do without a second line colour. */
const REQUIRED: readonly Role[] = ['ground', 'line', 'pearl'];

const roleOf = (colour: string): Role | undefined =>
  ROLES.find((role) => TEMPLATE_COLOURS[role].toLowerCase() === colour.toLowerCase());

const listed = ROLES.map((role) => `${TEMPLATE_COLOURS[role]} (${role})`).join(', ');

/** The paints in an attribute's value, as written. */
function paintsIn(name: string, value: string): string[] {
  if (name === 'fill' || name === 'stroke') return [value];
  if (name !== 'style') return [];
  return [...value.matchAll(PAINT)].map(([, paint = '']) => paint);
}

/** The colours in an attribute's value, and any other paint in it. */
function coloursIn(name: string, value: string): string[] {
  if (name === 'href') return [];
  const named = paintsIn(name, value)
    .map((paint) => paint.trim())
    .filter((paint) => paint !== 'none');
  return [...new Set([...named, ...(value.replace(REFERENCE, '').match(HEX_COLOUR) ?? [])])];
}

interface Attribute {
  name: string;
  value: string;
}

/** The attributes that browsers read; `xlink:href`, which older tools write, becomes `href`. */
function attributesOf({ attributes }: SaxesTagNS): Attribute[] {
  return Object.values(attributes).flatMap(({ local, prefix, uri, value }) => {
    if (uri === XLINK && local === 'href') return { name: 'href', value };
    return prefix === '' && !OF_TOOLS.includes(local) ? { name: local, value } : [];
  });
}

/** The ids to which an attribute refers. */
function referencesIn({ name, value }: Attribute): string[] {
  if (name === 'href') return value.startsWith('#') ? [value.slice(1)] : [];
  return [...value.matchAll(REFERENCE)].map(([, id = '']) => id);
}

interface TemplateElement {
  name: string;
  attributes: Attribute[];
  children: TemplateElement[];
}

/** An element as SVG, without the ids to which nothing refers. */
function written(
  { name, attributes, children }: TemplateElement,
  referred: ReadonlySet<string>,
): string {
  const list = attributes
    .filter((attribute) => attribute.name !== 'id' || referred.has(attribute.value))
    .map((attribute) => ` ${attribute.name}="${escapedMarkup(attribute.value)}"`);
  const inner = children.map((child) => written(child, referred)).join('');
  return `<${name}${list.join('')}${inner ? `>${inner}</${name}>` : '/>'}`;
}

function hasShapeOf(size: Size, viewBox: string): boolean {
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  return width > 0 && height > 0 && width * size.height === height * size.width;
}

/** All that the root holds: in a group if the root says how it looks, as Figma does with `fill="none"`. */
function contentOf(root: TemplateElement): TemplateElement[] {
  const attributes = root.attributes.filter(({ name }) => !OF_CANVAS.includes(name));
  return attributes.length > 0 ? [{ ...root, name: 'g', attributes }] : root.children;
}

/** Throws an error with a sentence about the file. */
type Fail = (sentence: string) => never;

interface Shapes {
  root: TemplateElement | undefined;
  /** The roles whose colours are used. */
  found: ReadonlySet<Role>;
  /** The ids to which something refers. */
  referred: ReadonlySet<string>;
}

/** Reads the shapes of a document; fails for anything but shapes in the four colours. */
function shapesIn(text: string, fail: Fail): Shapes {
  const found = new Set<Role>();
  const referred = new Set<string>();
  const document: TemplateElement = { name: '', attributes: [], children: [] };
  const open = [document];
  /** How many levels of a tool's own elements are open. */
  let skipped = 0;

  const note = (attribute: Attribute) => {
    const { name, value } = attribute;
    if (/^on/i.test(name)) fail(`holds a script (${name}). Delete it.`);
    if (name === 'href' && !value.startsWith('#')) fail(`refers to "${value.slice(0, 60)}".`);
    for (const id of referencesIn(attribute)) referred.add(id);
    for (const colour of coloursIn(name, value)) {
      found.add(roleOf(colour) ?? fail(`holds the colour "${colour}". Use only ${listed}.`));
    }
  };
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => fail(`cannot be read as SVG: ${message}.`));
  parser.on('opentag', (tag) => {
    const { local, uri } = tag;
    if (skipped > 0 || uri !== SVG || NOTES.includes(local)) {
      skipped += 1;
      return;
    }
    if (!SHAPES.includes(local)) {
      fail(
        `holds <${local}>. A drawing is made of shapes: turn texts, pictures and effects into paths.`,
      );
    }
    const attributes = attributesOf(tag);
    attributes.forEach(note);
    const element: TemplateElement = { name: local, attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    if (skipped > 0) skipped -= 1;
    else open.pop();
  });
  parser.write(text).close();
  return { root: document.children[0], found, referred };
}

/**
 * Parses a template.
 * @param file its path, for messages
 * @param size the size of its format
 * @throws Error in a sentence that names the file: for anything but shapes in the four colours, a colour that is
 *   missing, and a canvas without a viewBox or with another shape than the format's
 */
export function readTemplate(file: string, text: string, size: Size): Template {
  const fail: Fail = (sentence) => {
    throw new Error(`${file}: ${sentence}`);
  };
  const { root, found, referred } = shapesIn(text, fail);
  const missing = REQUIRED.find((role) => !found.has(role));
  if (missing) fail(`lacks the colour ${TEMPLATE_COLOURS[missing]} (${missing}).`);
  const viewBox = root?.attributes.find(({ name }) => name === 'viewBox')?.value ?? '';
  if (!hasShapeOf(size, viewBox)) {
    fail(
      `has the viewBox "${viewBox}", which does not have the shape of ${size.width} × ${size.height}.`,
    );
  }
  const inner = root
    ? contentOf(root)
        .map((child) => written(child, referred))
        .join('')
    : '';
  const head = `<svg xmlns="${SVG}" viewBox="${viewBox}" width="${size.width}" height="${size.height}">`;
  return (palette) =>
    `${head}${inner.replace(HEX_COLOUR, (colour) => {
      const role = roleOf(colour);
      return role ? palette[role] : colour;
    })}</svg>`;
}
