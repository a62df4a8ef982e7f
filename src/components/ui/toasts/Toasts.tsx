import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { toast, ToastContainer, type Id } from 'react-toastify/unstyled';
import styled, { keyframes } from 'styled-components';
import type { FormWords } from '../../../hooks/useSiteContent';
import { edgeInForcedColors, lowWindow, reducedMotion, responsive } from '../../../theme/media';
import { filled, scaledFromStart, square, stack } from '../../../theme/mixins';
import { color, motion, navHeight, size, space } from '../../../theme/theme';
import { quietStyles } from '../iconButtons';
import { TOAST_TIME } from './showToast';

const rise = keyframes`
  from { opacity: 0; translate: 0 -16px; }
`;

const drain = keyframes`
  to { scale: 0 1; }
`;

/**
 * Toasts appear below the bars that stay in the window, at its inline end. If they do not fit the window, they scroll;
 * the page around them, where their shadows fall, stays clickable.
 */
const ToastArea = styled.div`
  ${responsive('--bars', `calc(${size.topBar} + ${navHeight})`, { [lowWindow]: size.topBar })}
  .Toastify__toast-container {
    position: fixed;
    inset-block-start: var(--bars);
    inset-inline-end: 0;
    z-index: 90;
    ${stack(space[3])}
    overflow-y: auto;
    overscroll-behavior: contain;
    pointer-events: none;
    inline-size: min(calc(400px + 2 * ${space[4]}), 100%);
    max-block-size: calc(100% - var(--bars));
    ${responsive('padding', `${space[4]} ${space[4]} ${space[6]}`, {
      [lowWindow]: `${space[1]} ${space[2]} ${space[2]}`,
    })}
  }
  .Toastify__toast {
    pointer-events: auto;
    --toast-color: ${color.danger};
    position: relative;
    ${stack(space[3])}
    grid-template-columns: 28px 1fr 40px;
    align-items: center;
    overflow: clip;
    padding: 14px 10px 14px 18px;
    border-inline-start: 8px solid var(--toast-color);
    ${filled(color.surface, color.ink)}
    font-weight: 500;
    line-height: 1.4;
    overflow-wrap: anywhere;
    box-shadow: ${color.shadow};
    animation: ${rise} ${motion.t2} ${motion.ease};
    ${edgeInForcedColors('CanvasText')}
  }
  .Toastify__toast--success {
    --toast-color: ${color.success};
  }
  .Toastify__toast-icon svg {
    ${square('24px')}
    color: var(--toast-color);
  }
  .Toastify__progress-bar--wrp {
    position: absolute;
    inset: auto 0 0;
  }
  /* The end of this animation closes the toast, so it runs under reduced motion, too, but in one step. */
  .Toastify__progress-bar {
    block-size: 3px;
    background: var(--toast-color);
    ${scaledFromStart}
    animation: ${drain} forwards;
    ${responsive('animation-timing-function', 'linear', { [reducedMotion]: 'step-end' })}
  }
  :is(:focus-within, :has(> [data-waits])) > * > .Toastify__progress-bar {
    animation-play-state: paused !important;
  }
`;

const CloseButton = styled.button`
  ${quietStyles('40px', '18px')}
  align-self: start;
`;

/** The words of a toast, which waits for as long as it is taller than the room for it. */
const Message = ({ text, quote }: { text: string; quote: string }) => {
  const ref = useRef<HTMLSpanElement>(null);
  const [waits, setWaits] = useState(false);

  useEffect(() => {
    const box = ref.current?.closest('.Toastify__toast');
    const room = box?.parentElement;
    if (!box || !room) return;
    const measure = () => setWaits(box.clientHeight > room.clientHeight);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  return (
    <span ref={ref} dir="auto" data-waits={waits || undefined}>
      {text}
      {quote && ' '}
      <bdi>{quote}</bdi>
    </span>
  );
};

const idsByWords = new Map<string, Id>();

/** Shows a toast, and closes an older one with the same text. */
export function show(kind: 'success' | 'error', text: string, quote: string): void {
  const words = `${text} ${quote}`;
  const former = idsByWords.get(words);
  if (former) toast.dismiss(former);
  idsByWords.set(words, toast(<Message text={text} quote={quote} />, { type: kind }));
}

/** True while a toast with this text, and no quotation, is shown. */
export function isShown(text: string): boolean {
  const id = idsByWords.get(`${text} `);
  return id !== undefined && toast.isActive(id);
}

/**
 * The list of toasts, a live region, so that a toast has no role of its own: a screen reader would say it twice. The
 * progress bar is their timer; it is hidden from assistive technology, because its name is in English.
 */
export const Toasts = ({ words }: { words: Pick<FormWords, 'toasts' | 'closeToast'> }) => (
  <ToastArea>
    <ToastContainer
      aria-label={words.toasts}
      role={undefined}
      autoClose={TOAST_TIME}
      newestOnTop
      hideProgressBar
      closeButton={({ closeToast }) => (
        <CloseButton type="button" aria-label={words.closeToast} onClick={closeToast}>
          <X aria-hidden />
        </CloseButton>
      )}
      icon={({ type: kind }) =>
        kind === 'error' ? <CircleAlert aria-hidden /> : <CircleCheck aria-hidden />
      }
      draggable={false}
      transition={false}
    />
  </ToastArea>
);
