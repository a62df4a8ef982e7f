import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { CloseButton, Message, Timer } from './Toast.styles';
import { closeToast, type Toast } from './toastStore';

/** How long a toast stays (ms). Specification 9. */
const TOAST_TIME = 3000;

const icons = { success: CircleCheck, error: CircleAlert };

/** Calls `onEnd` after `duration` ms, not counting the time for which it is paused. */
function useCountdown(duration: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  useEffect(() => {
    if (isPaused) return undefined;
    const start = performance.now();
    const timer = setTimeout(onEnd, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [isPaused, onEnd]);
}

/**
 * True while a toast must stay: it is hovered or has the focus, or the visitor is in another window
 * and cannot read it.
 * @param contentRef any element inside the toast
 */
function useIsAttended(contentRef: RefObject<HTMLElement | null>): boolean {
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

interface ToastMessageProps extends Toast {
  closeLabel: string;
}

/** The content of a toast: icon, text, close button and the bar that shows the time left. */
export const ToastMessage = ({ id, kind, text, quote, closeLabel }: ToastMessageProps) => {
  const messageRef = useRef<HTMLDivElement>(null);
  const close = useCallback(() => closeToast(id), [id]);
  const isPaused = useIsAttended(messageRef);
  useCountdown(TOAST_TIME, isPaused, close);
  const Icon = icons[kind];
  return (
    <Message ref={messageRef}>
      <Icon aria-hidden />
      <span dir="auto">
        {text}
        {quote && (
          <>
            {' '}
            <bdi>{quote}</bdi>
          </>
        )}
      </span>
      <CloseButton
        type="button"
        className="Toastify__close-button"
        aria-label={closeLabel}
        onClick={close}
      >
        <X aria-hidden />
      </CloseButton>
      <Timer className="Toastify__progress-bar" $isPaused={isPaused} $duration={TOAST_TIME} />
    </Message>
  );
};
