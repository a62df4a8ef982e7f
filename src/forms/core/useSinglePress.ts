import { useRef, type KeyboardEvent, type MouseEvent } from 'react';

/** Two presses of Enter that are closer than this are one, like the two clicks of a double click. */
const DOUBLE_PRESS = 300;

const submits = (target: EventTarget) =>
  target instanceof HTMLInputElement ||
  (target instanceof HTMLButtonElement && target.type === 'submit');

/**
 * A double click, a double press of Enter and a held Enter submit once, also where the first half
 * has been answered before the second one comes: the lock is open again by then.
 */
export function useSinglePress() {
  const lastEnter = useRef(-Infinity);
  return {
    onClick: (event: MouseEvent) => {
      if (event.detail > 1) event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const isSubmit = event.key === 'Enter' && submits(event.target);
      const isSame = event.repeat || event.timeStamp - lastEnter.current < DOUBLE_PRESS;
      // Whoever types in between means the second press.
      lastEnter.current = isSubmit ? event.timeStamp : -Infinity;
      if (isSubmit && isSame) event.preventDefault();
    },
  };
}
