import { act, fireEvent, render, screen, type RenderOptions } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useStaticQuery } from 'gatsby';
import type { ReactNode } from 'react';
import { ToastHost } from '../../src/components/ui/toasts/showToast';
import { fakeFetch } from './fakeFetch';
import { formWords } from './formContent';
import { siteQuery } from './siteContent';

/** More than the longest promise chain. */
const PROMISE_STEPS = 50;

/** Lets pending promises (modules, answers of the fake network) resolve and render. */
export const settle = (begin?: () => void) =>
  act(async () => {
    begin?.();
    for (let step = 0; step < PROMISE_STEPS; step += 1) await Promise.resolve();
  });

/** Presses a button and lets the fake network's answer render, without moving the clock. */
export const press = (button: HTMLElement) =>
  settle(() => {
    button.focus();
    fireEvent.click(button, { detail: 1 });
  });

/** Lets time pass on a fake clock. */
export const pass = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });

/** Wraps content with the toast host, as the layout does. */
export const withToasts = (content: ReactNode) => (
  <>
    <ToastHost words={formWords} />
    {content}
  </>
);

/** The list of toasts, which is there from a form's start. */
export const toasts = () => screen.getByRole('region', { name: formWords.toasts });

/** Renders a form with the toast host; returns the visitor's actions. */
export async function renderForm(form: ReactNode, options?: RenderOptions) {
  jest.mocked(useStaticQuery).mockReturnValue(siteQuery);
  const view = render(withToasts(form), options);
  await settle();
  return {
    ...view,
    user: userEvent.setup({ delay: null }),
    leave: () => view.rerender(withToasts(null)),
    show: (next: ReactNode) => view.rerender(withToasts(next)),
  };
}

/** Pastes text at the end of a field, which is much faster than typing. */
export async function write(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

export type View = Awaited<ReturnType<typeof renderForm>>;

/** Each test begins in a fresh tab whose window has the focus. Returns its network. */
export function setUpTab() {
  const network = fakeFetch();
  beforeEach(() => {
    network.renew();
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    sessionStorage.clear();
  });
  afterEach(() => {
    // Ends requests that are still pending.
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  return network;
}
