import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { menus } from '../../../plugins/gatsby-plugin-start-on-intent/src/inline/menus';
import { MainMenu } from '../../../src/components/layout/MainMenu';
import { stubMatchMedia } from '../../support/matchMedia';
import { menu } from '../../support/siteContent';
import '../../support/stayOnPage';

interface Shown {
  currentPath?: string;
}

const page = ({ currentPath = '/about' }: Shown) => (
  <>
    <header>
      <MainMenu entries={menu} currentPath={currentPath} />
    </header>
    <p>The page</p>
    <button type="button">A button of the page</button>
  </>
);

function visit(shown: Shown = {}) {
  const { rerender } = render(page(shown));
  return {
    user: userEvent.setup(),
    goTo: (currentPath: string) => rerender(page({ ...shown, currentPath })),
  };
}

const dropdown = (name: string) => screen.getByRole('button', { name });
const services = () => dropdown('Listening Services');
const stories = () => dropdown('Success Stories');
const risk = () => screen.queryByRole('link', { name: 'Risk' });
const allStories = () => screen.queryByRole('link', { name: 'All Stories' });

// It keeps nothing between two pages: what is open stands in the page.
beforeAll(() => {
  stubMatchMedia();
  menus('(min-width: 1200px)');
});

beforeEach(() => {
  document.documentElement.className = 'js';
});

describe('a plain entry', () => {
  it.each([
    ['Home', '/'],
    ['Contact', '/contact'],
  ])('%s leads to %s', (name, href) => {
    visit();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });
});

describe('a dropdown', () => {
  it('is closed at first', () => {
    visit();
    expect(services()).toHaveAttribute('aria-expanded', 'false');
    expect(risk()).not.toBeInTheDocument();
  });

  it('opens by click', async () => {
    const { user } = visit();
    await user.click(services());
    expect(services()).toHaveAttribute('aria-expanded', 'true');
    expect(risk()).toHaveAttribute('href', '/risk');
  });

  it('closes by a second click', async () => {
    const { user } = visit();
    await user.click(services());
    await user.click(services());
    expect(services()).toHaveAttribute('aria-expanded', 'false');
    expect(risk()).not.toBeInTheDocument();
  });

  it.each(['{Enter}', ' '])('opens by the key "%s"', async (key) => {
    const { user } = visit();
    services().focus();
    await user.keyboard(key);
    expect(risk()).toBeInTheDocument();
  });

  it('does not open by hovering', async () => {
    const { user } = visit();
    await user.hover(services());
    expect(risk()).not.toBeInTheDocument();
  });

  it('names the list that it opens', async () => {
    const { user } = visit();
    await user.click(services());
    const list = document.getElementById(services().getAttribute('aria-controls') ?? '');
    expect(list).toContainElement(risk());
  });

  it('closes when another one opens', async () => {
    const { user } = visit();
    await user.click(services());
    await user.click(stories());
    expect(risk()).not.toBeInTheDocument();
    expect(allStories()).toBeInTheDocument();
  });
});

describe('Escape', () => {
  it('closes the dropdown', async () => {
    const { user } = visit();
    await user.click(services());
    await user.keyboard('{Escape}');
    expect(risk()).not.toBeInTheDocument();
  });

  it('returns the focus to the dropdown’s button', async () => {
    const { user } = visit();
    await user.click(services());
    await user.tab();
    await user.tab();
    expect(risk()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(services()).toHaveFocus();
  });

  it('leaves the focus where it is while nothing is open', async () => {
    const { user } = visit();
    const button = screen.getByRole('button', { name: 'A button of the page' });
    button.focus();
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
  });
});

describe('the pointer', () => {
  it('closes the dropdown when it presses elsewhere', async () => {
    const { user } = visit();
    await user.click(services());
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('The page') });
    expect(risk()).not.toBeInTheDocument();
  });

  it('leaves the dropdown open when it presses in it', async () => {
    const { user } = visit();
    await user.click(services());
    const list = risk()?.closest('ul');
    if (!list) throw new Error('The dropdown is no list.');
    await user.pointer({ keys: '[MouseLeft>]', target: list });
    expect(risk()).toBeInTheDocument();
  });
});

describe('the focus', () => {
  it('may move inside the dropdown', async () => {
    const { user } = visit();
    await user.click(services());
    await user.tab();
    expect(screen.getByRole('link', { name: 'Competition' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(services()).toHaveFocus();
    expect(risk()).toBeInTheDocument();
  });

  it('closes the dropdown when it leaves at its end', async () => {
    const { user } = visit();
    await user.click(services());
    await user.tab();
    await user.tab();
    await user.tab();
    expect(stories()).toHaveFocus();
    expect(risk()).not.toBeInTheDocument();
  });

  it('closes the dropdown when it leaves before its start', async () => {
    const { user } = visit();
    await user.click(services());
    await user.tab({ shift: true });
    expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
    expect(risk()).not.toBeInTheDocument();
  });

  it('skips the links of a closed dropdown', async () => {
    const { user } = visit();
    services().focus();
    await user.tab();
    expect(stories()).toHaveFocus();
  });
});

describe('a choice', () => {
  it('closes the dropdown', async () => {
    const { user } = visit();
    await user.click(services());
    await user.click(screen.getByRole('link', { name: 'Risk' }));
    expect(risk()).not.toBeInTheDocument();
  });

  it('of Back closes the dropdown', async () => {
    const { user } = visit();
    await user.click(services());
    fireEvent.popState(window);
    expect(risk()).not.toBeInTheDocument();
  });
});

describe('the entry of the page that is shown', () => {
  it.each([
    ['/', 'Home'],
    ['/contact', 'Contact'],
    ['/risk', 'Risk'],
    ['/success', 'All Stories'],
  ])('on %s is %s, and no other', (currentPath, name) => {
    visit({ currentPath });
    const marked = screen.getAllByRole('link', { current: 'page', hidden: true });
    expect(marked.map((link) => link.textContent)).toEqual([name]);
  });

  it('is none on a page that is not in the menu', () => {
    visit({ currentPath: '/airlines' });
    const marked = screen.queryAllByRole('link', { current: 'page', hidden: true });
    expect(marked).toEqual([]);
  });

  it('changes with the page', () => {
    const { goTo } = visit({ currentPath: '/' });
    goTo('/contact');
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Contact');
  });
});
