import { useEffect, useRef } from 'react';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import { toastRole, type ToastListProps } from './PlainToasts';
import { ToastArea } from './Toast.styles';
import { ToastMessage } from './ToastMessage';

/** The toasts, rendered by react-toastify. Its timer is a CSS animation, which reduced motion
 * stops, so ToastMessage keeps the time and brings icon and close button. */
export const LibraryToasts = ({ toasts, words }: ToastListProps) => {
  const shown = useRef(new Set<string>());

  useEffect(() => {
    const current = new Set(toasts.map(({ id }) => id));
    for (const id of shown.current) {
      if (!current.has(id)) toast.dismiss(id);
    }
    for (const one of toasts) {
      const { id, kind } = one;
      if (shown.current.has(id)) continue;
      toast(<ToastMessage {...one} closeLabel={words.closeToast} />, {
        toastId: id,
        type: kind,
        role: toastRole[kind],
      });
    }
    shown.current = current;
  }, [toasts, words]);

  return (
    <ToastArea>
      <ToastContainer
        aria-label={words.toasts}
        position="top-right"
        newestOnTop
        autoClose={false}
        customProgressBar
        pauseOnHover={false}
        pauseOnFocusLoss={false}
        closeButton={false}
        icon={false}
        draggable={false}
        transition={false}
      />
    </ToastArea>
  );
};
