import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FlipCards } from '../../../src/components/sections/FlipCards';

const unique = {
  heading: 'Where we differ',
  turn: 'Read more:',
  turnBack: 'Turn back:',
  cards: [
    {
      title: 'Below the surface',
      text: 'We follow a topic into the forums.',
      glyph: 'deep' as const,
    },
    { title: 'Proof before opinion', text: 'We check facts first.', glyph: 'proof' as const },
  ],
  action: { label: 'Join', link: '/contact' },
};

const turn = { name: 'Read more: Below the surface' };
const turnBack = { name: 'Turn back: Below the surface' };
const button = (named: { name: string }) => screen.queryByRole('button', named);
const press = (named: { name: string }) => userEvent.click(screen.getByRole('button', named));
const isInert = (text: string) => screen.getByText(text).closest('[inert]') !== null;

beforeEach(() => {
  // Else the sides stand one below the other, as without JavaScript.
  document.documentElement.classList.add('js');
  render(<FlipCards {...unique} />);
});

it('shows the front, and the back is inert', () => {
  expect(button(turn)).toBeInTheDocument();
  expect(button(turnBack)).not.toBeInTheDocument();
  expect(isInert('We follow a topic into the forums.')).toBe(true);
});

it('takes no focus when the page appears', () => {
  expect(document.body).toHaveFocus();
});

it('is turned by its button, and the focus goes along', async () => {
  await press(turn);
  expect(button(turnBack)).toHaveFocus();
  expect(button(turn)).not.toBeInTheDocument();
  expect(isInert('We follow a topic into the forums.')).toBe(false);
});

it('is turned back, and the focus goes along', async () => {
  await press(turn);
  await press(turnBack);
  expect(button(turn)).toHaveFocus();
  expect(button(turnBack)).not.toBeInTheDocument();
  expect(isInert('We follow a topic into the forums.')).toBe(true);
});

it.each(['{Enter}', ' '])('is turned and turned back by the key "%s"', async (key) => {
  button(turn)?.focus();
  await userEvent.keyboard(key);
  expect(button(turnBack)).toHaveFocus();
  await userEvent.keyboard(key);
  expect(button(turn)).toHaveFocus();
});

it('is turned by touch', async () => {
  await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button', turn) });
  expect(button(turnBack)).toBeInTheDocument();
});

it('is not turned by hovering', async () => {
  await userEvent.hover(screen.getByRole('button', turn));
  expect(button(turnBack)).not.toBeInTheDocument();
});

describe('pressed on its text', () => {
  const text = () => screen.getByText('We follow a topic into the forums.');
  beforeEach(() => press(turn));

  it('is turned back', async () => {
    await userEvent.click(text());
    expect(button(turn)).toHaveFocus();
  });

  it('stays while some of the text is selected', () => {
    getSelection()?.selectAllChildren(text());
    fireEvent.click(text());
    expect(button(turnBack)).toBeInTheDocument();
  });
});

it('leaves the other cards alone', async () => {
  await press(turn);
  expect(button({ name: 'Read more: Proof before opinion' })).toBeInTheDocument();
});
