/**
 * The tokens that components use. Colours are CSS custom properties, so that a change of theme repaints without
 * re-rendering anything.
 */
import { fixed, light, motion, radius, size, space, type ThemeColor } from './tokens';

const isThemeColor = (name: string): name is ThemeColor => name in light;

export const colorNames = Object.keys(light).filter(isThemeColor);

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The custom property of a colour: `--line-strong` for `lineStrong`. In the built site, whose pages contain such names
 * hundreds of times, it is a single letter (not a digit, which the Nu HTML checker rejects).
 */
export const propertyName = (name: ThemeColor) =>
  process.env.NODE_ENV === 'production'
    ? `--${LETTERS[colorNames.indexOf(name)]}`
    : `--${name.replace(/[A-Z0-9]/g, (character) => `-${character.toLowerCase()}`)}`;

/** `color.ink` is `var(--ink)`, which changes with the theme. */
export const color = { ...light };
for (const name of colorNames) color[name] = `var(${propertyName(name)})`;

/** Backgrounds of the three phases, text colours for them, and the phases' colours on other backgrounds. */
export const phaseColors = {
  listen: { ground: color.listen, ink: color.onListen, mark: color.ringListen },
  respond: { ground: color.respond, ink: fixed.ink, mark: color.ringRespond },
  succeed: { ground: color.succeed, ink: fixed.ink, mark: fixed.saffron },
} as const;
export type Phase = keyof typeof phaseColors;

/** The order of the site's story: listen, respond, succeed. */
export const phaseOrder: readonly Phase[] = ['listen', 'respond', 'succeed'];

/** Height of the sticky navigation; 64px where it is collapsed. */
export const navHeight = 'var(--nav)';

export { fixed as fixedColor, motion, radius, size, space };
