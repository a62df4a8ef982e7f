/** Writes shapes as SVG, and lets a drawing draw itself. */
import { distance, type Drawing, type Point, type Shape } from '../../../src/drawings/shapes';

/** A drawing draws itself once: lines from the pearl outwards, then the pearl. What has arrived is plain again,
 * so that caps and joins stay whole. */
export const MOTION =
  '<style>@media screen and (prefers-reduced-motion:no-preference){' +
  '[style]{animation:a .45s backwards}.pearl{animation:b .25s .75s backwards}' +
  '@keyframes a{0%{fill-opacity:0;stroke-dasharray:0 1}to{stroke-dasharray:1 0}}' +
  '@keyframes b{0%{r:0}}}</style>';

/** Lines arrive in this many groups, the last in this many seconds. */
const GROUPS = 7;
const STEP = 0.08;

const flat = (drawing: Drawing): (Shape | string)[] =>
  'map' in Object(drawing) ? (drawing as readonly Drawing[]).flatMap(flat) : [drawing as Shape];

const isPearl = ({ geometry }: Shape): boolean => geometry.startsWith(' class="pearl"');

const pearlOf = (parts: readonly (Shape | string)[]): Point =>
  parts.flatMap((part) => (typeof part === 'object' && isPearl(part) && part.start) || [])[0] ?? [
    0, 0,
  ];

/** When each shape arrives, by the distance of its start from the pearl; covers are there from the first. */
function delaysOf(shapes: readonly Shape[], from: Point): (shape: Shape) => string {
  const away = ({ start = from }: Shape) => Math.round(distance(start, from));
  const places = [...new Set(shapes.map(away))].sort((one, other) => one - other);
  return (shape) => {
    const group = Math.floor((places.indexOf(away(shape)) / places.length) * GROUPS);
    return ` style="animation-delay:${Math.round(group * STEP * 100) / 100}s"`;
  };
}

/** The SVG of shapes: neighbours of the same paint share a group. With `ground`, shapes of
 * other colours that have a start arrive one after the other, from the pearl outwards. */
export function svgText(drawing: Drawing, ground?: string): string {
  const parts = flat(drawing);
  const arrives = (part: Shape | string): part is Shape =>
    ground !== undefined &&
    typeof part === 'object' &&
    !isPearl(part) &&
    !!part.start &&
    !part.paint.includes(ground);
  const delay = delaysOf(parts.filter(arrives), pearlOf(parts));

  let text = '';
  let paint = '';
  let group: string[] = [];
  const close = () => {
    text +=
      group.length > 1
        ? `<g${paint}>${group.map((start) => `${start}/>`).join('')}</g>`
        : group.map((start) => `${start}${paint}/>`).join('');
    group = [];
  };
  for (const part of parts) {
    if (typeof part === 'string') {
      close();
      text += part;
      continue;
    }
    const moves = arrives(part);
    const ownPaint = part.paint + (moves ? delay(part) : '');
    if (ownPaint !== paint) close();
    paint = ownPaint;
    const length =
      moves && part.name !== 'use' && part.paint.includes('stroke=') ? ' pathLength="1"' : '';
    group.push(`<${part.name}${length}${part.geometry}`);
  }
  close();
  return text;
}
