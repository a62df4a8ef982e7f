import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useStaticQuery } from 'gatsby';
import { menus } from '../../../plugins/gatsby-plugin-start-on-intent/src/inline/menus';
import { Header } from '../../../src/components/layout/Header';
import type { Logo } from '../../../src/content/text/images';
import { iconsIn } from '../../support/icons';
import { logoOf } from '../../support/logos';
import { site, siteQueryOf } from '../../support/siteContent';
import '../../support/stayOnPage';
import { setViewport, styleOf } from '../../support/viewport';

function page(currentPath: string, logo?: Logo) {
  jest.mocked(useStaticQuery).mockReturnValue(siteQueryOf({ company: { ...site, logo } }));
  return (
    <>
      <Header currentPath={currentPath} />
      <div data-behind="" data-testid="behind">
        <p>The page</p>
        <button type="button">A button of the page</button>
      </div>
    </>
  );
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });
const menuButton = () => button(/menu/i);
const services = () => button('Listening Services');
const stories = () => button('Success Stories');
const pageButton = () => button('A button of the page');
const isOpen = (control: HTMLElement) => control.getAttribute('aria-expanded') === 'true';
const risk = () => screen.queryByRole('link', { name: 'Risk' });

const isShown = (element: Element | null): boolean =>
  element === null || (styleOf(element).display !== 'none' && isShown(element.parentElement));

/** Gives each visible element a box, because jsdom has no layout. */
const stubBoxes = () =>
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    const rects = isShown(this) ? [this.getBoundingClientRect()] : [];
    return Object.assign(rects, { item: (index: number) => rects[index] ?? null });
  });

function visit() {
  render(page('/about'));
  return userEvent.setup();
}

async function visitMenu() {
  setViewport({ width: 390 });
  const user = visit();
  await user.click(menuButton());
  return user;
}

// The script keeps no per-page state.
beforeAll(() => {
  setViewport({});
  menus('(min-width: 75em)');
});

beforeEach(() => {
  setViewport({});
  stubBoxes();
  // Without this class the page counts as one without JavaScript.
  document.documentElement.className = 'light js';
});

afterEach(() => jest.restoreAllMocks());

it('the header shows mark and name, or the company’s own logo, loaded eagerly', () => {
  const { unmount } = render(page('/about'));
  expect(link('Acme home page')).toHaveTextContent('Acme');
  unmount();
  render(page('/about', logoOf('acme')));
  expect(link('Acme home page')).not.toHaveTextContent('Acme');
  const image = link('Acme home page').querySelector('img');
  expect(image).toHaveAttribute('src', '/static/acme.svg');
  expect(image).toHaveAttribute('loading', 'eager');
});

// patternfly/patternfly-react 3660; WCAG 2.2, 2.4.11.
it.each([
  [16, 1280, false],
  [24, 1280, true],
  [32, 1440, true],
  [32, 2400, false],
])(
  'at a text size of %ipx in a window of %ipx the menu folds before it wraps: %j',
  (textSize, width, folds) => {
    setViewport({ textSize, width });
    visit();
    expect(isShown(screen.getByText('Open menu').closest('button'))).toBe(folds);
  },
);

it.each([
  ['/', ['Home'], []],
  ['/contact', ['Contact'], []],
  ['/risk', ['Risk'], ['Listening Services']],
  ['/success', ['All Stories'], ['Success Stories']],
  ['/airlines', [], []],
])('on %s the menu marks the page and the dropdown that holds it', (path, own, around) => {
  render(page('/elsewhere')).rerender(page(path));
  const marked = screen.queryAllByRole('link', { current: 'page', hidden: true });
  expect(marked.map(({ textContent }) => textContent)).toEqual(own);
  const pearls = [services(), stories()].filter((entry) => 'content' in styleOf(entry, '::after'));
  expect(pearls.map(({ textContent }) => textContent)).toEqual(around);
});

