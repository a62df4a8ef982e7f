import { useRef, type KeyboardEvent, type MouseEvent } from 'react';

/** Presses of Enter within this many milliseconds count as one, like the clicks of a double click. */
const DOUBLE_PRESS = 300;

const submits = (target: EventTarget) =>
  target instanceof HTMLInputElement ||
  (target instanceof HTMLButtonElement && target.type === 'submit');

/**
 * Makes a double click, a double Enter or a held Enter submit once, even if the response arrives in between.
 * Attach it to the form (`onKeyDown`) and its submit button (`onClick`).
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
      // A second press after typing is deliberate.
      lastEnter.current = isSubmit ? event.timeStamp : -Infinity;
      if (isSubmit && isSame) event.preventDefault();
    },
  };
}
