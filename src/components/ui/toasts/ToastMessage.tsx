import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useCallback, useRef } from 'react';
import { CloseButton, Message, Timer } from './Toast.styles';
import { closeToast, type Toast } from './toastStore';
import { useCountdown } from './useCountdown';
import { useIsAttended } from './useIsAttended';

/** Specification 9. */
export const TOAST_TIME = 3000;

const icons = { success: CircleCheck, error: CircleAlert };

interface ToastMessageProps extends Toast {
  closeLabel: string;
}

/** What is in a toast: icon, text, close button and the bar that shows the time left. */
export const ToastMessage = ({ id, kind, text, closeLabel }: ToastMessageProps) => {
  const messageRef = useRef<HTMLDivElement>(null);
  const close = useCallback(() => closeToast(id), [id]);
  const isPaused = useIsAttended(messageRef);
  useCountdown(TOAST_TIME, isPaused, close);
  const Icon = icons[kind];
  return (
    <Message ref={messageRef}>
      <Icon aria-hidden />
      <span>{text}</span>
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
