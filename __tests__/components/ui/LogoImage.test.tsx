import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { LogoImage } from '../../../src/components/ui/LogoImage';
import { GlobalStyle } from '../../../src/theme/GlobalStyle';
import { logoOf } from '../../support/logos';
import { styleOf } from '../../support/viewport';

const show = (props: Partial<ComponentProps<typeof LogoImage>>) =>
  render(<LogoImage logo={logoOf('acme')} alt="Acme" height={40} {...props} />).container;

function seenIn(theme: 'light' | 'dark', container: Element): string[] {
  document.documentElement.className = theme;
  const hidden = { light: '.only-dark', dark: '.only-light' }[theme];
  const images = [...container.querySelectorAll(`img:not(${hidden})`)];
  return images.map((image) =>
    [image.getAttribute('src'), styleOf(image).background].filter(Boolean).join(' '),
  );
}

const BARE = '/static/acme.svg';
const DARK = '/static/acme-on-dark.svg';
const INK = `${BARE} #05242D`;
const NACRE = `${BARE} #F7FAF8`;
const twoFiles = { onDark: logoOf('acme-on-dark').onLight };

it.each([
  ['without a ground', logoOf('acme'), {}, BARE, NACRE],
  ['for light grounds', logoOf('acme', { ground: 'light' }), {}, BARE, NACRE],
  ['for dark grounds', logoOf('acme', { ground: 'dark' }), {}, INK, BARE],
  ['for any ground', logoOf('acme', { ground: 'both' }), {}, BARE, BARE],
  ['in a file for each', logoOf('acme', twoFiles), {}, BARE, DARK],
  ['on a colour', logoOf('acme'), { isOnColor: true }, NACRE, NACRE],
  ['in two files, on a colour', logoOf('acme', twoFiles), { isOnColor: true }, NACRE, NACRE],
])('a logo %s is legible in both themes', (_which, logo, props, inLight, inDark) => {
  const container = show({ logo, ...props });
  expect(seenIn('light', container)).toEqual([inLight]);
  expect(seenIn('dark', container)).toEqual([inDark]);
});

it.each([
  ['a logo is loaded when it comes near', 'lazy', {}],
  ['a logo of the first screen is loaded at once', 'eager', { isEager: true }],
  [
    'of two files for two themes, only the one that shows is loaded',
    'lazy',
    { isEager: true, logo: logoOf('acme', twoFiles) },
  ],
])('%s', (_what, loading, props) => {
  const images = [...show(props).querySelectorAll('img')];
  expect(images.map((image) => image.getAttribute('loading'))).toEqual(images.map(() => loading));
});

it('a square PNG uses the built files and fills the same space as an SVG (langfuse-docs 3856)', () => {
  const sources = [{ type: 'image/webp', srcSet: '/acme.webp 1x' }];
  const srcSet = '/acme.png 1x, /acme-2.png 2x';
  const onLight = { src: '/acme.png', srcSet, width: 60, height: 60, sources };
  const picture = show({ logo: logoOf('acme', { onLight }) }).querySelector('picture');
  expect(picture?.querySelector('source')).toHaveAttribute('srcset', '/acme.webp 1x');
  expect(picture?.querySelector('img')).toHaveAttribute('srcset', srcSet);
  // A box of its own would shrink to the image, and max-width would be relative to it.
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle $language="en" />));
  expect(sheet.getStyleTags()).toContain('picture{display:contents;}');
});

it.each([
  ['light', {}],
  ['dark', { ground: 'dark' }],
  [undefined, { ground: 'both' }],
] as const)(
  'a theme-aware SVG uses the colours for its ground, %s, in both themes (realm-js 4020)',
  (scheme, rest) => {
    const image = show({ logo: logoOf('acme', rest) }).querySelector('img');
    for (const theme of ['light', 'dark']) {
      document.documentElement.className = theme;
      expect(image && styleOf(image)['color-scheme']).toBe(scheme && `only ${scheme}`);
    }
  },
);
