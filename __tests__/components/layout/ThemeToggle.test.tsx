import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeToggle } from '../../../src/components/layout/ThemeToggle';

const toggle = <ThemeToggle toDark="Switch to dark theme" toLight="Switch to light theme" />;
const root = document.documentElement;
const button = () => screen.getByRole('button', { name: /theme/i });

beforeEach(() => {
  root.className = 'light js';
  localStorage.clear();
});

describe('in the light theme', () => {
  it('offers the dark one', () => {
    render(toggle);
    expect(button()).toHaveAccessibleName('Switch to dark theme');
  });

  it('shows the dark one when it is pressed', async () => {
    render(toggle);
    await userEvent.click(button());
    expect(root).toHaveClass('dark');
    expect(root).not.toHaveClass('light');
  });
});

describe('in the dark theme', () => {
  beforeEach(() => {
    root.className = 'dark js';
  });

  it('offers the light one', () => {
    render(toggle);
    expect(button()).toHaveAccessibleName('Switch to light theme');
  });

  it('shows the light one when it is pressed', async () => {
    render(toggle);
    await userEvent.click(button());
    expect(root).toHaveClass('light');
    expect(root).not.toHaveClass('dark');
  });
});

it('offers what the next press does, press after press', async () => {
  render(toggle);
  const names: (string | null)[] = [];
  for (let press = 0; press < 3; press += 1) {
    await userEvent.click(button());
    names.push(button().getAttribute('aria-label'));
  }
  expect(names).toEqual(['Switch to light theme', 'Switch to dark theme', 'Switch to light theme']);
});

it('works by the keyboard and keeps the focus', async () => {
  render(toggle);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(root).toHaveClass('dark');
  expect(button()).toHaveFocus();
});

it('agrees with the other toggle of the page', async () => {
  render(
    <>
      {toggle}
      {toggle}
    </>,
  );
  const [first] = screen.getAllByRole('button');
  if (first) await userEvent.click(first);
  expect(screen.getAllByRole('button', { name: 'Switch to light theme' })).toHaveLength(2);
});

it('follows a choice made in another tab', () => {
  render(toggle);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  });
  expect(button()).toHaveAccessibleName('Switch to light theme');
});

it('does not send a form that it stands in', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(<form onSubmit={onSubmit}>{toggle}</form>);
  await userEvent.click(button());
  expect(onSubmit).not.toHaveBeenCalled();
});
