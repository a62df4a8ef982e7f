import { useEffect, useState, type RefObject } from 'react';

/**
 * True while a toast must not go: the pointer or the focus is on it, or the visitor is in another
 * window and could not read it.
 * @param contentRef anything inside the toast
 */
export function useIsAttended(contentRef: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isAway, setIsAway] = useState(() => !document.hasFocus());

  useEffect(() => {
    const toast = contentRef.current?.closest('.Toastify__toast');
    const listeners = new AbortController();
    const { signal } = listeners;
    const on = (target: EventTarget | null | undefined, type: string, act: () => void) =>
      target?.addEventListener(type, act, { signal });
    on(toast, 'mouseenter', () => setIsHovered(true));
    on(toast, 'mouseleave', () => setIsHovered(false));
    on(toast, 'focusin', () => setHasFocus(true));
    on(toast, 'focusout', () => setHasFocus(false));
    on(window, 'blur', () => setIsAway(true));
    on(window, 'focus', () => setIsAway(false));
    return () => listeners.abort();
  }, [contentRef]);

  return isHovered || hasFocus || isAway;
}
