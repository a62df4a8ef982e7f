import { lazy, Suspense } from 'react';
import { PlainToasts, type ToastListProps } from './PlainToasts';
import { toastStore } from './toastStore';

/** Loads react-toastify, or plain toasts where that fails. */
const Toasts = lazy(() =>
  import('./LibraryToasts').then(
    ({ LibraryToasts }) => ({ default: LibraryToasts }),
    () => ({ default: PlainToasts }),
  ),
);

/** Mounts the toasts, once in the layout. react-toastify is loaded when a form appears or a toast
 * is shown, whichever comes first. Nothing is rendered on the server. */
export const ToastHost = ({ words }: Pick<ToastListProps, 'words'>) => {
  const { isWanted, toasts } = toastStore.useValue();
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <Toasts toasts={toasts} words={words} />
    </Suspense>
  );
};
