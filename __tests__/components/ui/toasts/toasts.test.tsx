import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { LibraryToasts } from '../../../../src/components/ui/toasts/LibraryToasts';
import { PlainToasts, type ToastListProps } from '../../../../src/components/ui/toasts/PlainToasts';
import { closeToast, showToast, toastStore } from '../../../../src/components/ui/toasts/toastStore';
import { iconsIn } from '../../../support/icons';
import { pass } from '../../../support/renderForm';
import { styleOf } from '../../../support/viewport';

const words = { toasts: 'Messages', closeToast: 'Close' };

const show = async (...toast: Parameters<typeof showToast>) => {
  act(() => showToast(...toast));
  await pass(0);
};

const toastOf = (text: string) => {
  const toast = screen.getByText(text).closest('.Toastify__toast');
  if (!toast) throw new Error(`"${text}" is in no toast.`);
  return toast;
};

const shown = () =>
  [...document.querySelectorAll('.Toastify__toast')].map(({ textContent }) => textContent);

/** Whether the bar that shows the time left stands still. */
const isPaused = (text: string) => {
  const bar = toastOf(text).querySelector('.Toastify__progress-bar');
  return bar !== null && styleOf(bar)['animation-play-state'] === 'paused';
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(async () => {
  act(() => toastStore.get().toasts.forEach(({ id }) => closeToast(id)));
  await pass(0);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe.each<[string, ComponentType<ToastListProps>]>([
  ['react-toastify', LibraryToasts],
  ['plain elements, for visitors who went offline before', PlainToasts],
])('toasts by %s', (_name, Toasts) => {
  const Host = () => <Toasts toasts={toastStore.useValue().toasts} words={words} />;

  it('say an error at once, a success when there is a pause, in a named list; close by their own button', async () => {
    render(<Host />);
    await show('error', 'It failed');
    await show('success', 'It worked');
    expect(screen.getByRole('alert')).toHaveTextContent('It failed');
    expect(screen.getByRole('status')).toHaveTextContent('It worked');
    expect(iconsIn(toastOf('It failed'))).toEqual(['circle-exclamation-point', 'x']);
    expect(iconsIn(toastOf('It worked'))).toEqual(['circle-check', 'x']);
    // One icon, one button, and none of the library's own.
    expect(toastOf('It failed').querySelectorAll('svg, button')).toHaveLength(3);
    expect(screen.getByRole('alert')).toHaveClass('Toastify__toast--error');
    expect(screen.getByRole('status')).toHaveClass('Toastify__toast--success');
    expect(screen.getByRole('region', { name: 'Messages' })).toContainElement(
      screen.getByText('It worked'),
    );
    const button = toastOf('It failed').querySelector('button');
    expect(button).toHaveAccessibleName('Close');
    fireEvent.click(button ?? document.body);
    await pass(0);
    expect(shown()).toEqual(['It worked']);
  });

  it.each([
    ['mouseEnter', 'mouseLeave'],
    ['focusIn', 'focusOut'],
  ] as const)('wait from %s to %s, and close when their time is up', async (on, off) => {
    render(<Host />);
    await show('success', 'It worked');
    await pass(2000);
    expect(isPaused('It worked')).toBe(false);
    fireEvent[on](toastOf('It worked'));
    await pass(10_000);
    expect(isPaused('It worked')).toBe(true);
    fireEvent[off](toastOf('It worked'));
    await pass(1000);
    expect(shown()).toEqual([]);
  });

  it('wait while the visitor is in another window', async () => {
    jest.mocked(document.hasFocus).mockReturnValue(false);
    render(<Host />);
    await show('success', 'It worked');
    await pass(10_000);
    fireEvent.focus(window);
    await pass(1000);
    fireEvent.blur(window);
    await pass(10_000);
    fireEvent.focus(window);
    await pass(1999);
    expect(shown()).toEqual(['It worked']);
    await pass(1);
    expect(shown()).toEqual([]);
  });

  it('show a text once, with a new time, but each answer of a server', async () => {
    render(<Host />);
    await show('error', 'It failed');
    await pass(2000);
    await show('error', 'It failed');
    await pass(2000);
    expect(shown()).toEqual(['It failed']);
    await pass(1000);
    expect(shown()).toEqual([]);
    await show('error', 'Error:', 'Too long');
    await show('error', 'Error:', 'Too short');
    await show('error', 'Other:', 'Too short');
    expect(shown().sort()).toEqual(['Error: Too long', 'Error: Too short', 'Other: Too short']);
    // They may run in another direction.
    expect(screen.getByText('Too long').localName).toBe('bdi');
  });
});
