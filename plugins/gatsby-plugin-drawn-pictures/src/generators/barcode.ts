import { itemAt } from '../../../../src/drawings/lists';
import { lerp, range } from '../../../../src/drawings/maths';
import type { Point } from '../../../../src/drawings/shapes';
import { fill, pearl, polyline } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';

/** Widths of stripes and of the gaps between them, in shares of the height. */
const STRIPES = [0.011, 0.018, 0.018, 0.03, 0.045];
const GAPS = [0.016, 0.022, 0.03];
const STEPS = 110;

/** The stripes of a bar code, bent by a lens round the product that was chosen. */
export const barcode: Generator = ({ width, height, palette, random }) => {
  const x = width * 0.57;
  const y = height * 0.46;
  const lens = height * 0.4;
  const bend = (pointX: number, pointY: number): Point => {
    const [dx, dy] = [pointX - x, pointY - y];
    const distance = Math.hypot(dx, dy);
    if (distance >= lens || distance === 0) return [pointX, pointY];
    const bent = lerp(distance, lens * Math.sqrt(distance / lens), 0.75);
    return [x + (dx / distance) * bent, y + (dy / distance) * bent];
  };
  const edge = (edgeX: number) =>
    range(STEPS + 1).map((step) => bend(edgeX, lerp(height * -0.02, height * 1.02, step / STEPS)));
  const pick = (widths: number[]) => height * itemAt(widths, Math.floor(random() * widths.length));

  const stripes: string[] = [];
  for (let left = width * -0.02; left < width * 1.04;) {
    const right = left + pick(STRIPES);
    stripes.push(fill(polyline([...edge(left), ...edge(right).reverse()], true), palette.line));
    left = right + pick(GAPS);
  }
  return stripes.join('') + pearl(x, y, height * 0.075, palette);
};
