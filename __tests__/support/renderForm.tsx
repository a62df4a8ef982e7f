import { act, fireEvent, render, type RenderOptions } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useStaticQuery } from 'gatsby';
import type { ReactNode } from 'react';
import { ToastHost } from '../../src/components/ui/toasts/showToast';
import { fakeFetch } from './fakeFetch';
import { formWords } from './formContent';
import { siteQuery } from './siteContent';

/** More steps than any chain of promises here has. */
const PROMISE_STEPS = 50;

/** What is on its way (a loaded module, an answer of the fake network) arrives and is shown. */
export const settle = (begin?: () => void) =>
  act(async () => {
    begin?.();
    for (let step = 0; step < PROMISE_STEPS; step += 1) await Promise.resolve();
  });

/** Presses a button and waits for what the fake network makes of it; the clock stands still. */
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

/** The content of a page and the place of the toasts, as the layout has them. */
export const withToasts = (content: ReactNode) => (
  <>
    <ToastHost words={formWords} />
    {content}
  </>
);

/** Renders a form and the place of the toasts; gives the visitor's hands. */
export async function renderForm(form: ReactNode, options?: RenderOptions) {
  jest.mocked(useStaticQuery).mockReturnValue(siteQuery);
  const view = render(withToasts(form), options);
  await settle();
  return {
    ...view,
    user: userEvent.setup({ delay: null }),
    /** The visitor goes to another page: the layout stays, the form goes. */
    leave: () => view.rerender(withToasts(null)),
    /** The visitor comes to a page with this form. */
    show: (next: ReactNode) => view.rerender(withToasts(next)),
  };
}

/** Puts a whole text into a field at once, behind what it holds: much faster than key by key. */
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
    // Whatever is still being sent belongs to the tab that is gone.
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  return network;
}
