import type { FormWords } from '../../../content/kinds/forms';
import type { Toast, ToastKind } from './toastStore';

/** The name of the list and of its close buttons, for screen readers. */
export type ToastWords = Pick<FormWords, 'toasts' | 'closeToast'>;

export interface ToastListProps {
  toasts: readonly Toast[];
  words: ToastWords;
}

/** An error is said at once, a success when the screen reader pauses. */
export const toastRole: Record<ToastKind, 'status' | 'alert'> = {
  success: 'status',
  error: 'alert',
};