describe('a dropdown', () => {
  it('opens and closes by its button', async () => {
    const user = visit();
    const arrow = () => {
      const icon = services().querySelector('svg');
      return icon ? styleOf(icon).rotate : 'no arrow';
    };
    expect([isOpen(services()), risk(), arrow()]).toEqual([false, null, undefined]);
    await user.click(services());
    expect(isOpen(services())).toBe(true);
    // A dropdown does not make the page inert.
    expect(screen.getByTestId('behind')).not.toHaveAttribute('inert');
    expect(risk()).toHaveAttribute('href', '/risk');
    const list = document.getElementById(services().getAttribute('aria-controls') ?? '');
    expect(list).toContainElement(risk());
    expect(list && styleOf(list)['border-block-start']).toContain('var(--ring-listen)');
    expect(arrow()).toBe('180deg');
    await user.click(services());
    expect([isOpen(services()), risk()]).toEqual([false, null]);
    expect(arrow()).toBeUndefined();
  });

  it('does not open by hovering; closes by Escape, which brings the focus back to its button', async () => {
    const user = visit();
    await user.hover(services());
    expect(risk()).not.toBeInTheDocument();
    await user.click(services());
    await user.tab();
    await user.tab();
    expect(risk()).toHaveFocus();
    const focused = jest.spyOn(HTMLElement.prototype, 'focus');
    await user.keyboard('{Escape}');
    expect(isOpen(services())).toBe(false);
    expect(services()).toHaveFocus();
    // The page scrolls only as far as needed.
    expect(focused).toHaveBeenLastCalledWith({ preventScroll: false });
    // Escape does not move the focus when nothing is open.
    pageButton().focus();
    await user.keyboard('{Escape}');
    expect(pageButton()).toHaveFocus();
  });

  it.each(['Control', 'Meta', 'Shift'])(
    'stays open when %s opens a link in another tab or window',
    async (key) => {
      const user = visit();
      await user.click(services());
      await user.keyboard(`{${key}>}`);
      await user.click(link('Risk'));
      await user.keyboard(`{/${key}}`);
      expect(isOpen(services())).toBe(true);
      await user.click(link('Risk'));
      expect(isOpen(services())).toBe(false);
    },
  );
});

describe('the mobile menu', () => {
  it('opens and closes by its button, whose label names the next action', async () => {
    const user = visit();
    for (const expanded of [false, true, false]) {
      expect(menuButton()).toHaveAccessibleName(expanded ? 'Close menu' : 'Open menu');
      expect(isOpen(menuButton())).toBe(expanded);
      const shown = [...menuButton().children].filter((part) => styleOf(part).display !== 'none');
      expect(shown.flatMap(iconsIn)).toEqual([expanded ? 'x' : 'menu']);
      expect(screen.getByTestId('behind').hasAttribute('inert')).toBe(expanded);
      await user.click(menuButton());
    }
    const { id } = screen.getByRole('navigation', { name: 'Main' });
    expect(menuButton()).toHaveAttribute('aria-controls', id);
  });
});

it.each<[string, number, () => HTMLElement, (user: UserEvent) => unknown]>([
  ['another dropdown opens', 1440, services, (user) => user.click(stories())],
  [
    'the page is pressed',
    1440,
    services,
    (user) => user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('The page') }),
  ],
  ['a page is chosen', 1440, services, (user) => user.click(link('Risk'))],
  ['the focus leaves at its end', 1440, services, () => stories().focus()],
  ['the focus leaves before its start', 1440, services, () => link('Home').focus()],
  ['the visitor goes back', 1440, services, () => fireEvent.popState(window)],
  ['a page is chosen', 390, menuButton, (user) => user.click(link('Home'))],
  ['the logo is followed', 390, menuButton, (user) => user.click(link('Acme home page'))],
  ['the visitor goes back', 390, menuButton, () => fireEvent.popState(window)],
  ['it grows to the wide layout', 390, menuButton, () => setViewport({ width: 1200 })],
])('when %s in a window of %ipx, the open menu closes', async (_what, width, opener, close) => {
  setViewport({ width });
  const user = visit();
  await user.click(opener());
  await act(async () => void (await close(user)));
  expect(isOpen(opener())).toBe(false);
});

it('the open mobile menu keeps the focus in the header, in both directions', async () => {
  const user = await visitMenu();
  const home = screen.getByRole('link', { name: 'Acme home page' });
  home.focus();
  await user.tab({ shift: true });
  expect(screen.getByText('العربية')).toHaveFocus();
  await user.tab();
  expect(home).toHaveFocus();
  await user.tab();
  expect(menuButton()).toHaveFocus();
  await user.tab({ shift: true });
  expect(home).toHaveFocus();
});

it('the mobile menu has one dropdown open at a time, and none when it is opened again', async () => {
  const user = await visitMenu();
  await user.click(services());
  await user.click(stories());
  expect([isOpen(services()), isOpen(stories())]).toEqual([false, true]);
  await user.click(link('Contact'));
  await user.click(menuButton());
  expect([isOpen(services()), isOpen(stories())]).toEqual([false, false]);
});

it('the mobile menu scrolls if it is longer than the window', async () => {
  await visitMenu();
  expect(styleOf(screen.getByRole('navigation', { name: 'Main' }))).toMatchObject({
    position: 'fixed',
    overflow: 'auto',
  });
});

it('a dropdown in the mobile menu stays open when a finger starts to scroll', async () => {
  const user = await visitMenu();
  await user.click(services());
  fireEvent.pointerDown(link('Contact'));
  expect(isOpen(services())).toBe(true);
  await user.click(screen.getByRole('navigation', { name: 'Main' }));
  expect(isOpen(menuButton())).toBe(true);
});
