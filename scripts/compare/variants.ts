/** The ways in which each page is looked at. */

export const WIDTHS = [390, 768, 1440] as const;
export const THEMES = ['light', 'dark'] as const;

/** The page as HTML before React has started, and once React has taken it over. */
export const STATES = ['before React', 'after React'] as const;

export type Width = (typeof WIDTHS)[number];
export type Theme = (typeof THEMES)[number];
export type State = (typeof STATES)[number];

export interface Variant {
  width: Width;
  theme: Theme;
  state: State;
}

export const VARIANTS: readonly Variant[] = WIDTHS.flatMap((width) =>
  THEMES.flatMap((theme) => STATES.map((state) => ({ width, theme, state }))),
);

const namesOf: readonly ((variant: Variant) => string)[] = [
  ({ width }) => `${width} px`,
  ({ theme }) => theme,
  ({ state }) => state,
];

const distinct = (names: readonly string[]): string[] => [...new Set(names)];

const nameOf = (variant: Variant): string => namesOf.map((name) => name(variant)).join(', ');

/**
 * Says in few words which variants something is true of: "everywhere", "390 px and 768 px, dark", or
 * each by its name where they have nothing in common.
 */
export function describeVariants(some: readonly Variant[]): string {
  const among = namesOf.map((name) => distinct(some.map(name)));
  const described = VARIANTS.filter((variant) =>
    namesOf.every((name, index) => among[index]?.includes(name(variant))),
  );
  if (described.length > some.length) return some.map(nameOf).join('; ');
  const restrictions = namesOf.flatMap((name, index) => {
    const names = among[index] ?? [];
    return names.length < distinct(VARIANTS.map(name)).length ? [names.join(' and ')] : [];
  });
  return restrictions.join(', ') || 'everywhere';
}
