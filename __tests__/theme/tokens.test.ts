/** @jest-environment node */
import { darkProperties, lightProperties } from '../../src/theme/GlobalStyle';
import { color } from '../../src/theme/theme';
import { breakpoints, colors, type ThemeColor } from '../../src/theme/tokens';
import { contrast } from '../support/contrast';

const themes = ['light', 'dark'] as const;
const grounds: ThemeColor[] = ['ground', 'surface', 'sunken'];

const isDifferent = (name: string) =>
  Reflect.get(colors.light, name) !== Reflect.get(colors.dark, name);

/** Each of the colours on each of the page's grounds. */
const onGrounds = (...names: ThemeColor[]) =>
  names.flatMap((name) => grounds.map((ground): [ThemeColor, ThemeColor] => [name, ground]));

const texts: [ThemeColor, ThemeColor][] = [
  ...onGrounds('ink', 'ink2', 'link', 'coralText', 'danger', 'success'),
  ['onAccent', 'accent'],
  ['onAccent', 'accentPress'],
  ['onInverse', 'inverse'],
  ['ink', 'dangerGround'],
  ['danger', 'dangerGround'],
  ['onListen', 'listen'],
  ['onListen2', 'listen'],
  ['onRespond', 'respond'],
  ['onSucceed', 'succeed'],
  ['onBar', 'bar'],
];

/** Edges of fields and switches, and the focus ring where nothing else sets it. */
const controls: [ThemeColor, ThemeColor][] = [
  ...onGrounds('lineStrong', 'focus'),
  ['danger', 'dangerGround'],
];

describe.each(themes)('in the %s theme', (theme) => {
  it.each(texts)('the text colour %s on %s reaches 4.5', (ink, ground) => {
    expect(contrast(colors[theme][ink], colors[theme][ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls)('the edge %s on %s reaches 3', (edge, ground) => {
    expect(contrast(colors[theme][edge], colors[theme][ground])).toBeGreaterThanOrEqual(3);
  });

  it.each<[keyof typeof colors.fixed, ThemeColor]>([
    ['saffron', 'listen'],
    ['saffron', 'bar'],
    ['ink', 'respond'],
    ['ink', 'succeed'],
  ])('the focus colour %s on %s reaches 3', (focus, ground) => {
    expect(contrast(colors.fixed[focus], colors[theme][ground])).toBeGreaterThanOrEqual(3);
  });
});

/** The custom properties that some declarations set, as they are used. */
const propertiesIn = (css: string) =>
  [...css.matchAll(/--[\w-]+(?=:)/g)].map(([name]) => `var(${name})`);

it('every colour has its custom property', () => {
  expect(propertiesIn(lightProperties)).toEqual(Object.values(color));
});

it('the dark theme sets the colours that are not the same in both, and no others', () => {
  const changed = Object.entries(color).filter(([name]) => isDifferent(name));
  expect(propertiesIn(darkProperties)).toEqual(changed.map(([, property]) => property));
});

it('the words of the ink button reach 4.5', () => {
  expect(contrast(colors.fixed.nacre, colors.fixed.ink)).toBeGreaterThanOrEqual(4.5);
});

it('both themes have the same colours', () => {
  expect(Object.keys(colors.dark)).toEqual(Object.keys(colors.light));
});

it('the breakpoints rise', () => {
  const widths = Object.values(breakpoints);
  expect(widths).toEqual([...widths].sort((first, second) => first - second));
});
