/** Media queries for the breakpoints. */
import { breakpoints } from './tokens';

type Breakpoint = keyof typeof breakpoints;

/** From this breakpoint up. */
export const from = (breakpoint: Breakpoint) => `@media (min-width: ${breakpoints[breakpoint]}px)`;

/** Below this breakpoint. */
export const below = (breakpoint: Breakpoint) =>
  `@media (max-width: ${breakpoints[breakpoint] - 0.02}px)`;

/** Phones: up to and including 640px. */
export const phone = `@media (max-width: ${breakpoints.sm}px)`;

/** A window with space for a few lines only. */
export const lowWindow = '@media (max-height: 480px)';

/** On paper. Pages are set as on a tablet there, with columns side by side. */
export const onPaper = '@media print';

export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
export const motionAllowed = '@media (prefers-reduced-motion: no-preference)';
/** A pointer that can hover. A tap would leave what it pressed in the hover state. */
export const hovering = '@media (hover: hover)';
export const forcedColors = '@media (forced-colors: active)';
