import {
  describeVariants,
  VARIANTS,
  type State,
  type Theme,
  type Variant,
  type Width,
} from '../../../scripts/compare/variants';

const variant = (width: Width, theme: Theme, state: State): Variant => ({ width, theme, state });

describe('the ways in which a page is looked at', () => {
  it('are three widths in two themes, before and after React', () => {
    expect(VARIANTS).toHaveLength(12);
  });

  it.each<[string, Variant[]]>([
    ['everywhere', [...VARIANTS]],
    ['390 px', VARIANTS.filter(({ width }) => width === 390)],
    [
      '390 px and 768 px, dark',
      VARIANTS.filter(({ width, theme }) => width < 1000 && theme === 'dark'),
    ],
    ['1440 px, light, after React', [variant(1440, 'light', 'after React')]],
    [
      '390 px, light, after React; 768 px, dark, after React',
      [variant(390, 'light', 'after React'), variant(768, 'dark', 'after React')],
    ],
  ])('are told in few words: %s', (words, variants) => {
    expect(describeVariants(variants)).toBe(words);
  });
});
