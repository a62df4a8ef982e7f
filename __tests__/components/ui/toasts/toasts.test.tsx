import { fireEvent, render, screen } from '@testing-library/react';
import {
  preloadToasts,
  showToast,
  ToastHost,
} from '../../../../src/components/ui/toasts/showToast';
import { iconsIn } from '../../../support/icons';
import { settle } from '../../../support/renderForm';
import { styleOf } from '../../../support/viewport';

const show = async (...toast: Parameters<typeof showToast>) => {
  showToast(...toast);
  await settle();
};

const toastOf = (text: string) => {
  const toast = screen.getByText(text).closest('.Toastify__toast');
  if (!toast) throw new Error(`"${text}" is in no toast.`);
  return toast;
};

const shown = () =>
  [...document.querySelectorAll('.Toastify__toast')].map(({ textContent }) => textContent);

const barOf = (text: string) => {
  const bar = toastOf(text).querySelector<HTMLElement>('.Toastify__progress-bar');
  if (!bar) throw new Error(`"${text}" has no bar.`);
  return bar;
};

const isRunning = (text: string) => barOf(text).style.animationPlayState === 'running';

beforeEach(() => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  render(<ToastHost words={{ toasts: 'Messages', closeToast: 'Close' }} />);
});
afterEach(() => jest.restoreAllMocks());

describe('toasts', () => {
  beforeEach(async () => {
    preloadToasts();
    await settle();
  });

  // fkhadra/react-toastify 1291: an alert or a status inside a live region is said twice.
  it('speak with one voice, that of their region, and close by their button', async () => {
    await show('error', 'It failed');
    await show('success', 'It worked');
    const live = document.querySelectorAll('[aria-live], [role="alert"], [role="status"]');
    expect([...live]).toEqual([screen.getByRole('region', { name: 'Messages' })]);
    expect(iconsIn(toastOf('It failed'))).toEqual(['circle-exclamation-point', 'x']);
    expect(iconsIn(toastOf('It worked'))).toEqual(['circle-check', 'x']);
    expect(toastOf('It failed').querySelectorAll('svg, button')).toHaveLength(3);
    expect(toastOf('It failed')).toHaveClass('Toastify__toast--error');
    expect(toastOf('It worked')).toHaveClass('Toastify__toast--success');
    expect(screen.getByRole('region', { name: 'Messages' })).toContainElement(
      screen.getByText('It worked'),
    );
    // What lies around them stays clickable.
    expect(styleOf(toastOf('It failed'))['pointer-events']).toBe('auto');
    const button = toastOf('It failed').querySelector('button');
    expect(button).toHaveAccessibleName('Close');
    fireEvent.click(button ?? document.body);
    expect(shown()).toEqual(['It worked']);
  });

  it('close after three seconds, and wait while hovered or in a background window', async () => {
    await show('success', 'It worked');
    expect(barOf('It worked').style.animationDuration).toBe('3000ms');
    expect(isRunning('It worked')).toBe(true);
    fireEvent.mouseEnter(toastOf('It worked'));
    expect(isRunning('It worked')).toBe(false);
    fireEvent.mouseLeave(toastOf('It worked'));
    expect(isRunning('It worked')).toBe(true);
    fireEvent.blur(window);
    expect(isRunning('It worked')).toBe(false);
    fireEvent.focus(window);
    expect(isRunning('It worked')).toBe(true);
    fireEvent.animationEnd(barOf('It worked'));
    expect(shown()).toEqual([]);
  });

  it('show a repeated text once, with a new timer, and every different server message', async () => {
    await show('error', 'It failed');
    const first = toastOf('It failed');
    await show('error', 'It failed');
    expect(shown()).toEqual(['It failed']);
    expect(toastOf('It failed')).not.toBe(first);
    await show('error', 'Error:', 'Too long');
    await show('error', 'Error:', 'Too short');
    await show('error', 'Other:', 'Too short');
    expect(shown().sort()).toEqual([
      'Error: Too long',
      'Error: Too short',
      'It failed',
      'Other: Too short',
    ]);
    // A server message may have a different text direction.
    expect(screen.getByText('Too long').localName).toBe('bdi');
  });
});
