import type { FormWords } from '../../../content/kinds/forms';
import { ToastArea } from './Toast.styles';
import { ToastMessage } from './ToastMessage';
import type { Toast } from './toastStore';

export interface ToastListProps {
  toasts: readonly Toast[];
  /** The name of the list and of its close buttons, for screen readers. */
  words: Pick<FormWords, 'toasts' | 'closeToast'>;
}

/** An error is said at once, a success when the screen reader pauses. */
export const toastRole = { success: 'status', error: 'alert' } as const;

/** The toasts without react-toastify, for a visitor whose network went before it was loaded. */
export const PlainToasts = ({ toasts, words }: ToastListProps) => (
  <ToastArea>
    <section className="Toastify" aria-label={words.toasts} aria-live="polite">
      <div className="Toastify__toast-container">
        {toasts.map(({ id, kind, text }) => (
          <div
            key={id}
            className={`Toastify__toast Toastify__toast--${kind}`}
            role={toastRole[kind]}
          >
            <ToastMessage id={id} kind={kind} text={text} closeLabel={words.closeToast} />
          </div>
        ))}
      </div>
    </section>
  </ToastArea>
);
