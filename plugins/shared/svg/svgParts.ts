/** Reads the elements of an SVG, with what each of them refers to. Pure. */
import type { SaxesTagNS } from 'saxes';
import { attempt } from '../../../src/basics/attempt';
import { grouped } from '../../../src/basics/grouped';
import { declarationsIn, namesIn, unescaped } from './svgStyles';

/** An element, and the ids of what it refers to, by how often that is drawn with it. */
export interface SvgPart {
  name: string;
  ids: readonly string[];
  classes: readonly string[];
  children: SvgPart[];
  /** The target of a <use>, a clip path, a mask, a filter. */
  drawnOnce: string[];
  /** A fill, a stroke: each element within inherits it. */
  drawnPerElement: string[];
  /** Markers of the lines within. */
  drawnPerCorner: string[];
  /** The corners of its own line, at most. */
  corners: number;
}

/** Links and animations name their target; they do not draw it. */
const NO_DRAWING = /^(?:a|animate.*|set|mpath|discard|view)$/i;

const NOT_INHERITED = /^(?:clip-path|mask|mask-image|mask-border|mask-border-source|filter)$/i;

const URL_REFERENCE = /url\(\s*(?:"([^"]*)|'([^']*)|([^"')]*))/gi;

/** The id that an address within the file names, as browsers compare it; undefined for any other address. */
function idOf(address: string): string | undefined {
  const text = address.trim();
  return text.startsWith('#')
    ? (attempt(() => decodeURIComponent(text.slice(1))) ?? text.slice(1))
    : undefined;
}

const idsIn = (value: string): string[] =>
  [...value.matchAll(URL_REFERENCE)].flatMap(
    ([, double, single, bare]) => idOf(double ?? single ?? bare ?? '') ?? [],
  );

function addReferences(part: SvgPart, property: string, value: string): void {
  const name = property.trim();
  const inherited = /^marker/i.test(name) ? part.drawnPerCorner : part.drawnPerElement;
  const list = NOT_INHERITED.test(name) ? part.drawnOnce : inherited;
  list.push(...idsIn(value));
}

/** Reads the element that a tag begins; its children are still to come. */
export function readPart({ local, attributes }: SaxesTagNS): SvgPart {
  const valueOf = (name: string) => attributes[name]?.value;
  const part: SvgPart = {
    name: local,
    ids: [valueOf('id'), valueOf('xml:id')].flatMap((id) => id ?? []),
    classes: (valueOf('class') ?? '').split(/\s+/),
    children: [],
    drawnOnce: [],
    drawnPerElement: [],
    drawnPerCorner: [],
    corners: (valueOf('d') ?? valueOf('points') ?? '').match(/[\d.]+/g)?.length ?? 0,
  };
  for (const { local: attribute, value } of Object.values(attributes)) {
    if (attribute === 'href') {
      const target = idOf(value);
      if (target !== undefined && !NO_DRAWING.test(local)) part.drawnOnce.push(target);
    } else if (attribute === 'style') {
      for (const style of declarationsIn(unescaped(value))) {
        addReferences(part, style.property, style.value);
      }
    } else {
      addReferences(part, attribute, unescaped(value));
    }
  }
  return part;
}

/** An element's classes and ids, as selectors write them. */
const marksOf = ({ classes, ids }: SvgPart): string[] => [
  ...classes.map((name) => `.${name}`),
  ...ids.map((id) => `#${id}`),
];

/**
 * Adds to each element what a style sheet might make it refer to.
 * @param mostMatches how often a rule may fit an element before this gives up
 * @returns false if it has given up
 */
export function applyStyles(
  parts: readonly SvgPart[],
  styles: string,
  mostMatches: number,
): boolean {
  const named = grouped(
    parts.flatMap((part) => [part.name, ...marksOf(part)].map((name) => ({ name, part }))),
    ({ name }) => name,
  );
  let matches = 0;
  for (const { selectors, property, value } of declarationsIn(styles)) {
    if (idsIn(value).length === 0) continue;
    for (const [first, ...others] of selectors.map(namesIn)) {
      const candidates =
        first === undefined ? parts : (named.get(first) ?? []).map(({ part }) => part);
      for (const part of candidates) {
        const marks = marksOf(part);
        if (others.every((name) => marks.includes(name))) addReferences(part, property, value);
        matches += 1;
        if (matches > mostMatches) return false;
      }
    }
  }
  return true;
}
