import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { PlainToasts } from './PlainToasts';
import type { ToastListProps, ToastWords } from './toastList';
import { toastStore } from './toastStore';

interface ToastHostProps {
  words: ToastWords;
}

/**
 * The place of the toasts, once in the layout. react-toastify is loaded when a form appears or a
 * toast is shown, whichever is first; where it cannot be loaded, plain toasts take its place.
 * Nothing is rendered on the server.
 */
export const ToastHost = ({ words }: ToastHostProps) => {
  const { isWanted, toasts } = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.getState,
    toastStore.getServerState,
  );
  const [list, setList] = useState<{ Toasts: ComponentType<ToastListProps> }>();

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const use = (Toasts: ComponentType<ToastListProps>) => {
      if (isCurrent) setList({ Toasts });
    };
    import('./LibraryToasts').then(
      ({ LibraryToasts }) => use(LibraryToasts),
      () => use(PlainToasts),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);

  return list ? <list.Toasts toasts={toasts} words={words} /> : null;
};
