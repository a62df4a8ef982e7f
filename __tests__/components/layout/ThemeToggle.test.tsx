import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstPaint } from '../../../plugins/gatsby-plugin-start-on-intent/src/inline/firstPaint';
import { ThemeToggle } from '../../../src/components/layout/ThemeToggle';
import { THEME_KEY } from '../../../src/navigation/startState';
import { GlobalStyle } from '../../../src/theme/GlobalStyle';
import { renderAsPublished } from '../../support/asPublished';

const root = document.documentElement;
const button = () => screen.getByRole('button', { name: /theme/i });
const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());

// The page's inline script answers the press.
beforeAll(() => firstPaint(THEME_KEY, { light: '#111111', dark: '#222222' }));

beforeEach(() => {
  localStorage.clear();
  renderAsPublished(
    <form onSubmit={onSubmit}>
      <GlobalStyle $language="en" />
      <ThemeToggle words={{ toDark: 'Switch to dark theme', toLight: 'Switch to light theme' }} />
    </form>,
  );
});

it.each([
  ['light', 'Switch to dark theme', 'dark'],
  ['dark', 'Switch to light theme', 'light'],
])('in the %s theme is called "%s" and shows the %s one', async (theme, name, other) => {
  root.className = `${theme} js`;
  expect(button()).toHaveAccessibleName(name);
  await userEvent.click(button());
  expect([...root.classList].sort()).toEqual([other, 'js'].sort());
  expect(onSubmit).not.toHaveBeenCalled();
});

it('works by the keyboard, keeps the focus and offers what the next press does', async () => {
  root.className = 'light js';
  await userEvent.tab();
  for (const name of ['Switch to light theme', 'Switch to dark theme', 'Switch to light theme']) {
    await userEvent.keyboard('{Enter}');
    expect(button()).toHaveAccessibleName(name);
    expect(button()).toHaveFocus();
  }
});
