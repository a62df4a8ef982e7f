/** Messages over the page, shown by react-toastify, which loads with the first form or message. */
import styled from 'styled-components';
import { createStore } from '../../../hooks/createStore';
import { filled } from '../../../theme/mixins';
import { color, navHeight, size, space } from '../../../theme/theme';

type ToastsModule = typeof import('./Toasts');

/** How long a toast stays, in milliseconds. Specification 9. */
export const TOAST_TIME = 3000;

const loadedToasts = createStore<ToastsModule | undefined>(undefined);

/** A message shown without react-toastify, for visitors who went offline before it loaded. */
const plainMessage = createStore('');

let plainTimer: ReturnType<typeof setTimeout> | undefined;

const Plain = styled.p`
  position: fixed;
  inset-block-start: calc(${size.topBar} + ${navHeight} + ${space[4]});
  inset-inline: ${space[4]};
  z-index: 90;
  padding: ${space[4]};
  border-inline-start: 8px solid ${color.danger};
  ${filled(color.surface, color.ink)}
  box-shadow: ${color.shadow};
`;

async function loadToasts(): Promise<ToastsModule> {
  const toasts = await import('./Toasts');
  loadedToasts.set(toasts);
  return toasts;
}

/** Loads the toasts ahead of time, so that they can report that there is no network. */
export const preloadToasts = (): void => void loadToasts().catch(() => undefined);

/** Shows a text and, after it, a quotation in any language. Replaces a toast with the same words. */
export const showToast = (kind: 'success' | 'error', text: string, quote = ''): void =>
  void loadToasts().then(
    ({ show }) => show(kind, text, quote),
    () => {
      plainMessage.set(`${text} ${quote}`.trim());
      clearTimeout(plainTimer);
      plainTimer = setTimeout(() => plainMessage.set(''), TOAST_TIME);
    },
  );

/** True while a message of this text, without a quotation, is shown. */
export const isToastShown = (text: string): boolean =>
  plainMessage.get() === text || (loadedToasts.get()?.isShown(text) ?? false);

/** Mounts the toasts, once in the layout. */
export const ToastHost = (props: Parameters<ToastsModule['Toasts']>[0]) => {
  const loaded = loadedToasts.useValue();
  const message = plainMessage.useValue();
  if (loaded) return <loaded.Toasts {...props} />;
  return message ? <Plain role="alert">{message}</Plain> : null;
};
