import { range } from '../../../../src/drawings/maths';
import { arch, pearl, rectangle, stroke } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';

/** Routes of different length from one hub, over a runway. */
export const routes: Generator = ({ width, height, palette }) => {
  const horizon = height * 0.8;
  const weight = height * 0.026;
  const hub = width * 0.34;

  const flights = (direction: 1 | -1, reach: number) => {
    const count = Math.max(2, Math.round((reach / height) * 8.2));
    return range(count).map((index) => {
      const share = (count - index) / count;
      const rise = Math.min((reach * share) / 2, height * 0.7) * (0.9 + 0.1 * share);
      return stroke(
        arch(hub, hub + direction * reach * share, horizon, rise),
        palette.line,
        weight,
      );
    });
  };
  const stripes = [1, 2, 3].map((index) =>
    rectangle(
      0,
      horizon + index * weight * 1.95,
      width,
      weight * (1.1 - index * 0.25),
      palette.ground,
    ),
  );
  return [
    ...flights(1, Math.max(width * 0.6, height * 0.95)),
    ...flights(-1, width * 0.29),
    rectangle(0, horizon, width, height - horizon, palette.line),
    ...stripes,
    pearl(hub, horizon, height * 0.075, palette),
  ].join('');
};
