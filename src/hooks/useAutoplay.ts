import { useState, type FocusEvent } from 'react';
import { useMediaQuery } from './useMediaQuery';

/**
 * Whether something may move by itself: not under reduced motion, not while the keyboard focus is
 * inside, not after the pause button (WCAG 2.2.2).
 * @returns `isOn`, which a pause button shows and `toggle` changes, also under reduced motion; `isPlaying`
 *   now; `focusHandlers` for the element around what moves and its buttons
 */
export function useAutoplay() {
  const prefersStillness = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = useState<boolean>();
  const [isHeld, setIsHeld] = useState(false);
  const isOn = choice ?? !prefersStillness;
  return {
    isOn,
    isPlaying: isOn && !isHeld,
    toggle: () => {
      setChoice(!isOn);
      // The button has the focus: without this, "play" would do nothing.
      setIsHeld(false);
    },
    focusHandlers: {
      onFocus: ({ target }: FocusEvent) => setIsHeld(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setIsHeld(false);
      },
    },
  };
}
