import { arc, pearl, stroke } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';

/** Arcs that fan out of one point, each louder than the one before. */
export const fan: Generator = ({ width, height, shortSide, palette }) => {
  const x = width * 0.12;
  const y = height * 0.86;
  const diagonal = Math.hypot(width, height);
  // On long canvases the pearl keeps the size that it has on a card.
  const unit = Math.min(diagonal, (shortSide * 5) / 3);

  const arcs: string[] = [];
  let radius = unit * 0.1;
  let weight = unit * 0.008;
  while (radius - weight < diagonal) {
    arcs.push(stroke(arc(x, y, radius, -Math.PI * 0.62, Math.PI * 0.14), palette.line, weight));
    radius += weight * 1.75 + unit * 0.014;
    if (radius < unit) weight *= 1.2;
  }
  return arcs.join('') + pearl(x, y, unit * 0.052, palette);
};
