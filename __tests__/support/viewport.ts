/** A window size for jsdom, with media queries and the styles that apply. */

interface Viewport {
  width: number;
  /** The browser's text size, which `em` in a media query refers to. */
  textSize: number;
  prefersReducedMotion: boolean;
  isPaper: boolean;
  hasForcedColors: boolean;
}

const desktop: Viewport = {
  width: 1440,
  textSize: 16,
  prefersReducedMotion: false,
  isPaper: false,
  hasForcedColors: false,
};
let viewport = desktop;

/** Evaluates the queries of src/theme/media.ts; never hover. */
function matches(query: string): boolean {
  if (query.includes(',')) return query.split(', ').some(matches);
  const [, negated] = /^not all and (.*)/.exec(query) ?? [];
  if (negated) return !matches(negated);
  const [, name = '', value = ''] = /\(([\w-]+): ([\w.-]+)\)/.exec(query) ?? [];
  const pixels = parseFloat(value) * (value.endsWith('em') ? viewport.textSize : 1);
  const limits: Record<string, boolean> = {
    'min-width': viewport.width >= pixels,
    'max-width': viewport.width <= pixels,
    'forced-colors': viewport.hasForcedColors === (value === 'active'),
    'prefers-reduced-motion': viewport.prefersReducedMotion === (value === 'reduce'),
  };
  const media = ['all', ...(viewport.isPaper ? ['print'] : ['screen', 'not print'])];
  return limits[name] ?? media.includes(query);
}

const lists = new Set<EventTarget>();

export function setViewport(changes: Partial<Viewport>): void {
  viewport = { ...desktop, ...changes };
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => {
      const list = Object.defineProperty(new EventTarget(), 'matches', {
        get: () => matches(query),
      });
      lists.add(list);
      return list;
    },
  });
  lists.forEach((list) => list.dispatchEvent(new Event('change')));
}

const isMedia = (rule: CSSRule): rule is CSSMediaRule => 'media' in rule;
const isStyle = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule;

const rulesIn = (rules: Iterable<CSSRule>): CSSStyleRule[] =>
  [...rules].flatMap((rule) => {
    if (isMedia(rule)) return matches(rule.media.mediaText) ? rulesIn(rule.cssRules) : [];
    return isStyle(rule) ? rule : [];
  });

/** The commas between the selectors of a list, not those within `:is()` and the like. */
const BETWEEN_SELECTORS = /,\s*(?![^()]*\))/;

const fits = (element: Element, selectors: string, pseudo: string): boolean =>
  selectors.split(BETWEEN_SELECTORS).some((selector) => {
    if (!selector.endsWith(pseudo)) return false;
    try {
      return element.matches(selector.slice(0, selector.length - pseudo.length));
    } catch {
      return false;
    }
  });

/**
 * Returns the declarations for an element, or its `::after`, in this window; jsdom's `getComputedStyle`
 * ignores media queries. Later rules win, whatever their specificity.
 */
export const styleOf = (element: Element, pseudo = ''): Record<string, string> =>
  Object.fromEntries(
    [...document.styleSheets]
      .flatMap(({ cssRules }) => rulesIn(cssRules))
      .filter(({ selectorText }) => fits(element, selectorText, pseudo))
      .flatMap(({ style }) => Array.from(style, (name) => [name, style.getPropertyValue(name)])),
  );
