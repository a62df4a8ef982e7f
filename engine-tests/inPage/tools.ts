/** Looks at a page as a visitor does; runs in the page. */
import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import type { Point } from '../support/engine';

/** How a visitor would name a part of the page. */
export interface Target {
  /** A role of WAI-ARIA, or `field`: a control of a form, found by its label, or `text`: its words. */
  role: 'button' | 'dialog' | 'field' | 'heading' | 'link' | 'region' | 'text';
  /** Its whole name; without one, every element of the role fits. */
  name?: string;
  /** Where to look; the whole page without it. */
  within?: 'header' | 'main' | 'footer' | 'dialog' | 'form';
}

/** Has a box and is not put aside; it may be transparent until it is scrolled to. */
function isThere(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const isVisible = element.checkVisibility({ visibilityProperty: true });
  return width > 0 && height > 0 && isVisible && !element.closest('[inert]');
}

/** Is there and is not transparent. */
const isShown = (element: Element): boolean =>
  isThere(element) && element.checkVisibility({ opacityProperty: true });

const ofRole: Record<'field' | 'text', typeof queryAllByText> = {
  field: queryAllByLabelText,
  text: queryAllByText,
};

/** Every element that fits and is there. */
function matching({ role, name, within }: Target): HTMLElement[] {
  const parts = document.querySelectorAll<HTMLElement>(within ?? 'body');
  return [...parts]
    .flatMap((part) =>
      role === 'field' || role === 'text'
        ? ofRole[role](part, name ?? /./)
        : queryAllByRole(part, role, { name }),
    )
    .filter(isThere);
}

/** Every element that fits and that is shown. */
const shown = (target: Target): HTMLElement[] => matching(target).filter(isShown);

/** Scrolls to where the element will show itself. */
const lookFor = (target: Target): void =>
  matching(target)[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });

/** The one element that fits. */
function one(target: Target): HTMLElement | undefined {
  const [element, ...others] = shown(target);
  if (others.length === 0) return element;
  throw new Error(`There are ${others.length + 1} of ${JSON.stringify(target)}.`);
}

const midstOf = (element: Element): Point => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

const isInWindow = ({ x, y }: Point): boolean =>
  x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight;

const tools = {
  /** How many elements fit. */
  count: (target: Target): number => shown(target).length,

  /**
   * Where the element can be pressed, after scrolling to it; null while it is not there or something
   * else lies over it.
   */
  placeOf: (target: Target): Point | null => {
    const element = one(target);
    if (!element) {
      lookFor(target);
      return null;
    }
    if (!isInWindow(midstOf(element))) {
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    }
    const place = midstOf(element);
    const hit = document.elementFromPoint(place.x, place.y);
    return hit && (element.contains(hit) || hit.contains(element)) ? place : null;
  },

  /** Scrolls to the element; false while it is not there. */
  scrollTo: (target: Target): boolean => {
    lookFor(target);
    return one(target) !== undefined;
  },

  /** Scrolls on by a part of the window; true at the end of the page. */
  readOn: (): boolean => {
    const { scrollHeight } = document.documentElement;
    const isAtEnd = window.scrollY + window.innerHeight >= scrollHeight - 1;
    window.scrollBy({ top: window.innerHeight * 0.7, behavior: 'instant' });
    return isAtEnd;
  },

  /** Puts the focus on the element, as the Tab key would after some presses. */
  focus: (target: Target): boolean => {
    const element = one(target);
    element?.focus();
    return element !== undefined && element === document.activeElement;
  },

  hasFocus: (target: Target): boolean => one(target) === document.activeElement,

  attributeOf: (target: Target, name: string): string | null =>
    one(target)?.getAttribute(name) ?? null,

  /** What a control holds: its text, or whether it is ticked. */
  valueOf: (target: Target): string | boolean | null => {
    const control = one(target);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
    const holdsText =
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement;
    return holdsText ? control.value : null;
  },

  /** By how many pixels the page is too wide for the window. */
  excess: (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth,
};

export type Tools = typeof tools;

declare global {
  interface Window {
    visitorTools?: Tools;
  }
}

window.visitorTools = tools;
