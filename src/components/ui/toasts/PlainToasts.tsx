import { ToastArea } from './Toast.styles';
import { toastRole, type ToastListProps } from './toastList';
import { ToastMessage } from './ToastMessage';

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
