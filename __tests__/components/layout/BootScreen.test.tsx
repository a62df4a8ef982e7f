import { render, within } from '@testing-library/react';
import { BootScreen } from '../../../src/components/layout/BootScreen';
import type { LogoContentFragment } from '../../../src/generated/queryTypes';
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

const SRC = '/static/acme.svg';
const onDark = logoOf('acme-on-dark').onLight;
const images = { fallback: { src: '/acme.png' } };
const gatsbyImageData = { layout: 'fixed' as const, width: 120, height: 40, images };
const png = { width: 120, height: 40, svg: null, png: { childImageSharp: { gatsbyImageData } } };

it.each([
  ['for any ground', { ground: 'both' as const }, [[SRC, null, '']]],
  ['without a ground', {}, [[SRC, null, 'rgb(247, 250, 248)']]],
  ['for dark grounds', { ground: 'dark' as const }, [[SRC, null, 'rgb(5, 36, 45)']]],
  ['as a PNG that the build made', { onLight: png }, [['/acme.png', null, 'rgb(247, 250, 248)']]],
  [
    'in a file for each theme',
    { onDark },
    [
      [SRC, 'only-light', ''],
      ['/static/acme-on-dark.svg', 'only-dark', ''],
    ],
  ],
])('shows the company’s own logo %s, on a plate where it needs one', (_which, kind, shown) => {
  const logos = [...bootScreen(logoOf('acme', kind)).querySelectorAll('img')];
  expect(
    logos.map((logo) => [
      logo.getAttribute('src'),
      logo.getAttribute('class'),
      logo.style.background,
    ]),
  ).toEqual(shown);
  expect(logos.map(({ alt }) => alt)).toEqual(logos.map(() => 'A "big" one'));
  expect(logos[0]?.getAttribute('style')).toMatch(/^block-size:40px/);
});
