import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastHost } from '../../../../src/components/ui/toasts/ToastHost';
import {
  closeToast,
  preloadToasts,
  showToast,
  toastStore,
} from '../../../../src/components/ui/toasts/toastStore';

const words = { toasts: 'Messages', closeToast: 'Close' };

/** Whether react-toastify can be loaded in the test that runs. */
const mockLibrary = { isThere: true };
jest.mock('react-toastify/unstyled', () => {
  if (!mockLibrary.isThere) throw new Error('Loading chunk failed');
  return jest.requireActual<object>('react-toastify/unstyled');
});

const pass = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });

const show = async (...toast: Parameters<typeof showToast>) => {
  act(() => showToast(...toast));
  await pass(0);
};

const toastOf = (text: string) => {
  const toast = screen.getByText(text).closest('.Toastify__toast');
  if (!toast) throw new Error(`"${text}" is in no toast.`);
  return toast;
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

// The plain toasts come first: once loaded, react-toastify stays.
describe.each([
  ['without react-toastify', false],
  ['with react-toastify', true],
])('toasts %s', (_name, isThere) => {
  beforeAll(() => {
    mockLibrary.isThere = isThere;
  });

  it('says an error at once and a success when there is a pause, in a named list', async () => {
    render(<ToastHost words={words} />);
    await show('error', 'It failed');
    await show('success', 'It worked');
    expect(screen.getByRole('alert')).toHaveTextContent('It failed');
    expect(screen.getByRole('status')).toHaveTextContent('It worked');
    expect(screen.getByRole('alert')).toHaveClass('Toastify__toast', 'Toastify__toast--error');
    expect(screen.getByRole('status')).toHaveClass('Toastify__toast', 'Toastify__toast--success');
    expect(screen.getByRole('region', { name: 'Messages' })).toContainElement(
      screen.getByText('It worked'),
    );
    // Only react-toastify marks what is in.
    expect(toastOf('It worked').hasAttribute('data-in')).toBe(isThere);
  });

  it('closes after 3000 ms', async () => {
    render(<ToastHost words={words} />);
    await show('success', 'It worked');
    await pass(2999);
    expect(screen.getByText('It worked')).toBeInTheDocument();
    await pass(1);
    expect(screen.queryByText('It worked')).not.toBeInTheDocument();
  });

  it('closes by hand', async () => {
    render(<ToastHost words={words} />);
    await show('error', 'It failed');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(0);
    expect(screen.queryByText('It failed')).not.toBeInTheDocument();
  });

  it.each([
    ['the pointer is on it', 'mouseEnter', 'mouseLeave'],
    ['the focus is in it', 'focusIn', 'focusOut'],
  ] as const)(
    'waits while %s, and closes when its time is up after that',
    async (_when, on, off) => {
      render(<ToastHost words={words} />);
      await show('success', 'It worked');
      await pass(2000);
      fireEvent[on](toastOf('It worked'));
      await pass(10_000);
      fireEvent[off](toastOf('It worked'));
      await pass(999);
      expect(screen.getByText('It worked')).toBeInTheDocument();
      await pass(1);
      expect(screen.queryByText('It worked')).not.toBeInTheDocument();
    },
  );

  it('waits while the visitor is in another window', async () => {
    jest.mocked(document.hasFocus).mockReturnValue(false);
    render(<ToastHost words={words} />);
    await show('success', 'It worked');
    await pass(10_000);
    fireEvent.focus(window);
    await pass(1000);
    fireEvent.blur(window);
    await pass(10_000);
    expect(screen.getByText('It worked')).toBeInTheDocument();
    fireEvent.focus(window);
    await pass(2000);
    expect(screen.queryByText('It worked')).not.toBeInTheDocument();
  });

  it('shows a text once, with a new time', async () => {
    render(<ToastHost words={words} />);
    await show('error', 'It failed');
    await pass(2000);
    await show('error', 'It failed');
    expect(screen.getAllByText('It failed')).toHaveLength(1);
    await pass(2000);
    expect(screen.getByText('It failed')).toBeInTheDocument();
    await pass(1000);
    expect(screen.queryByText('It failed')).not.toBeInTheDocument();
  });

  it('shows markup as text', async () => {
    render(<ToastHost words={words} />);
    await show('error', '<img src=x onerror=alert(1)><b>No</b>');
    expect(screen.getByText('<img src=x onerror=alert(1)><b>No</b>')).toBeInTheDocument();
    expect(document.querySelector('img, b')).toBeNull();
  });

  it('shows what was said before there was a place for it, and keeps it through a new layout', async () => {
    await show('error', 'It failed');
    const { unmount } = render(<ToastHost words={words} />);
    await pass(0);
    expect(screen.getByText('It failed')).toBeInTheDocument();
    unmount();
    render(<ToastHost words={words} />);
    await pass(0);
    expect(screen.getByText('It failed')).toBeInTheDocument();
  });
});

it('has the place of the toasts ready before the first one', async () => {
  render(<ToastHost words={words} />);
  act(preloadToasts);
  await pass(0);
  expect(screen.getByRole('region', { name: 'Messages' })).toBeEmptyDOMElement();
});
