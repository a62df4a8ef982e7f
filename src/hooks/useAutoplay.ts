import { useState, type FocusEvent } from 'react';
import { useMediaQuery } from './useMediaQuery';

interface Autoplay {
  /** Whether it moves on by itself unless something holds it: what a pause button shows. */
  isOn: boolean;
  /** Whether it moves on by itself now. */
  isPlaying: boolean;
  /** The visitor's own choice. It also counts where motion is not wanted in general. */
  toggle: () => void;
  /** For the element that holds what moves and its buttons: keyboard focus inside holds it. */
  focusHandlers: {
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Whether something may move by itself: not under reduced motion, not while the keyboard's focus is
 * inside, not after the pause button. Contract, "Autoplay".
 */
export function useAutoplay(): Autoplay {
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
      onFocus: ({ target }) => setIsHeld(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsHeld(false);
      },
    },
  };
}
