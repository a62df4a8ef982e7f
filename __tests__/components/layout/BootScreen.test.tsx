import { render } from '@testing-library/react';
import { BootScreen } from '../../../src/components/layout/BootScreen';
import type { ShownLogo } from '../../../src/content/logos';
import { logoOf } from '../../support/logos';

const words = {
  title: 'Oh no',
  failure: { status: '', message: '', text: 'It broke.', retry: 'Try again' },
  action: { label: 'Home', link: '/' },
};

/** The screen as the boot guard would put it into the page. */
function bootScreen(logo: ShownLogo | null): HTMLElement {
  const { container } = render(
    <BootScreen company={{ name: 'A "big" one', logo }} words={words} />,
  );
  const screen = document.createElement('div');
  screen.innerHTML = container.querySelector('template')?.innerHTML ?? '';
  return screen;
}

const images = (screen: HTMLElement) =>
  [...screen.querySelectorAll('img')].map(({ alt, src }) => [alt, new URL(src).pathname]);

it('shows the company’s own logo, in one file or one for each theme', () => {
  expect(images(bootScreen(logoOf('acme')))).toEqual([['A "big" one', '/static/acme.svg']]);
  const both = logoOf('acme', { onDark: logoOf('acme-on-dark').onLight });
  expect(images(bootScreen(both)).map(([, src]) => src)).toEqual([
    '/static/acme.svg',
    '/static/acme-on-dark.svg',
  ]);
});

it('has no picture where there is none', () => {
  expect(images(bootScreen(null))).toEqual([]);
});
