/** Media queries of the one list of breakpoints. */
import { breakpoints } from './tokens';

type Breakpoint = keyof typeof breakpoints;

/** From this breakpoint on. */
export const from = (breakpoint: Breakpoint) => `@media (min-width: ${breakpoints[breakpoint]}px)`;

/** Narrower than this breakpoint. */
export const below = (breakpoint: Breakpoint) =>
  `@media (max-width: ${breakpoints[breakpoint] - 0.02}px)`;

/** Up to and including 640px: phones. The brief's "up to 640". */
export const phone = `@media (max-width: ${breakpoints.sm}px)`;

/** A window with room for a few lines only. */
export const lowWindow = '@media (max-height: 480px)';

export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
export const motionAllowed = '@media (prefers-reduced-motion: no-preference)';
/** A pointer that can hover. A tap would leave what it pressed in the hover state. */
export const hovering = '@media (hover: hover)';
export const forcedColors = '@media (forced-colors: active)';
