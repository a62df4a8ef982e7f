import { bell, lerp, range } from '../../../../src/drawings/maths';
import { lineNoise } from '../../../../src/drawings/random';
import { line, pearl } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';

/** Above this share of the height, levels are compressed instead of cut, so that one peak remains. */
const KNEE = 0.68;
const CEILING = 0.9;

function compress(level: number): number {
  if (level <= KNEE) return level;
  const room = CEILING - KNEE;
  return KNEE + room * (1 - Math.exp(-(level - KNEE) / room));
}

/** Mirrored level bars; the highest is the finding. */
export const bars: Generator = ({ width, height, palette, random }) => {
  const count = Math.round((width / height) * 14);
  const pitch = width / (count + 1.2);
  const noise = lineNoise(random);
  const peakAt = lerp(0.58, 0.7, random());
  const middle = height / 2;

  const levels = range(count).map((index) => {
    const place = (index + 0.5) / count;
    const shape = 0.1 + 0.75 * bell(place, peakAt, 0.13) + 0.28 * bell(place, 0.22, 0.1);
    const level = shape * (0.78 + 0.4 * noise(index * 0.9)) * 1.15 + 0.05;
    return Math.max(0.07, compress(level));
  });
  const centre = (index: number) => pitch * (index + 1.1);
  const columns = levels.map((level, index) => {
    const x = centre(index);
    const half = (level * height) / 2;
    return line([x, middle - half], [x, middle + half], palette.line, pitch * 0.54, 'round');
  });
  const peak = levels.indexOf(Math.max(...levels));
  return (
    columns.join('') +
    line([0, middle], [width, middle], palette.ground, pitch * 0.28) +
    pearl(centre(peak), middle, pitch * 1.05, palette)
  );
};
