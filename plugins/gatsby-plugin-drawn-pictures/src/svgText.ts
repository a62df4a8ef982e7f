/** Writes shapes as SVG. */
import type { Drawing, Shape } from '../../../src/drawings/shapes';

const isText = (part: Drawing): part is string => typeof part === 'string';
const isShape = (part: Drawing): part is Shape => typeof part === 'object' && 'paint' in part;

const flat = (drawing: Drawing): (Shape | string)[] =>
  isText(drawing) || isShape(drawing) ? [drawing] : drawing.flatMap(flat);

/**
 * Returns the shapes as SVG; neighbours with the same paint share a group. Nothing in it moves: a whole-page capture,
 * a change of theme or print starts the animation of an SVG in `<img>` anew.
 */
export function svgText(drawing: Drawing): string {
  const runs: { paint: string; elements: string[] }[] = [];
  for (const part of flat(drawing)) {
    if (isText(part)) {
      runs.push({ paint: part, elements: [] });
      continue;
    }
    const element = `<${part.name}${part.geometry}`;
    const last = runs.at(-1);
    if (last?.paint === part.paint) last.elements.push(element);
    else runs.push({ paint: part.paint, elements: [element] });
  }
  return runs
    .map(({ paint, elements }) => {
      if (elements.length < 2) return elements.length ? `${elements[0]}${paint}/>` : paint;
      return `<g${paint}>${elements.map((element) => `${element}/>`).join('')}</g>`;
    })
    .join('');
}
