import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { menus } from '../../../plugins/gatsby-plugin-start-on-intent/src/inline/menus';
import { Header } from '../../../src/components/layout/Header';
import type { ShownLogo } from '../../../src/content/logos';
import { stubBoxes } from '../../support/boxes';
import { logoOf } from '../../support/logos';
import { stubMatchMedia, type MediaStub } from '../../support/matchMedia';
import { navigation } from '../../support/siteContent';
import '../../support/stayOnPage';

let media: MediaStub;

const page = (currentPath: string, logo: ShownLogo | null = null) => (
  <>
    <Header
      company={{ name: 'Acme', logo }}
      navigation={navigation}
      languages={[]}
      currentPath={currentPath}
    />
    <div data-behind="" data-testid="behind">
      <button type="button">A button of the page</button>
    </div>
  </>
);

function visit() {
  const { rerender } = render(page('/about'));
  return { user: userEvent.setup(), goTo: (path: string) => rerender(page(path)) };
}

/** Opens the page and its mobile menu. */
async function visitAndOpen() {
  const visited = visit();
  await visited.user.click(menuButton());
  return visited;
}

const menuButton = () => screen.getByRole('button', { name: /menu/i });
const logo = () => screen.getByRole('link', { name: 'Acme home page' });
const services = () => screen.getByRole('button', { name: 'Listening Services' });
const contact = () => screen.getByRole('link', { name: 'Contact' });

// It keeps nothing between two pages: what is open stands in the page.
beforeAll(() => {
  media = stubMatchMedia();
  menus('(min-width: 1200px)');
});

beforeEach(() => {
  stubBoxes();
  // Without this class the page is one without JavaScript, whose menu needs no button.
  document.documentElement.className = 'light js';
});

afterEach(() => jest.restoreAllMocks());

it('shows the company’s own logo in the place of mark and name', () => {
  render(page('/about', logoOf('acme')));
  expect(logo()).not.toHaveTextContent('Acme');
  expect(logo().querySelector('img')).toHaveAttribute('src', '/static/acme.svg');
});

it('the logo leads to the home page', () => {
  visit();
  expect(logo()).toHaveAttribute('href', '/');
});

it('the menu is a named part of the page', () => {
  visit();
  expect(screen.getByRole('navigation', { name: 'Main' })).toContainElement(contact());
});

describe('the button of the mobile menu', () => {
  it('says that the menu is closed', () => {
    visit();
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('has "menu" in its name, open or closed', async () => {
    const { user } = visit();
    expect(menuButton()).toHaveAccessibleName('Open menu');
    await user.click(menuButton());
    expect(menuButton()).toHaveAccessibleName('Close menu');
  });

  it('opens the menu and says so', async () => {
    await visitAndOpen();
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes the menu and says so', async () => {
    const { user } = await visitAndOpen();
    await user.click(menuButton());
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('names the part of the page that it opens', () => {
    visit();
    expect(menuButton()).toHaveAttribute(
      'aria-controls',
      screen.getByRole('navigation', { name: 'Main' }).id,
    );
  });

  it('makes the page behind inert while the menu covers it', async () => {
    const { user } = await visitAndOpen();
    expect(screen.getByTestId('behind')).toHaveAttribute('inert');
    await user.click(menuButton());
    expect(screen.getByTestId('behind')).not.toHaveAttribute('inert');
  });

  it('stays as it is when React renders the header again', async () => {
    const { goTo } = await visitAndOpen();
    goTo('/contact');
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('Escape', () => {
  it('closes the mobile menu and returns the focus to its button', async () => {
    const { user } = await visitAndOpen();
    contact().focus();
    await user.keyboard('{Escape}');
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    expect(menuButton()).toHaveFocus();
  });

  it('closes an open dropdown first and leaves the menu open', async () => {
    const { user } = await visitAndOpen();
    await user.click(services());
    await user.keyboard('{Escape}');
    expect(services()).toHaveAttribute('aria-expanded', 'false');
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes the menu when it is pressed again', async () => {
    const { user } = await visitAndOpen();
    await user.click(services());
    await user.keyboard('{Escape}{Escape}');
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the focus, while the mobile menu is open', () => {
  it('goes from the last stop of the header to the first', async () => {
    const { user } = await visitAndOpen();
    contact().focus();
    await user.tab();
    expect(logo()).toHaveFocus();
  });

  it('goes back from the first stop of the header to the last', async () => {
    const { user } = await visitAndOpen();
    logo().focus();
    await user.tab({ shift: true });
    expect(contact()).toHaveFocus();
  });

  it('moves on as usual in between', async () => {
    const { user } = await visitAndOpen();
    logo().focus();
    await user.tab();
    expect(menuButton()).toHaveFocus();
  });

  it('comes back from the page behind', async () => {
    const { user } = await visitAndOpen();
    screen.getByRole('button', { name: 'A button of the page' }).focus();
    await user.tab();
    expect(logo()).toHaveFocus();
  });
});

it('the focus leaves the header as usual while the mobile menu is closed', async () => {
  const { user } = visit();
  contact().focus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'A button of the page' })).toHaveFocus();
});

describe('the mobile menu closes', () => {
  it.each(['Home', 'Contact'])('when %s is chosen', async (name) => {
    const { user } = await visitAndOpen();
    await user.click(screen.getByRole('link', { name }));
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('when the visitor goes back', async () => {
    await visitAndOpen();
    fireEvent.popState(window);
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('when the window grows to the wide layout', async () => {
    await visitAndOpen();
    act(() => media.change());
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('not when a dropdown of it is left', async () => {
    const { user } = await visitAndOpen();
    await user.click(services());
    await user.tab({ shift: true });
    expect(services()).toHaveAttribute('aria-expanded', 'true');
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
  });

  it('not when a dropdown of it is opened', async () => {
    const { user } = await visitAndOpen();
    await user.click(services());
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
  });
});

it('an open dropdown stays open in the mobile menu when a finger begins to scroll it', async () => {
  const { user } = await visitAndOpen();
  await user.click(services());
  fireEvent.pointerDown(contact());
  expect(services()).toHaveAttribute('aria-expanded', 'true');
});

it('an open dropdown of the wide layout closes by a press elsewhere', async () => {
  const { user } = visit();
  await user.click(services());
  fireEvent.pointerDown(screen.getByTestId('behind'));
  expect(services()).toHaveAttribute('aria-expanded', 'false');
});

it('the current page is marked', () => {
  const { goTo } = visit();
  goTo('/contact');
  expect(contact()).toHaveAttribute('aria-current', 'page');
});
