import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { breakpoints } from '../../theme/tokens';

const FOCUSABLE = 'a[href], button:not([disabled])';

/** What in `parent` the Tab key can reach now: hidden things have no boxes. */
const reachable = (parent: HTMLElement): HTMLElement[] =>
  [...parent.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.getClientRects().length > 0,
  );

/** At either end of the header, Tab goes on at the other end: the page behind is not reachable. */
function keepFocusInside(event: KeyboardEvent, header: HTMLElement): void {
  const stops = reachable(header);
  const first = stops[0];
  const last = stops[stops.length - 1];
  const leaving = event.shiftKey ? first : last;
  const entering = event.shiftKey ? last : first;
  if (document.activeElement !== leaving && header.contains(document.activeElement)) return;
  event.preventDefault();
  entering?.focus();
}

/**
 * State of the mobile menu: closes on Escape, on a change of page and when the window grows to the
 * wide layout; keeps the focus in `header` while it is open.
 */
export function useMobileMenu(header: RefObject<HTMLElement>, currentPath: string) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const toggle = useCallback(() => setIsOpen((open) => !open), []);
  const close = useCallback(() => setIsOpen(false), []);

  useEffect(close, [close, currentPath]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) {
        close();
        button.current?.focus();
      }
      if (event.key === 'Tab' && header.current) keepFocusInside(event, header.current);
    };
    const wide = window.matchMedia(`(min-width: ${breakpoints.nav}px)`);
    document.addEventListener('keydown', onKeyDown);
    wide.addEventListener('change', close);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      wide.removeEventListener('change', close);
    };
  }, [isOpen, close, header]);

  return { isOpen, toggle, close, button };
}
