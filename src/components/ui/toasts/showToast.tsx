/**
 * Messages over the page, shown by react-toastify, which loads when the visitor turns to a form or to a question, or
 * with the first message.
 */
import styled from 'styled-components';
import { createStore } from '../../../hooks/createStore';
import { filled } from '../../../theme/mixins';
import { color, navHeight, size, space } from '../../../theme/theme';

type ToastsModule = typeof import('./Toasts');
type Toast = [kind: 'success' | 'error', text: string, quote?: string];

/** How long a toast stays, in milliseconds. Specification 9. */
export const TOAST_TIME = 3000;

/**
 * Milliseconds between a new live region and its first text, because screen readers say only what is added to a region
 * that they know.
 */
const REGION_LEAD = 100;

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

function showPlainly(words: string): void {
  plainMessage.set(words);
  clearTimeout(plainTimer);
  plainTimer = setTimeout(() => plainMessage.set(''), TOAST_TIME);
}

/** The messages that wait for the code that shows them. */
const waiting = new Set<string>();

async function showSoon(...[kind, text, quote = '']: Toast): Promise<void> {
  const words = `${text} ${quote}`.trim();
  const isRegionNew = !loadedToasts.get();
  waiting.add(words);
  try {
    const { show } = await loadToasts();
    if (isRegionNew) await new Promise((resolve) => setTimeout(resolve, REGION_LEAD));
    show(kind, text, quote);
  } catch {
    showPlainly(words);
  }
  waiting.delete(words);
}

/** Shows a text and, after it, a quotation in any language. Replaces a toast with the same words. */
export const showToast = (...toast: Toast): void => void showSoon(...toast);

/** True while a message of this text, without a quotation, is shown or about to be. */
export const isToastShown = (text: string): boolean =>
  waiting.has(text) || plainMessage.get() === text || (loadedToasts.get()?.isShown(text) ?? false);

/** Mounts the toasts, once in the layout. Until their own live region is there, an empty one waits for a text. */
export const ToastHost = (props: Parameters<ToastsModule['Toasts']>[0]) => {
  const loaded = loadedToasts.useValue();
  const message = plainMessage.useValue();
  return (
    <>
      {(!loaded || message) && <div aria-live="polite">{message && <Plain>{message}</Plain>}</div>}
      {loaded && <loaded.Toasts {...props} />}
    </>
  );
};
