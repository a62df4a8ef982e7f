/** Placeholder marks for the clients’ logos, one stroked path each, in a 48-unit square. */
import { polygon, polyline, ring } from './shapes';

const hexagon = (radius: number) => {
  const corners = polygon([24, 24], 6, () => radius, Math.PI / 6);
  return polyline(corners, true);
};
const arch = (radius: number) => `M${24 - radius} 38a${radius} ${radius} 0 0 1 ${2 * radius} 0`;
const wave = (y: number) => `M6 ${y}q6-9 12 0t12 0t12 0`;

export const logoMarks = {
  arc: arch(18) + arch(9),
  bolt: 'M7 14L18 35L29 13L40 34',
  cross: `${ring([24, 24], 9)}M24 5V15M24 33V43M5 24H15M33 24H43`,
  hive: hexagon(18) + hexagon(7.5),
  orbit: ring([24, 24], 16) + ring([24, 24], 5.5),
  stack: 'M8 12H40M8 24H30M8 36H40',
  tile: 'M8 8H40V40H8ZM24 8V40M24 24H40',
  wave: wave(14) + wave(25) + wave(36),
};
