/**
 * Counts what an SVG draws once its references are followed: ten groups of ten <use> each are ten elements to read
 * and 10^10 to draw, which freezes a tab. Pure.
 */
import type { SaxesTagNS } from 'saxes';
import { attempt } from '../../../../src/content/text/attempt';
import { grouped } from '../../../../src/content/text/grouped';

/** More than any drawing of the size that the check accepts, and still drawn within a second. */
const MOST_DRAWN = 50_000;

/** Drawing programs nest less than half as deep; whatever draws follows references one inside another. */
const MOST_LEVELS = 200;

const TOO_MANY = `parts that repeat one another: more than ${MOST_DRAWN.toLocaleString('en')} once all are drawn`;
const TOO_DEEP = `more than ${MOST_LEVELS} parts that draw one another`;
const WITHIN_ITSELF = 'a part that is drawn within itself';

/** The message completes "holds …". */
class Refusal extends Error {}

/** An element and what it refers to, by id. */
export interface SvgPart {
  name: string;
  ids: readonly string[];
  classes: readonly string[];
  children: SvgPart[];
  /** Drawn once: the target of a <use>, a clip path, a mask, a filter. */
  once: string[];
  /** Drawn once for each element within, which inherits it: a fill, a stroke. */
  forEach: string[];
  /** Drawn at each corner of each line within. */
  atCorners: string[];
  /** The corners of its own line, at most. */
  corners: number;
}

type References = Pick<SvgPart, 'once' | 'forEach' | 'atCorners'>;

/** Links and animations name their target; they do not draw it. */
const NO_DRAWING = /^(?:a|animate.*|set|mpath|discard|view)$/i;

/** Paint without elements of its own; its references to other gradients are followed all the same. */
const GRADIENT = /^(?:linear|radial)gradient$/i;

const NOT_INHERITED = /^(?:clip-path|mask|mask-image|mask-border|mask-border-source|filter)$/i;

