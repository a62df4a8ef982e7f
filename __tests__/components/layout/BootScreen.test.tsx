import { render, within } from '@testing-library/react';
import { BootScreen } from '../../../src/components/layout/BootScreen';
import type { LogoContentFragment } from '../../../src/queryTypes';
import { logoOf } from '../../support/logos';
import { errorPage } from '../../support/siteContent';

/** The screen as the boot guard would put it into the page. */
function bootScreen(
  logo: LogoContentFragment | null,
  words: Partial<typeof errorPage> = {},
): HTMLElement {
  const { container } = render(
    <BootScreen company={{ name: 'A "big" one', logo }} words={{ ...errorPage, ...words }} />,
  );
  const screen = document.createElement('div');
  screen.innerHTML = container.querySelector('template')?.innerHTML ?? '';
  return screen;
}

it('says what has happened and offers ways on, in elements that need no style sheet', () => {
  const screen = bootScreen(null, { title: 'Oh <no> & "so" on' });
  expect(screen.querySelector('[role="alert"]')).toHaveTextContent('Error No page today');
  expect(within(screen).getByRole('heading', { level: 1 }).textContent).toBe('Oh <no> & "so" on');
  const links = [...screen.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.style.padding,
  ]);
  expect(links).toEqual([
    ['us', 'mailto:us@x.test', ''],
    ['Again', '', '14px 28px'],
    ['Back to Home', '/', '14px 28px'],
  ]);
  expect(screen.querySelector('img')).toBeNull();
});

const BARE = ['/static/acme.svg', '', ''];

it.each([
  ['for any ground', logoOf('acme', { ground: 'both' }), [BARE]],
  ['of which nothing is known', logoOf('acme'), [['/static/acme.svg', '', 'rgb(247, 250, 248)']]],
  [
    'for dark grounds',
    logoOf('acme', { ground: 'dark' }),
    [['/static/acme.svg', '', 'rgb(5, 36, 45)']],
  ],
  [
    'in a file for each theme',
    logoOf('acme', { onDark: logoOf('acme-on-dark').onLight }),
    [
      ['/static/acme.svg', 'only-light', ''],
      ['/static/acme-on-dark.svg', 'only-dark', ''],
    ],
  ],
])('shows the company’s own logo %s, on a plate where it needs one', (_which, logo, shown) => {
  const images = [...bootScreen(logo).querySelectorAll('img')];
  expect(
    images.map(({ src, className, style }) => [new URL(src).pathname, className, style.background]),
  ).toEqual(shown);
  expect(images.map(({ alt }) => alt)).toEqual(images.map(() => 'A "big" one'));
  expect(images[0]?.getAttribute('style')).toMatch(/^block-size:40px/);
});

it('shows a PNG in the size that the build made of it', () => {
  const images = { fallback: { src: '/acme.png' } };
  const gatsbyImageData = { layout: 'fixed' as const, width: 120, height: 40, images };
  const png = { childImageSharp: { gatsbyImageData } };
  const onLight = { width: 120, height: 40, svg: null, png };
  const image = bootScreen(logoOf('acme', { onLight })).querySelector('img');
  expect(image).toHaveAttribute('src', '/acme.png');
  expect(image).not.toHaveAttribute('class');
});
