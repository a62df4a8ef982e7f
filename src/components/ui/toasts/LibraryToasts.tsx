import { useEffect } from 'react';
import { toast as show, ToastContainer } from 'react-toastify/unstyled';
import { ToastArea, type ToastListProps, ToastMessage, toastRole } from './PlainToasts';
import type { Toast } from './toastStore';

/** Has react-toastify show a toast for as long as this is rendered. */
const LibraryToast = ({ toast, closeLabel }: { toast: Toast; closeLabel: string }) => {
  useEffect(() => {
    const { id, kind } = toast;
    show(<ToastMessage toast={toast} closeLabel={closeLabel} />, {
      toastId: id,
      type: kind,
      role: toastRole[kind],
    });
    return () => show.dismiss(id);
  }, [toast, closeLabel]);
  return null;
};

/** The toasts, rendered by react-toastify. Its timer is a CSS animation, which reduced motion
 * stops, so ToastMessage keeps the time and brings icon and close button. */
export const LibraryToasts = ({ toasts, words }: ToastListProps) => (
  <ToastArea>
    <ToastContainer
      aria-label={words.toasts}
      position="top-right"
      newestOnTop
      autoClose={false}
      customProgressBar
      closeButton={false}
      icon={false}
      draggable={false}
      transition={false}
    />
    {toasts.map((toast) => (
      <LibraryToast key={toast.id} toast={toast} closeLabel={words.closeToast} />
    ))}
  </ToastArea>
);
