/** What components use: tokens by purpose. Colours are CSS custom properties, so that a change of
 * theme repaints without rendering anything again. */
import { colors, motion, radius, size, space, type ThemeColor } from './tokens';

const isThemeColor = (name: string): name is ThemeColor => name in colors.light;

const colorEntries = Object.keys(colors.light).filter(isThemeColor);

/**
 * `lineStrong` becomes `--line-strong` where somebody reads it. In the built site, whose pages hold
 * such names hundreds of times, it is the place of the colour in the list.
 */
const propertyName = (name: ThemeColor) =>
  process.env.NODE_ENV === 'production'
    ? `--${colorEntries.indexOf(name).toString(36)}`
    : `--${name.replace(/[A-Z0-9]/g, (character) => `-${character.toLowerCase()}`)}`;

const references: Partial<Record<ThemeColor, string>> = {};
for (const name of colorEntries) references[name] = `var(${propertyName(name)})`;

const isComplete = (
  partial: Partial<Record<ThemeColor, string>>,
): partial is Record<ThemeColor, string> => colorEntries.every((name) => name in partial);

if (!isComplete(references)) throw new Error('A colour of the theme has no custom property.');

/** `color.ink` is `var(--ink)`: it changes with the theme. */
export const color = references;

/** What becomes of the colours where the page has only the system's two: in forced colours, which
 * leave drawings alone, and on paper. */
const systemColors: Record<'Canvas' | 'CanvasText', ThemeColor[]> = {
  Canvas: ['ground', 'surface', 'sunken', 'listen', 'bar', 'onInverse'],
  CanvasText: [
    'ink',
    'ink2',
    'lineStrong',
    'inverse',
    'onListen',
    'onListen2',
    'ringListen',
    'pearl',
    'onBar',
    'coralText',
    'danger',
    'success',
  ],
};

/** The declarations of the custom properties that become the system's colours. */
export const systemColorProperties = Object.entries(systemColors)
  .flatMap(([system, names]) => names.map((name) => `${propertyName(name)}:${system};`))
  .join('');

/** Colours that both themes share. */
export const fixedColor = colors.fixed;

const declarations = (theme: 'light' | 'dark', names: readonly ThemeColor[]) =>
  names.map((name) => `${propertyName(name)}:${colors[theme][name]};`).join('');

/** The declarations of all custom properties, for the light theme. */
export const lightProperties = declarations('light', colorEntries);

/** The declarations of those that the dark theme changes. */
export const darkProperties = declarations(
  'dark',
  colorEntries.filter((name) => colors.dark[name] !== colors.light[name]),
);

/** Grounds of the three phases with the inks that stand on them. Brief, section 1. */
export const phaseColors = {
  listen: { ground: color.listen, ink: color.onListen, mark: color.ringListen },
  respond: { ground: color.respond, ink: color.onRespond, mark: color.ringRespond },
  succeed: { ground: color.succeed, ink: color.onSucceed, mark: color.ringSucceed },
} as const;
export type Phase = keyof typeof phaseColors;

/** Height of the sticky navigation; 64px where it is collapsed. */
export const navHeight = 'var(--nav)';

export { motion, radius, size, space };
