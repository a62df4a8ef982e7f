import { useState, type FocusEvent } from 'react';
import { useMediaQuery } from './useMediaQuery';

/**
 * Decides whether something may move by itself: not under reduced motion, not while the keyboard focus is
 * inside, not after a press of the pause button (WCAG 2.2.2).
 * @returns `isOn`, the state of the pause button, which `toggle` changes even under reduced motion;
 *   `isPlaying`; `focusHandlers` for the element around the moving part and its buttons
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
      // Without this, "play" would do nothing while the button has the focus.
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
