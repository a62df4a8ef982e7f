import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstPaint } from '../../../plugins/gatsby-plugin-start-on-intent/src/inline/firstPaint';
import { ThemeToggle } from '../../../src/components/layout/ThemeToggle';
import { THEME_KEY } from '../../../src/navigation/startState';

const toggle = (
  <>
    {/* The rule of GlobalStyle, whose sheet as a whole jsdom cannot read. */}
    <style>{'.light .only-dark, .dark .only-light { display: none; }'}</style>
    <ThemeToggle words={{ toDark: 'Switch to dark theme', toLight: 'Switch to light theme' }} />
  </>
);
const root = document.documentElement;
const button = () => screen.getByRole('button', { name: /theme/i });

// The page's inline script answers the press.
beforeAll(() => firstPaint(THEME_KEY, { light: '#111111', dark: '#222222' }));

beforeEach(() => {
  root.className = 'light js';
  localStorage.clear();
});

it.each([
  ['light', 'Switch to dark theme', 'dark'],
  ['dark', 'Switch to light theme', 'light'],
])('in the %s theme is called "%s" and shows the %s one', async (theme, name, other) => {
  root.className = `${theme} js`;
  render(toggle);
  expect(button()).toHaveAccessibleName(name);
  await userEvent.click(button());
  expect(root).toHaveClass(other);
  expect(root).not.toHaveClass(theme);
});

it('offers what the next press does, press after press', async () => {
  render(toggle);
  for (const name of ['Switch to light theme', 'Switch to dark theme', 'Switch to light theme']) {
    await userEvent.click(button());
    expect(button()).toHaveAccessibleName(name);
  }
});

it('works by the keyboard and keeps the focus', async () => {
  render(toggle);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(root).toHaveClass('dark');
  expect(button()).toHaveFocus();
});

it('does not send a form that it stands in', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(<form onSubmit={onSubmit}>{toggle}</form>);
  await userEvent.click(button());
  expect(onSubmit).not.toHaveBeenCalled();
});
