/** Declarations that many components share. */
import { forcedColors, from, onPaper, phone } from './media';
import { color, motion, radius, space } from './theme';

/** A square with this side. */
export const square = (side: string) => `inline-size: ${side}; block-size: ${side};`;

/** Covers the whole element that it is positioned in. */
export const cover = 'position: absolute; inset: 0;';

/** A button without a button's look. */
export const bare = 'padding: 0; border: 0; background: none;';

/** A disc with an icon in its middle. */
export const disc = (side: string) =>
  `display: grid; place-items: center; ${square(side)} border-radius: ${radius.disc};`;

/** A pseudo-element that is a dot, twice as wide as its border. */
export const dot = (color: string, border = '4px') =>
  `content: ''; flex: none; border: ${border} solid ${color}; border-radius: ${radius.disc};`;

/** A box-shadow: a gap in the colour of the ground, then a ring; both widths are from the edge. */
export const ringAround = (ground: string, ring: string, gap = '4px', edge = '6px') =>
  `0 0 0 ${gap} ${ground}, 0 0 0 ${edge} ${ring}`;

/** For what gets another ground and a ring while it is hovered. */
export const ringTransition = `transition: background ${motion.t1}, box-shadow ${motion.t2} ${motion.ease};`;

/** Mirrors drawings that point somewhere, where text runs from right to left. */
export const mirrored = (selector: string) => `[dir='rtl'] & ${selector} { scale: -1 1; }`;

/** Scales from the start of the line. */
export const scaledFromStart = "transform-origin: left; [dir='rtl'] & { transform-origin: right; }";

/** The pearl of a drawing: its last circle. Any other is the space around it, in the colour of the ground. */
export const pearlOn = (ground: string, color: string) =>
  `circle { fill: ${ground}; } circle:last-child { fill: ${color}; }`;

/** An edge for what only its ground sets off, which forced colours take away. */
export const edgeInForcedColors = (color = 'ButtonText') =>
  `${forcedColors} { border: 2px solid ${color}; }`;

/** A checkbox with a look of its own: filled once it is ticked, the browser's in forced colours. */
export const drawnCheckbox = `
  appearance: none;
  margin: 0;
  background: ${color.surface};
  cursor: pointer;
  &:checked { border-color: ${color.ink}; background: ${color.ink}; }
  ${forcedColors} { appearance: auto; &::after { content: none; } }
`;

/** For what would do nothing without JavaScript. */
export const hiddenWithoutScript = 'html:not(.js) & { display: none; }';

/** For what is of no use on paper: it can only be pressed or filled in. */
export const hiddenOnPaper = `${onPaper} { display: none; }`;

/** A row whose items are as far apart as it is wide, and never nearer than this gap. */
export const spread = (gap: string) =>
  `display: flex; align-items: center; justify-content: space-between; gap: ${gap};`;

/** A `summary` without the browser's triangle: a row for its words and an icon. */
export const summaryRow = (gap: string) =>
  `${spread(gap)} cursor: pointer; &::-webkit-details-marker { display: none; }`;

/** What `details` hide, shown by CSS alone; a browser without `::details-content` leaves them as they are. */
export const detailsShown =
  'details::details-content { content-visibility: visible; block-size: auto; }';

/** A flex row whose items are one below the other on phones. */
export const stackedOnPhones = `${phone} { flex-direction: column; align-items: start; }`;

/** One column that is never wider than its place, with this gap between the rows. */
export const column = (gap: string) =>
  `display: grid; grid-template-columns: minmax(0, 1fr); gap: ${gap};`;

/** A property that has other values in some media: `responsive('gap', '32px', { [phone]: '24px' })`. */
export const responsive = (
  property: string,
  value: string | number,
  others: Record<string, string | number>,
) =>
  Object.entries(others).reduce(
    (rules, [media, other]) => `${rules} ${media} { ${property}: ${other}; }`,
    `${property}: ${value};`,
  );

/** A grid of equal columns, of which there are more or fewer in some media: `columns(1, { [from('lg')]: 2 })`. */
export const columns = (count: number, others: Record<string, number> = {}) => `
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  ${responsive('--columns', count, others)}
`;

/** Cards in this many equal columns, and so many from 1024px; on phones one below the other. */
export const cardGrid = (count: number, wide: number, gap: string, phoneGap: string) => `
  ${columns(count, { [from('lg')]: wide, [phone]: 1 })}
  ${responsive('gap', `${gap} ${space.gap}`, { [phone]: phoneGap })}
`;
