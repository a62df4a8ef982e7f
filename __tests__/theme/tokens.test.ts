/** @jest-environment node */
import { darkProperties, lightProperties } from '../../src/theme/GlobalStyle';
import { color, colorNames } from '../../src/theme/theme';
import { breakpoints, dark, fixed, light } from '../../src/theme/tokens';
import { contrast } from '../support/contrast';

const colours = {
  light: { ...light, saffron: fixed.saffron, fixedInk: fixed.ink, nacre: fixed.nacre },
  dark: { ...dark, saffron: fixed.saffron, fixedInk: fixed.ink, nacre: fixed.nacre },
};
type Colour = keyof typeof colours.light;

/** Each of the colours on each of the page's grounds, and the contrast that it needs. */
const onGrounds = (least: number, ...names: Colour[]) =>
  names.flatMap((name) =>
    (['ground', 'surface', 'sunken'] as const).map((ground) => [name, ground, least] as const),
  );

it.each<readonly [Colour, Colour, number]>([
  ...onGrounds(4.5, 'ink', 'ink2', 'link', 'coralText', 'danger', 'success'),
  ['onAccent', 'accent', 4.5],
  ['onAccent', 'accentPress', 4.5],
  ['onInverse', 'inverse', 4.5],
  ['ink', 'dangerGround', 4.5],
  ['danger', 'dangerGround', 4.5],
  ['onListen', 'listen', 4.5],
  ['onListen2', 'listen', 4.5],
  ['onRespond', 'respond', 4.5],
  ['onSucceed', 'succeed', 4.5],
  ['onBar', 'bar', 4.5],
  ['nacre', 'fixedInk', 4.5],
  // Edges of fields and switches, and the focus ring.
  ...onGrounds(3, 'lineStrong', 'focus'),
  ['saffron', 'listen', 3],
  ['saffron', 'bar', 3],
  ['fixedInk', 'respond', 3],
  ['fixedInk', 'succeed', 3],
])('%s on %s reaches %d in both themes', (ink, ground, least) => {
  expect(contrast(colours.light[ink], colours.light[ground])).toBeGreaterThanOrEqual(least);
  expect(contrast(colours.dark[ink], colours.dark[ground])).toBeGreaterThanOrEqual(least);
});

/** The custom properties that some declarations set, as they are used. */
const propertiesIn = (css: string) =>
  [...css.matchAll(/--[\w-]+(?=:)/g)].map(([name]) => `var(${name})`);

it('every colour has its custom property, and the dark theme sets those that differ', () => {
  expect(propertiesIn(lightProperties)).toEqual(Object.values(color));
  const changed = colorNames.filter((name) => light[name] !== dark[name]);
  expect(propertiesIn(darkProperties)).toEqual(changed.map((name) => color[name]));
});

it('the breakpoints rise', () => {
  const widths = Object.values(breakpoints);
  expect(widths).toEqual([...widths].sort((first, second) => first - second));
});
