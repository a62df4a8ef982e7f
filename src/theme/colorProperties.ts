/** The colours of both themes as declarations of custom properties. */
import { colorNames, propertyName } from './theme';
import { colors, type ThemeColor } from './tokens';

/** The system colours that replace ours on paper and in forced-colors mode, which leaves SVG drawings alone. */
const systemColors: Record<'Canvas' | 'CanvasText' | 'LinkText', ThemeColor[]> = {
  Canvas: ['ground', 'surface', 'sunken', 'listen', 'bar'],
  CanvasText: [
    'ink',
    'ink2',
    'lineStrong',
    'onListen',
    'onListen2',
    'ringListen',
    'pearl',
    'onBar',
    'coralText',
    'danger',
    'success',
  ],
  LinkText: ['link'],
};

/** The custom properties of colours that the system chooses. */
export const systemColorProperties = Object.entries(systemColors)
  .flatMap(([system, names]) => names.map((name) => `${propertyName(name)}:${system};`))
  .join('');

const declarations = (theme: 'light' | 'dark', names: readonly ThemeColor[]) =>
  names.map((name) => `${propertyName(name)}:${colors[theme][name]};`).join('');

/** The custom properties of all colours, with the light theme's values. */
export const lightProperties = declarations('light', colorNames);

/** The custom properties that differ in the dark theme. */
export const darkProperties = declarations(
  'dark',
  colorNames.filter((name) => colors.dark[name] !== colors.light[name]),
);
