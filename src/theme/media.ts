import { breakpoints } from './tokens';

type Breakpoint = keyof typeof breakpoints;

/** The query for windows from this breakpoint up, for scripts. */
export const isFrom = (breakpoint: Breakpoint) => `(min-width: ${breakpoints[breakpoint]})`;

/** The query for windows below this breakpoint, for scripts and pictures. */
export const isBelow = (breakpoint: Breakpoint) => `not all and ${isFrom(breakpoint)}`;

/** From this breakpoint up. */
export const from = (breakpoint: Breakpoint) => `@media ${isFrom(breakpoint)}`;

/** Below this breakpoint. */
export const below = (breakpoint: Breakpoint) => `@media ${isBelow(breakpoint)}`;

/** The query for phones, for pictures: up to and including this breakpoint. */
export const isPhone = `(max-width: ${breakpoints.sm})`;

/** Phones. */
export const phone = `@media ${isPhone}`;

/** Windows with room for only a few lines. */
export const lowWindow = '@media (max-height: 480px)';

/** On paper, where pages look as they do on a tablet, with columns side by side. */
export const onPaper = '@media print';

export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
/** Pointers that can hover. Elsewhere, a tapped element would stay in its hover state. */
export const hovering = '@media (hover: hover)';
export const forcedColors = '@media (forced-colors: active)';

/** A border for elements that only their background sets apart: forced-colors mode drops backgrounds. */
export const edgeInForcedColors = (color = 'ButtonText') =>
  `${forcedColors} { border: 2px solid ${color}; }`;

/** For elements that are of no use on paper, such as buttons and forms. */
export const hiddenOnPaper = `${onPaper} { display: none; }`;

/** For controls that do nothing without JavaScript. */
export const onlyWithScript = `html:not(.js) & { display: none; } ${hiddenOnPaper}`;

/** A property with different values under some media queries: `responsive('gap', '32px', { [phone]: '24px' })`. */
export const responsive = (
  property: string,
  value: string | number,
  others: Record<string, string | number>,
) =>
  Object.entries(others).reduce(
    (rules, [media, other]) => `${rules} ${media} { ${property}: ${other}; }`,
    `${property}: ${value};`,
  );