const URL = /url\(\s*(?:"([^"]*)|'([^']*)|([^"')]*))/gi;

/** The id that an address within the file names, as browsers compare it; undefined for any other address. */
function idOf(address: string): string | undefined {
  const text = address.trim();
  return text.startsWith('#')
    ? (attempt(() => decodeURIComponent(text.slice(1))) ?? text.slice(1))
    : undefined;
}

const idsIn = (value: string): string[] =>
  [...value.matchAll(URL)].flatMap(
    ([, double, single, bare]) => idOf(double ?? single ?? bare ?? '') ?? [],
  );

function addStyle(part: References, property: string, value: string): void {
  const name = property.trim();
  const inherited = /^marker/i.test(name) ? part.atCorners : part.forEach;
  const list = NOT_INHERITED.test(name) ? part.once : inherited;
  list.push(...idsIn(value));
}

/** The pieces of a style sheet: strings, its punctuation, and what is between. */
const CSS_PIECES = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]|[^{};"']+/g;

interface CssRule {
  selectors: string[];
  property: string;
  value: string;
}

/** The declarations of a style sheet, or of a style attribute, each with the selectors that it stands under. */
function declarationsIn(css: string): CssRule[] {
  const found: CssRule[] = [];
  const open: string[] = [];
  let text = '';
  const end = () => {
    const [property = '', ...value] = text.split(':');
    const selector = open.findLast((prelude) => !prelude.startsWith('@')) ?? '*';
    if (value.length > 0) {
      found.push({ selectors: selector.split(','), property, value: value.join(':') });
    }
    text = '';
  };
  for (const [piece] of css.replace(/\/\*[^]*?\*\//g, ' ').matchAll(CSS_PIECES)) {
    if (piece === '{') {
      open.push(text.trim());
      text = '';
    } else if (piece === '}') {
      end();
      open.pop();
    } else if (piece === ';') end();
    else text += piece;
  }
  end();
  return found;
}

/** The names in the last part of a selector, without its conditions: `svg g > path.a:hover` has "path" and ".a". */
function namesIn(selector: string): string[] {
  const [last = ''] = selector
    .replace(/\[[^[\]]*\]|\([^()]*\)/g, '')
    .trim()
    .split(/[\s>+~]+/)
    .slice(-1);
  const names = last.replace(/:.*$/, '').match(/[.#]?[^.#]+/g) ?? [];
  return names.map((name) => name.replace(/^.*\|/, '')).filter((name) => !/^[*&]$/.test(name));
}

/** Reads the element that a tag begins. */
export function partOf({ local, attributes }: SaxesTagNS, css: (text: string) => string): SvgPart {
  const valueOf = (name: string) => attributes[name]?.value;
  const part: SvgPart = {
    name: local,
    ids: [valueOf('id'), valueOf('xml:id')].flatMap((id) => id ?? []),
    classes: (valueOf('class') ?? '').split(/\s+/),
    children: [],
    once: [],
    forEach: [],
    atCorners: [],
    corners: (valueOf('d') ?? valueOf('points') ?? '').match(/[\d.]+/g)?.length ?? 0,
  };
  for (const { local: attribute, value } of Object.values(attributes)) {
    if (attribute === 'href') {
      if (!NO_DRAWING.test(local)) part.once.push(...[idOf(value)].flatMap((id) => id ?? []));
    } else if (attribute === 'style') {
      for (const { property, value: text } of declarationsIn(css(value))) {
        addStyle(part, property, text);
      }
    } else addStyle(part, attribute, css(value));
  }
  return part;
}

/** Gives each element what a style sheet might add to it. */
function applyStyles(parts: readonly SvgPart[], styles: string): void {
  const named = grouped(
    parts.flatMap((part) =>
      [part.name, ...part.classes.map((name) => `.${name}`), ...part.ids.map((id) => `#${id}`)].map(
        (name) => ({ name, part }),
      ),
    ),
    ({ name }) => name,
  );
  let added = 0;
  for (const { selectors, property, value } of declarationsIn(styles)) {
    if (idsIn(value).length === 0) continue;
    for (const names of selectors.map(namesIn)) {
      const [first, ...others] = names;
      const meant = first === undefined ? parts : (named.get(first) ?? []).map(({ part }) => part);
      for (const part of meant) {
        const isMeant = others.every((name) =>
          [...part.classes.map((own) => `.${own}`), ...part.ids.map((id) => `#${id}`)].includes(
            name,
          ),
        );
        if (isMeant) addStyle(part, property, value);
        added += 1;
        if (added > MOST_DRAWN) throw new Refusal(TOO_MANY);
      }
    }
  }
}

interface Measure {
  /** Elements that are drawn, with all repetitions. */
  drawn: number;
  corners: number;
  levels: number;
}

/** @throws Refusal for more than can be drawn */
function measureAll(parts: readonly SvgPart[]): void {
  const byId = new Map<string, SvgPart>();
  for (const part of parts) for (const id of part.ids) if (!byId.has(id)) byId.set(id, part);
  const known = new Map<SvgPart, Measure>();
  const entered = new Set<SvgPart>();

  const total = (all: readonly SvgPart[], depth: number): Measure =>
    all
      .map((part) => measure(part, depth))
      .reduce(
        (sum, { drawn, corners, levels }) => ({
          drawn: sum.drawn + drawn,
          corners: sum.corners + corners,
          levels: Math.max(sum.levels, levels),
        }),
        { drawn: 0, corners: 0, levels: 0 },
      );

  function measure(part: SvgPart, depth = 0): Measure {
    const last = known.get(part);
    if (last) return last;
    if (entered.has(part)) throw new Refusal(WITHIN_ITSELF);
    if (depth > MOST_LEVELS) throw new Refusal(TOO_DEEP);
    entered.add(part);
    const targets = (ids: readonly string[]) => {
      const found = ids.flatMap((id) => byId.get(id) ?? []);
      return total(found, depth + 1);
    };
    const within = total(part.children, depth + 1);
    const once = targets(part.once);
    const paint = targets(part.forEach);
    const markers = targets(part.atCorners);
    entered.delete(part);
    const own = 1 + within.drawn + once.drawn;
    const corners = part.corners + within.corners + once.corners;
    const drawn = own * (1 + paint.drawn) + corners * markers.drawn;
    const levels = 1 + Math.max(...[within, once, paint, markers].map((some) => some.levels));
    if (drawn > MOST_DRAWN) throw new Refusal(TOO_MANY);
    if (levels > MOST_LEVELS + 1) throw new Refusal(TOO_DEEP);
    const measured = { drawn: GRADIENT.test(part.name) ? 0 : drawn, corners, levels };
    known.set(part, measured);
    return measured;
  }

  const [root] = parts;
  if (root) measure(root);
}

/** Says what is wrong with the number, the depth or the order of the repetitions, as a noun phrase. */
export function repetitionIn(parts: readonly SvgPart[], styles: string): string | undefined {
  try {
    applyStyles(parts, styles);
    measureAll(parts);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  return undefined;
}
