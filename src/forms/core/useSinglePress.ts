import { useRef, type KeyboardEvent, type MouseEvent } from 'react';

/** Presses of Enter within this time (ms) count as one, like the two clicks of a double click. */
const DOUBLE_PRESS = 300;

const submits = (target: EventTarget) =>
  target instanceof HTMLInputElement ||
  (target instanceof HTMLButtonElement && target.type === 'submit');

/** Makes a double click, a double Enter and a held Enter submit once, even when the first half has been
 * answered before the second one. */
export function useSinglePress() {
  const lastEnter = useRef(-Infinity);
  return {
    onClick: (event: MouseEvent) => {
      if (event.detail > 1) event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const isSubmit = event.key === 'Enter' && submits(event.target);
      const isSame = event.repeat || event.timeStamp - lastEnter.current < DOUBLE_PRESS;
      // Someone who types in between means the second press.
      lastEnter.current = isSubmit ? event.timeStamp : -Infinity;
      if (isSubmit && isSame) event.preventDefault();
    },
  };
}
