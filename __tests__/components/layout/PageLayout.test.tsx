import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStaticQuery } from 'gatsby';
import type { ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { firstPaint } from '../../../plugins/gatsby-plugin-start-on-intent/src/inline/firstPaint';
import { wrapPageElement } from '../../../src/components/layout/wrapPageElement';
import { wrapPageWithStyles } from '../../../src/components/layout/wrapPageWithStyles';
import { SERVED_LANGUAGE } from '../../../src/hooks/currentPage';
import { forgetFailedPage, showFailedPage } from '../../../src/navigation/navigationStore';
import { THEME_KEY } from '../../../src/sharedNames';
import { iconsIn } from '../../support/icons';
import { shell, site, siteQuery, siteQueryOf } from '../../support/siteContent';
import { setViewport, styleOf } from '../../support/viewport';

type Page = Parameters<typeof wrapPageWithStyles>[0];

const pageAt = (pathname: string, element: ReactNode, language = 'en'): Page => ({
  element,
  props: {
    location: { pathname },
    pageContext: { language, alternates: [{ language: 'ar', path: '/ar/about' }] },
  },
});

const words = (text: string) => <h1>{text}</h1>;
const topBar = () => screen.getByRole('region', { name: 'Account and display' });

const isDisplayed = (element: Element | null): boolean =>
  element === null || (styleOf(element).display !== 'none' && isDisplayed(element.parentElement));

function show(page: Page) {
  const { rerender } = render(wrapPageElement(page));
  return (next: Page) => rerender(wrapPageElement(next));
}

function showPublished(page: ReactNode) {
  const sheet = new ServerStyleSheet();
  render(<StyleSheetManager sheet={sheet.instance}>{page}</StyleSheetManager>);
  document.head.insertAdjacentHTML('beforeend', sheet.getStyleTags());
}

beforeEach(() => {
  setViewport({});
  jest.mocked(useStaticQuery).mockReturnValue(siteQuery);
  window.scrollTo = jest.fn();
  document.documentElement.className = 'light js';
});
afterEach(() => {
  document.querySelectorAll('style[data-styled="true"]').forEach((style) => style.remove());
  document.documentElement.lang = '';
  document.documentElement.removeAttribute(SERVED_LANGUAGE);
  jest.restoreAllMocks();
});

describe('around every page', () => {
  it('there are a top bar, navigation and a footer, and the first link skips to the page', async () => {
    show(pageAt('/about', words('About')));
    const main = screen.getByRole('main');
    expect(main).toContainElement(screen.getByRole('heading', { level: 1, name: 'About' }));
    expect(screen.getByRole('banner')).toContainElement(screen.getByRole('link', { name: 'Home' }));
    expect(screen.getByRole('contentinfo')).toHaveTextContent('© Acme');
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', `#${main.id}`);
    expect(main).toHaveAttribute('tabindex', '-1');
  });

  it('the top bar shows the address, a login link and a basket without a link', () => {
    show(pageAt('/about', words('About')));
    const bar = within(topBar());
    expect(bar.getByText(/^Media City/)).toBeInTheDocument();
    const login = bar.getByRole('link', { name: 'Log in' });
    expect(login).toHaveAttribute('href', '/login');
    expect(iconsIn(topBar())).toEqual(['phone', 'moon', 'sun', 'shopping-basket', 'user']);
    expect(iconsIn(login)).toEqual(['user']);
    const crisis = bar.getByRole('link', { name: 'In a crisis? Call +971 4 111 1111' });
    expect(crisis).toHaveAttribute('href', 'tel:+97141111111');
    expect(
      bar
        .getAllByRole('link')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['العربية', '']);
  });

  it('the top bar shows one line of the address, which breaks before a comma of either script', () => {
    const company = { ...site, address: 'Office One, Media City، Port Town' };
    jest.mocked(useStaticQuery).mockReturnValue(siteQueryOf({ company }));
    show(pageAt('/about', words('About')));
    const address = within(topBar()).getByText(/^Office One/);
    expect(address.textContent?.split('\u200b')).toEqual([
      'Office One',
      ',\u00a0Media\u00a0City',
      '،\u00a0Port\u00a0Town',
    ]);
    // The bar is as high as one line.
    const { overflow, 'block-size': height, 'line-height': line } = styleOf(address);
    expect([overflow, height, line]).toEqual(['hidden', '100%', styleOf(topBar())['block-size']]);
  });

  it.each([
    ['in the top bar on a desk', 1440, topBar],
    ['in the open menu on a phone', 390, () => screen.getByRole('banner')],
  ])('there is one theme button, %s', (_where, width, place) => {
    setViewport({ width });
    show(pageAt('/about', words('About')));
    document.querySelector('[data-opens=panel]')?.setAttribute('aria-expanded', 'true');
    const buttons = [...document.querySelectorAll('[data-theme-toggle]')].filter(isDisplayed);
    expect(buttons.map((button) => place().contains(button))).toEqual([true]);
  });

  it.each([
    ['has its words on a desk', 1440, true, undefined],
    ['has its words on a tablet', 768, true, undefined],
    ['is an icon on a phone', 360, true, 'inset(50%)'],
    ['is not there in the narrowest windows', 350, false, 'inset(50%)'],
  ])('the number for a crisis %s', (_how, width, isShown, clip) => {
    setViewport({ width });
    show(pageAt('/about', words('About')));
    const [link] = topBar().querySelectorAll('a[href^="tel:"]');
    const text = link?.querySelector('span');
    expect(link && styleOf(link).display !== 'none').toBe(isShown);
    expect(text && styleOf(text)['clip-path']).toBe(clip);
  });

  it('the language links lead to the translated page, or else to that language’s home page', () => {
    const french = { language: 'fr', locale: 'fr_FR', languageName: 'Français' };
    const languages = [...shell.languages, french];
    jest.mocked(useStaticQuery).mockReturnValue(siteQueryOf({ languages }));
    show(pageAt('/about', words('About')));
    for (const place of [topBar(), screen.getByRole('banner')]) {
      const links = [...place.querySelectorAll('a[hreflang]')];
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['العربية', '/ar/about'],
        ['Français', '/fr'],
      ]);
      expect(links[0]).toHaveAttribute('lang', 'ar');
    }
  });

  it('the layout uses the page’s language and links its pages', () => {
    show(pageAt('/ar/risk', words('المخاطر'), 'ar'));
    expect(screen.getByText('إلى المحتوى')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/ar/login');
    const [logo] = within(screen.getByRole('banner')).getAllByRole('link');
    expect(logo?.querySelector('svg')).toBeInTheDocument();
    expect(logo).toHaveAttribute('href', '/ar');
    expect(screen.getAllByText('English')[0]).toHaveAttribute('href', '/');
    expect(screen.queryByText('العربية')).not.toBeInTheDocument();
  });

  it.each(['ar', 'fr', 'zh-Hans', 'x', ''])(
    'the layout stays in the language that was served, when a translator says "%s"',
    (target) => {
      document.documentElement.lang = target;
      show(pageAt('/about', words('About')));
      expect(screen.getByText('Skip to content')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
      expect(within(screen.getByRole('banner')).getAllByRole('link')[0]).toHaveAttribute(
        'href',
        '/',
      );
    },
  );

  it.each(['fr', 'xx', ''])(
    'the words around a page in "%s", which the site does not have, are those of the main language',
    (language) => {
      const said = () =>
        ['banner', 'contentinfo'].flatMap((part) =>
          [...screen.getByRole(part).querySelectorAll('a:not([data-keeps-place]), button')].map(
            (control) => control.getAttribute('aria-label') ?? control.textContent,
          ),
        );
      const inMain = render(wrapPageElement(pageAt('/about', words('About'))));
      const expected = said();
      expect(expected).toEqual(expect.arrayContaining(['Home', 'Terms and Conditions']));
      inMain.unmount();
      show(pageAt('/about', words('About'), language));
      expect(said()).toEqual(expected);
      expect(screen.getByText('Skip to content')).toBeInTheDocument();
    },
  );

  it('the error page, one for all languages, is in the language of the document', () => {
    document.documentElement.setAttribute(SERVED_LANGUAGE, 'ar');
    show(pageAt('/ar/unknown', words('404')));
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/ar/login');
  });
});

it('the error screen replaces the current page and scrolls to the top when a page cannot be loaded', () => {
  show(pageAt('/about', words('About')));
  expect(window.scrollTo).not.toHaveBeenCalled();
  act(() => showFailedPage({ path: '/risk?from=mail', thrown: new Error('No network') }));
  expect(screen.getByRole('alert')).toHaveTextContent('No network');
  expect(screen.getByRole('link', { name: 'Again' })).toHaveAttribute('href', '/risk?from=mail');
  expect(screen.queryByRole('heading', { name: 'About' })).not.toBeInTheDocument();
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  act(forgetFailedPage);
  expect(screen.getByRole('heading', { name: 'About' })).toBeInTheDocument();
});

it('a new page is announced to screen readers by its heading', () => {
  const goTo = show(pageAt('/about', words('About')));
  const announced = () => document.querySelector('[aria-live="assertive"]')?.textContent;
  expect(announced()).toBe('');
  goTo(pageAt('/risk', words('Risk')));
  expect(announced()).toBe('Page opened: Risk');
  goTo(pageAt('/about', words('About')));
  expect(announced()).toBe('Page opened: About');
  goTo(pageAt('/list/2', <div data-full-title="About, $& 2">{words('About')}</div>));
  expect(announced()).toBe('Page opened: About, $& 2');
  document.title = 'No heading';
  goTo(pageAt('/bare', null));
  expect(announced()).toBe('Page opened: No heading');
});

it('the theme button switches the theme, keeps the focus and names the other theme', async () => {
  // The inline script handles the press.
  firstPaint(THEME_KEY, { light: '#111111', dark: '#222222' });
  document.documentElement.className = 'light js';
  showPublished(wrapPageWithStyles(pageAt('/', words('Home'))));
  const button = within(topBar()).getByRole('button');
  for (const [theme, other] of [
    ['light', 'dark'],
    ['dark', 'light'],
    ['light', 'dark'],
  ]) {
    expect([...document.documentElement.classList].sort()).toEqual([theme, 'js'].sort());
    expect(button).toHaveAccessibleName(`Switch to ${other} theme`);
    await userEvent.click(button);
    expect(button).toHaveFocus();
  }
});
