/** Writes shapes as SVG, with the animation in which a drawing draws itself. */
import { distance, type Drawing, type Point, type Shape } from '../../../src/drawings/shapes';

/**
 * The animation, which runs once: lines from the pearl outwards, then the pearl. Finished lines have no dashes, so
 * that their caps and joins are whole.
 */
export const MOTION =
  '<style>@media screen and (prefers-reduced-motion:no-preference){' +
  '[style]{animation:a .45s backwards}.pearl{animation:b .25s .75s backwards}' +
  '@keyframes a{0%{fill-opacity:0;stroke-dasharray:0 1}to{stroke-dasharray:1 0}}' +
  '@keyframes b{0%{r:0}}}</style>';

/** Lines start in this many groups, a step (in seconds) apart. */
const GROUPS = 7;
const STEP = 0.08;

const isText = (part: Drawing): part is string => typeof part === 'string';
const isShape = (part: Drawing): part is Shape => typeof part === 'object' && 'paint' in part;

const flat = (drawing: Drawing): (Shape | string)[] =>
  isText(drawing) || isShape(drawing) ? [drawing] : drawing.flatMap(flat);

const isPearl = ({ geometry }: Shape): boolean => geometry.startsWith(' class="pearl"');

/** Returns the delay of each shape's animation, by the distance of its start from the pearl. */
function delaysOf(shapes: readonly Shape[], from: Point): (shape: Shape) => string {
  const away = ({ start = from }: Shape) => Math.round(distance(start, from));
  const places = [...new Set(shapes.map(away))].sort((first, second) => first - second);
  return (shape) => {
    const group = Math.floor((places.indexOf(away(shape)) / places.length) * GROUPS);
    return ` style="animation-delay:${Math.round(group * STEP * 100) / 100}s"`;
  };
}

/**
 * Returns the shapes as SVG; neighbours with the same paint share a group.
 * @param ground the background colour; if given, all shapes that have a start and another colour are animated
 */
export function svgText(drawing: Drawing, ground?: string): string {
  const parts = flat(drawing);
  const isAnimated = (part: Shape): boolean =>
    !!ground && !!part.start && !isPearl(part) && !part.paint.includes(ground);
  const shapes = parts.filter(isShape);
  const delay = delaysOf(shapes.filter(isAnimated), shapes.find(isPearl)?.start ?? [0, 0]);

  const elementOf = (shape: Shape) => {
    const isDrawn = isAnimated(shape) && shape.name !== 'use' && shape.paint.includes('stroke=');
    return `<${shape.name}${isDrawn ? ' pathLength="1"' : ''}${shape.geometry}`;
  };
  const runs: { paint: string; elements: string[] }[] = [];
  for (const part of parts) {
    const paint = isText(part) ? part : part.paint + (isAnimated(part) ? delay(part) : '');
    if (isText(part)) runs.push({ paint, elements: [] });
    else if (runs.at(-1)?.paint === paint) runs.at(-1)?.elements.push(elementOf(part));
    else runs.push({ paint, elements: [elementOf(part)] });
  }
  return runs
    .map(({ paint, elements }) => {
      if (elements.length < 2) return elements.length ? `${elements[0]}${paint}/>` : paint;
      return `<g${paint}>${elements.map((element) => `${element}/>`).join('')}</g>`;
    })
    .join('');
}
