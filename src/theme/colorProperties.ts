/** The values of the colours' custom properties: part of the HTML of every page, and of no script
 * (src/components/layout/wrapPageWithStyles.tsx). */
import { colorNames, propertyName } from './theme';
import { colors, type ThemeColor } from './tokens';

/** The system colours that replace ours in forced colours, which leave drawings alone, and on
 * paper. */
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

/** The custom properties that become system colours. */
export const systemColorProperties = Object.entries(systemColors)
  .flatMap(([system, names]) => names.map((name) => `${propertyName(name)}:${system};`))
  .join('');

const declarations = (theme: 'light' | 'dark', names: readonly ThemeColor[]) =>
  names.map((name) => `${propertyName(name)}:${colors[theme][name]};`).join('');

/** All custom properties, for the light theme. */
export const lightProperties = declarations('light', colorNames);

/** The custom properties that differ in the dark theme. */
export const darkProperties = declarations(
  'dark',
  colorNames.filter((name) => colors.dark[name] !== colors.light[name]),
);
