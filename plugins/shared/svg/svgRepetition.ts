/**
 * Counts what an SVG draws once its references are followed: ten groups of ten <use> each are ten elements to read
 * and 10^10 to draw, which freezes a tab. Pure.
 */
import { applyStyles, type SvgPart } from './svgParts';

/** More than any drawing of the size that the check accepts, and still drawn within a second. */
const MOST_DRAWN = 50_000;

/**
 * How deep elements may stand in one another, or draw one another: parsers slow down with each level, and whatever
 * draws follows references one inside another. Drawing programs nest less than half as deep.
 */
export const MOST_LEVELS = 200;

const TOO_MANY = `parts that repeat one another: more than ${MOST_DRAWN.toLocaleString('en')} once all are drawn`;
const TOO_DEEP = `more than ${MOST_LEVELS} parts that draw one another`;
const WITHIN_ITSELF = 'a part that is drawn within itself';

/** The message completes "holds …". */
class CannotBeDrawn extends Error {}

/** Paint without elements of its own; its references to other gradients are followed all the same. */
const GRADIENT = /^(?:linear|radial)gradient$/i;

/** What an element draws, with all repetitions. */
interface Drawn {
  elements: number;
  corners: number;
  levels: number;
}

function together(all: readonly Drawn[]): Drawn {
  const sum = { elements: 0, corners: 0, levels: 0 };
  for (const { elements, corners, levels } of all) {
    sum.elements += elements;
    sum.corners += corners;
    sum.levels = Math.max(sum.levels, levels);
  }
  return sum;
}

class Counter {
  /** Of several elements with one id, browsers take the first. */
  private readonly byId = new Map<string, SvgPart>();

  private readonly counted = new Map<SvgPart, Drawn>();

  /** The elements that are being counted: one that comes up again is drawn within itself. */
  private readonly entered = new Set<SvgPart>();

  constructor(parts: readonly SvgPart[]) {
    for (const part of parts) {
      for (const id of part.ids) if (!this.byId.has(id)) this.byId.set(id, part);
    }
  }

  /** @throws CannotBeDrawn for more than can be drawn */
  count(part: SvgPart, depth = 0): Drawn {
    const known = this.counted.get(part);
    if (known) return known;
    if (this.entered.has(part)) throw new CannotBeDrawn(WITHIN_ITSELF);
    if (depth > MOST_LEVELS) throw new CannotBeDrawn(TOO_DEEP);
    this.entered.add(part);
    const countAll = (parts: readonly SvgPart[]) =>
      together(parts.map((each) => this.count(each, depth + 1)));
    const countTargets = (ids: readonly string[]) =>
      countAll(ids.flatMap((id) => this.byId.get(id) ?? []));
    const children = countAll(part.children);
    const once = countTargets(part.drawnOnce);
    const paint = countTargets(part.drawnPerElement);
    const markers = countTargets(part.drawnPerCorner);
    this.entered.delete(part);

    const unpainted = 1 + children.elements + once.elements;
    const corners = part.corners + children.corners + once.corners;
    const elements = unpainted * (1 + paint.elements) + corners * markers.elements;
    const { levels } = together([children, once, paint, markers]);
    if (elements > MOST_DRAWN) throw new CannotBeDrawn(TOO_MANY);
    if (levels > MOST_LEVELS) throw new CannotBeDrawn(TOO_DEEP);
    const drawn = {
      elements: GRADIENT.test(part.name) ? 0 : elements,
      corners,
      levels: levels + 1,
    };
    this.counted.set(part, drawn);
    return drawn;
  }
}

/**
 * Says what is wrong with the number, the depth or the order of the repetitions in an SVG; undefined if nothing is.
 * @param parts all elements, the root first
 * @param styles the text of all style sheets, which it adds to the elements
 * @returns a noun phrase that completes "holds …"
 */
export function repetitionIn(parts: readonly SvgPart[], styles: string): string | undefined {
  const [root] = parts;
  if (!root) return undefined;
  if (!applyStyles(parts, styles, MOST_DRAWN)) return TOO_MANY;
  try {
    new Counter(parts).count(root);
    return undefined;
  } catch (error) {
    if (error instanceof CannotBeDrawn) return error.message;
    throw error;
  }
}
