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

it('shows the other theme, keeps the focus and says what the next press does', async () => {
  root.className = 'light js';
  await userEvent.tab();
  for (const [theme, other] of [
    ['light', 'dark'],
    ['dark', 'light'],
    ['light', 'dark'],
  ]) {
    expect([...root.classList].sort()).toEqual([theme, 'js'].sort());
    expect(button()).toHaveAccessibleName(`Switch to ${other} theme`);
    expect(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  }
  expect(onSubmit).not.toHaveBeenCalled();
});
