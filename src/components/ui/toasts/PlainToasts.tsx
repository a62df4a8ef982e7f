import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import styled, { css, keyframes } from 'styled-components';
import type { FormWordsContentFragment } from '../../../generated/queryTypes';
import { motionAllowed } from '../../../theme/media';
import { edgeInForcedColors, scaledFromStart, square } from '../../../theme/mixins';
import { color, motion, size, space } from '../../../theme/theme';
import { type } from '../../../theme/type';
import { quietLook } from '../iconButtons';
import { closeToast, type Toast } from './toastStore';

/** How long a toast stays (ms). Specification 9. */
const TOAST_TIME = 3000;

const icons = { success: CircleCheck, error: CircleAlert };

/** Screen readers announce an error at once, a success when they pause. */
export const toastRole = { success: 'status', error: 'alert' } as const;

const rise = keyframes`
  from { opacity: 0; translate: 0 -16px; }
`;

const drain = keyframes`
  to { scale: 0 1; }
`;

/** Toasts come in below the top bar, at the end of the line, and leave room beside them on phones. */
export const ToastArea = styled.div`
  .Toastify__toast-container {
    position: fixed;
    inset-block-start: calc(${size.topBar} + ${space[4]});
    inset-inline-end: ${space[4]};
    z-index: 90;
    display: grid;
    gap: ${space[3]};
    inline-size: min(400px, calc(100vw - 2 * ${space[4]}));
  }
  .Toastify__toast {
    --toast-color: ${color.danger};
    position: relative;
    overflow: clip;
    border-inline-start: 8px solid var(--toast-color);
    background: ${color.surface};
    color: ${color.ink};
    box-shadow: ${color.shadow};
    ${motionAllowed} {
      animation: ${rise} ${motion.t2} ${motion.ease};
    }
    ${edgeInForcedColors('CanvasText')}
  }
  .Toastify__toast--success {
    --toast-color: ${color.success};
  }
`;

const Message = styled.div`
  display: grid;
  grid-template-columns: 28px 1fr 40px;
  gap: ${space[3]};
  align-items: center;
  padding: 14px 10px 14px 18px;
  ${type('body')}
  font-weight: 500;
  line-height: 1.4;
  overflow-wrap: anywhere;
  > svg {
    ${square('24px')}
    color: var(--toast-color);
  }
`;

const CloseButton = styled.button`
  ${quietLook}
  align-self: start;
  ${square('40px')}
  svg {
    ${square('18px')}
  }
`;

/** Shows the time left, which ToastMessage measures. */
const Timer = styled.div<{ $isPaused: boolean }>`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  block-size: 3px;
  background: var(--toast-color);
  ${scaledFromStart}
  ${({ $isPaused }) => css`
    ${motionAllowed} {
      animation: ${drain} ${TOAST_TIME}ms linear forwards;
      animation-play-state: ${$isPaused ? 'paused' : 'running'};
    }
  `}
`;

/** Calls `onEnd` after the time of a toast, not counting the time for which it is paused. */
function useCountdown(isPaused: boolean, onEnd: () => void): void {
  const left = useRef(TOAST_TIME);
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

/** The content of a toast: icon, text, close button and the bar that shows the time left. */
export const ToastMessage = ({ toast, closeLabel }: { toast: Toast; closeLabel: string }) => {
  const { id, kind, text, quote } = toast;
  const messageRef = useRef<HTMLDivElement>(null);
  const close = useCallback(() => closeToast(id), [id]);
  const isPaused = useIsAttended(messageRef);
  useCountdown(isPaused, close);
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
      <Timer className="Toastify__progress-bar" $isPaused={isPaused} />
    </Message>
  );
};

export interface ToastListProps {
  toasts: readonly Toast[];
  /** The accessible names of the list and of its close buttons. */
  words: Pick<FormWordsContentFragment, 'toasts' | 'closeToast'>;
}

/** The toasts without react-toastify, for visitors who went offline before it was loaded. */
export const PlainToasts = ({ toasts, words }: ToastListProps) => (
  <ToastArea>
    <section className="Toastify" aria-label={words.toasts} aria-live="polite">
      <div className="Toastify__toast-container">
        {toasts.map((toast) => (
          <div
            key={toast.id}
            className={`Toastify__toast Toastify__toast--${toast.kind}`}
            role={toastRole[toast.kind]}
          >
            <ToastMessage toast={toast} closeLabel={words.closeToast} />
          </div>
        ))}
      </div>
    </section>
  </ToastArea>
);
