/** @jest-environment node */
import { darkProperties, lightProperties } from '../../src/theme/colorProperties';
import { color, colorNames } from '../../src/theme/theme';
import { dark, fixed, light } from '../../src/theme/tokens';

/** Relative luminance of a colour like `#05242D` (WCAG 2.2). */
function luminance(color: string): number {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)?.slice(1);
  if (!channels) throw new Error(`"${color}" is no colour like #05242D.`);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = Number.parseInt(channel, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(...colors: [string, string]): number {
  const [darker = 0, lighter = 0] = colors.map(luminance).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const same = { saffron: fixed.saffron, fixedInk: fixed.ink, nacre: fixed.nacre };
const colours = { light: { ...light, ...same }, dark: { ...dark, ...same } };
type Colour = keyof typeof colours.light;

const onGrounds = (least: number, ...names: Colour[]) =>
  names.flatMap((name) =>
    (['ground', 'surface', 'sunken'] as const).map((ground) => [name, ground, least] as const),
  );

it.each<readonly [Colour, Colour, number]>([
  ...onGrounds(4.5, 'ink', 'ink2', 'link', 'coralText', 'danger', 'success'),
  ['onAccent', 'accent', 4.5],
  ['onAccent', 'accentPress', 4.5],
  ['ink', 'dangerGround', 4.5],
  ['danger', 'dangerGround', 4.5],
  ['onListen', 'listen', 4.5],
  ['onListen2', 'listen', 4.5],
  ['fixedInk', 'respond', 4.5],
  ['fixedInk', 'succeed', 4.5],
  ['onBar', 'bar', 4.5],
  ['nacre', 'fixedInk', 4.5],
  // Edges of fields and switches, and the focus ring.
  ...onGrounds(3, 'lineStrong', 'focus'),
  ['saffron', 'listen', 3],
  ['saffron', 'bar', 3],
])('%s on %s reaches %d in both themes', (ink, ground, least) => {
  expect(contrast(colours.light[ink], colours.light[ground])).toBeGreaterThanOrEqual(least);
  expect(contrast(colours.dark[ink], colours.dark[ground])).toBeGreaterThanOrEqual(least);
});

const propertiesIn = (css: string) =>
  [...css.matchAll(/--[\w-]+(?=:)/g)].map(([name]) => `var(${name})`);

it('every colour has a custom property, and the dark theme sets only those that differ', () => {
  expect(propertiesIn(lightProperties)).toEqual(Object.values(color));
  const changed = colorNames.filter((name) => light[name] !== dark[name]);
  expect(propertiesIn(darkProperties)).toEqual(changed.map((name) => color[name]));
});
