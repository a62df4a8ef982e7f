/** What components use: tokens by purpose. Colours are CSS custom properties, so that a change of
 * theme repaints without rendering anything again. */
import { fixed, light, motion, radius, size, space, type ThemeColor } from './tokens';

const isThemeColor = (name: string): name is ThemeColor => name in light;

/** The names of all colours. */
export const colorNames = Object.keys(light).filter(isThemeColor);

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `lineStrong` becomes `--line-strong` in development. In the built site, whose pages contain such
 * names hundreds of times, it becomes one letter: the Nu HTML checker reads no name that begins with a digit. */
export const propertyName = (name: ThemeColor) =>
  process.env.NODE_ENV === 'production'
    ? `--${LETTERS[colorNames.indexOf(name)]}`
    : `--${name.replace(/[A-Z0-9]/g, (character) => `-${character.toLowerCase()}`)}`;

/** `color.ink` is `var(--ink)`, which changes with the theme. */
export const color = { ...light };
for (const name of colorNames) color[name] = `var(${propertyName(name)})`;

/** Grounds of the three phases, and the inks for them. */
export const phaseColors = {
  listen: { ground: color.listen, ink: color.onListen, mark: color.ringListen },
  respond: { ground: color.respond, ink: color.onRespond, mark: color.ringRespond },
  succeed: { ground: color.succeed, ink: color.onSucceed, mark: color.ringSucceed },
} as const;
export type Phase = keyof typeof phaseColors;

/** The order of the site's story: listen, respond, succeed. */
export const phaseOrder: readonly Phase[] = ['listen', 'respond', 'succeed'];

/** Height of the sticky navigation; 64px where it is collapsed. */
export const navHeight = 'var(--nav)';

export { fixed as fixedColor, motion, radius, size, space };
