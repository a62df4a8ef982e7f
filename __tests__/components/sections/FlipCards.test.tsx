import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { FlipCards } from '../../../src/components/sections/FlipCards';
import { setViewport, styleOf } from '../../support/viewport';

const cards = [
  { title: 'Depth', text: 'We follow a topic into the [forums](/forums).', glyph: 'deep' as const },
  { title: 'Proof', text: 'We check facts first.', glyph: 'plan' as const },
  { title: 'Reach', text: 'We read many languages.', glyph: 'globe' as const },
];

const content = (
  <FlipCards
    heading="Where we differ"
    turn="Read more:"
    turnBack="Turn back:"
    cards={cards}
    action={{ label: 'Join', link: '/contact' }}
  />
);

const turn = (title = 'Depth') => screen.queryByRole('button', { name: `Read more: ${title}` });
const turnBack = () => screen.queryByRole('button', { name: 'Turn back: Depth' });
const text = () => screen.getByText(/We follow a topic/);
const press = (button: HTMLElement | null) => userEvent.click(button ?? document.body);
const isInert = (element: HTMLElement) => element.closest('[inert]') !== null;
const sidesOf = (title: string) => {
  const [front, back] = [...(turn(title)?.closest('li')?.firstElementChild?.children ?? [])];
  if (!front || !back) throw new Error(`${title} has no two sides.`);
  return { front, back };
};

beforeEach(() => {
  // Without this class the sides are stacked, as without JavaScript.
  document.documentElement.classList.add('js');
});

it('a flip card turns by its button and back by the other, and the focus follows', async () => {
  render(content);
  expect(turnBack()).not.toBeInTheDocument();
  expect(isInert(text())).toBe(true);
  expect(document.body).toHaveFocus();
  const focused = jest.spyOn(HTMLElement.prototype, 'focus');
  await press(turn());
  expect(focused).toHaveBeenLastCalledWith({ preventScroll: true });
  focused.mockRestore();
  expect(turnBack()).toHaveFocus();
  expect(turn()).not.toBeInTheDocument();
  expect(isInert(text())).toBe(false);
  expect(turn('Proof')).toBeInTheDocument();
  const sides = turnBack()?.closest('li')?.firstElementChild;
  expect(sides && styleOf(sides).transform).toBe('rotateY(180deg)');
  // The back is turned twice, so its text is not mirrored.
  const back = sides?.lastElementChild;
  expect(back && styleOf(back).transform).toBe('rotateY(180deg)');
  // On paper both sides are seen from the front.
  setViewport({ isPaper: true });
  expect([sides, back].map((part) => part && styleOf(part).transform)).toEqual([
    undefined,
    undefined,
  ]);
  setViewport({});
  await press(turnBack());
  expect(turn()).toHaveFocus();
  expect(turnBack()).not.toBeInTheDocument();
  expect(isInert(text())).toBe(true);
  expect(sides && styleOf(sides).transform).toBeUndefined();
  expect(screen.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/contact');
});

it('a side of a flip card that turns away is seen until it is edge-on', () => {
  render(content);
  const { front, back } = sidesOf('Depth');
  expect(styleOf(back)).toMatchObject({
    visibility: 'hidden',
    transition: expect.stringMatching(/^visibility 0s calc\(.+ \/ 2\)$/),
  });
  expect(styleOf(front).visibility).toBeUndefined();
});

it('a flip card turns when touched anywhere, but not on hover', async () => {
  render(content);
  await userEvent.hover(turn() ?? document.body);
  expect(turnBack()).not.toBeInTheDocument();
  await userEvent.pointer({ keys: '[TouchA]', target: sidesOf('Depth').front });
  expect(turnBack()).toBeInTheDocument();
  await userEvent.click(text());
  expect(turn()).toHaveFocus();
});

it('a flip card does not turn while its text is selected or a link in it is followed', async () => {
  render(content);
  await press(turn());
  const link = screen.getByRole('link', { name: 'forums' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(turnBack()).toBeInTheDocument();
  getSelection()?.selectAllChildren(text());
  fireEvent.click(text());
  expect(turnBack()).toBeInTheDocument();
  getSelection()?.removeAllRanges();
});

it('without JavaScript both sides of a flip card are readable, and its title shows once', () => {
  document.documentElement.classList.remove('js');
  document.body.innerHTML = renderToString(content);
  expect(isInert(text())).toBe(false);
  const titles = screen.getAllByText('Depth').map((title) => title.parentElement ?? title);
  expect(titles.map((title) => styleOf(title).display)).toEqual(['flex', 'none']);
  document.body.innerHTML = '';
});
