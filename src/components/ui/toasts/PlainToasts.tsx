import type { FormWordsContentFragment } from '../../../queryTypes';
import { ToastArea } from './Toast.styles';
import { ToastMessage } from './ToastMessage';
import type { Toast } from './toastStore';

export interface ToastListProps {
  toasts: readonly Toast[];
  /** The accessible names of the list and of its close buttons. */
  words: Pick<FormWordsContentFragment, 'toasts' | 'closeToast'>;
}

/** Screen readers announce an error at once, a success when they pause. */
export const toastRole = { success: 'status', error: 'alert' } as const;

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
            <ToastMessage {...toast} closeLabel={words.closeToast} />
          </div>
        ))}
      </div>
    </section>
  </ToastArea>
);
