/** CSS that many components share. */
import { forcedColors, from, hiddenOnPaper, phone, responsive } from './media';
import { color, motion, radius, space } from './theme';

/** A square with sides of this length. */
export const square = (side: string) => `inline-size: ${side}; block-size: ${side};`;

/** Leaves an element to screen readers alone. */
export const visuallyHidden = `
  position: absolute;
  ${square('1px')}
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Covers the whole positioned ancestor. */
export const cover = 'position: absolute; inset: 0;';

/** Removes a button's default look. */
export const bare = 'padding: 0; border: 0; background: none;';

/** Centres its items in both directions. */
export const centred = 'display: grid; place-items: center;';

/** A disc that centres an icon of this size. */
export const disc = (side: string, icon: string) =>
  `${centred} ${square(side)} border-radius: ${radius.disc}; svg { ${square(icon)} }`;

/** Makes a pseudo-element a dot, twice as wide as its border. */
export const dot = (color: string, border = '4px') =>
  `content: ''; flex: none; border: ${border} solid ${color}; border-radius: ${radius.disc};`;

/** A `box-shadow` value: a gap in the colour of the ground, then a ring; both widths count from the edge. */
export const ringAround = (ground: string, ring: string, gap = '4px', edge = '6px') =>
  `0 0 0 ${gap} ${ground}, 0 0 0 ${edge} ${ring}`;

/** For elements that change their background and get a ring while hovered. */
export const ringTransition = `transition: background ${motion.t1}, box-shadow ${motion.t2} ${motion.ease};`;

/** Mirrors directional drawings where text runs from right to left. */
export const mirrored = (selector: string) => `[dir='rtl'] & ${selector} { scale: -1 1; }`;

/** Scales an element from the start of the line. */
export const scaledFromStart = "transform-origin: left; [dir='rtl'] & { transform-origin: right; }";

/** Fills a drawing's circles: the last is its pearl, any other the gap around it, in the colour of the ground. */
export const pearlOn = (ground: string, color: string) =>
  `circle { fill: ${ground}; } circle:last-child { fill: ${color}; }`;

/** A custom checkbox, filled when it is ticked; with forced colours, the browser's own. */
export const drawnCheckbox = `
  appearance: none;
  margin: 0;
  background: ${color.surface};
  cursor: pointer;
  &:checked { border-color: ${color.ink}; background: ${color.ink}; }
  ${forcedColors} { appearance: auto; &::after { content: none; } }
`;

/** A background, and the colour of the text on it. */
export const filled = (background: string, text: string) =>
  `background: ${background}; color: ${text};`;

/** The underline of a link on which only the line is coral. */
export const coralLine = `
  text-decoration-color: ${color.accent};
  text-decoration-thickness: 2px;
`;

/** A link on which only the line is coral, thicker under the pointer. */
export const coralLink = `
  ${coralLine}
  &:hover { text-decoration-thickness: 3px; }
`;

/** A link that is not underlined. */
export const plainLink = (text: string) => `color: ${text}; text-decoration: none;`;

/** A row of items on one centre line. */
export const row = (gap: string, display: 'flex' | 'inline-flex' = 'flex') =>
  `display: ${display}; align-items: center; gap: ${gap};`;

/** A row that spreads its items over its width, at least this gap apart. */
export const spread = (gap: string) => `${row(gap)} justify-content: space-between;`;

/** Items side by side, in as many rows as they need. */
export const cluster = (gap: string) => `display: flex; flex-wrap: wrap; gap: ${gap};`;

/** A `summary` as a row of text and a chevron, which turns, instead of the browser's triangle. */
export const summaryRow = (gap: string, chevron = 'currentColor') => `
  ${spread(gap)}
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover { text-decoration: underline 2px; text-underline-offset: 0.2em; }
  &::-webkit-details-marker { display: none; }
  &::after {
    content: '';
    flex: none;
    ${square('10px')}
    margin-inline-end: 6px;
    border: solid ${chevron};
    border-width: 0 2px 2px 0;
    translate: 0 -3px;
    rotate: 45deg;
    transition: rotate ${motion.t2} ${motion.ease};
    ${hiddenOnPaper}
  }
  &:is([open] > *)::after { translate: 0 3px; rotate: 225deg; }
`;

/** Opens `details` by CSS alone, in browsers that support `::details-content`. */
export const detailsShown =
  'details::details-content { content-visibility: visible; block-size: auto; }';

/** Turns a flex row into a column on phones. */
export const stackedOnPhones = `${phone} { flex-direction: column; align-items: start; }`;

/** Items below one another. */
export const stack = (gap: string) => `display: grid; gap: ${gap};`;

/** A single column that never overflows its container, with this gap between rows. */
export const column = (gap: string) => `${stack(gap)} grid-template-columns: minmax(0, 1fr);`;

/** A grid of equal columns, whose number varies by media query: `columns(1, { [from('lg')]: 2 })`. */
export const columns = (count: number, others: Record<string, number> = {}) => `
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  ${responsive('--columns', count, others)}
`;

interface CardGrid {
  /** The number of columns. */
  count: number;
  /** Their number from 1024px up. */
  wide: number;
  /** Between rows. */
  gap: string;
  phoneGap: string;
}

/** Cards in equal columns, in one on phones. */
export const cardGrid = ({ count, wide, gap, phoneGap }: CardGrid) => `
  ${columns(count, { [from('lg')]: wide, [phone]: 1 })}
  ${responsive('gap', `${gap} ${space.gap}`, { [phone]: phoneGap })}
`;
