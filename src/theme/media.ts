/** Media queries for the breakpoints. */
import { breakpoints } from './tokens';

type Breakpoint = keyof typeof breakpoints;

/** The query of windows from this breakpoint up, as scripts ask it. */
export const isFrom = (breakpoint: Breakpoint) => `(min-width: ${breakpoints[breakpoint]})`;

/** The query of windows below this breakpoint, as scripts and pictures ask it. */
export const isBelow = (breakpoint: Breakpoint) => `not all and ${isFrom(breakpoint)}`;

/** From this breakpoint up. */
export const from = (breakpoint: Breakpoint) => `@media ${isFrom(breakpoint)}`;

/** Below this breakpoint. */
export const below = (breakpoint: Breakpoint) => `@media ${isBelow(breakpoint)}`;

/** Phones: up to and including 640px. */
export const phone = `@media (max-width: ${breakpoints.sm})`;

/** A window with space for a few lines only. */
export const lowWindow = '@media (max-height: 480px)';

/** On paper. Pages are set as on a tablet there, with columns side by side. */
export const onPaper = '@media print';

export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
export const motionAllowed = '@media (prefers-reduced-motion: no-preference)';
/** A pointer that can hover. A tap would leave what it pressed in the hover state. */
export const hovering = '@media (hover: hover)';
export const forcedColors = '@media (forced-colors: active)';
