/**
 * What the custom properties of the colours are set to: part of the HTML of every page, and of no script
 * (src/components/layout/wrapPageWithStyles.tsx).
 */
import { colorNames, propertyName } from './theme';
import { colors, type ThemeColor } from './tokens';

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

const declarations = (theme: 'light' | 'dark', names: readonly ThemeColor[]) =>
  names.map((name) => `${propertyName(name)}:${colors[theme][name]};`).join('');

/** The declarations of all custom properties, for the light theme. */
export const lightProperties = declarations('light', colorNames);

/** The declarations of those that the dark theme changes. */
export const darkProperties = declarations(
  'dark',
  colorNames.filter((name) => colors.dark[name] !== colors.light[name]),
);
