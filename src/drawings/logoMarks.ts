/** Placeholder marks for the clients’ logos, one stroked path each, in a 48-unit square. */
export const logoMarks = {
  arc: 'M6 38a18 18 0 0 1 36 0M15 38a9 9 0 0 1 18 0',
  bolt: 'M7 14L18 35L29 13L40 34',
  cross: 'M15 24a9 9 0 1 0 18 0a9 9 0 1 0 -18 0ZM24 5V15M24 33V43M5 24H15M33 24H43',
  hive: 'M39.6 33L24 42L8.4 33L8.4 15L24 6L39.6 15ZM30.5 27.8L24 31.5L17.5 27.8L17.5 20.3L24 16.5L30.5 20.3Z',
  orbit:
    'M8 24a16 16 0 1 0 32 0a16 16 0 1 0 -32 0ZM18.5 24a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0Z',
  stack: 'M8 12H40M8 24H30M8 36H40',
  tile: 'M8 8H40V40H8ZM24 8V40M24 24H40',
  wave: 'M6 14q6-9 12 0t12 0t12 0M6 25q6-9 12 0t12 0t12 0M6 36q6-9 12 0t12 0t12 0',
};
