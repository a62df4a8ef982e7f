import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Picture } from '../../../src/components/ui/Picture';
import { photograph, picturesOf, shownIn } from '../../support/pictures';
import { styleOf } from '../../support/viewport';

const show = (props: Partial<ComponentProps<typeof Picture>>) =>
  render(<Picture pictures={picturesOf('risk')} format="wide" sizes="50vw" {...props} />).container;

const sourcesOf = (container: Element) =>
  [...container.querySelectorAll('source')].map((source) =>
    ['type', 'srcset', 'media', 'sizes'].map((name) => source.getAttribute(name) ?? '').join(' | '),
  );

it('a picture loads lazily unless it is above the fold, and its space is reserved', () => {
  const image = show({}).querySelector('img');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect([image?.width, image?.height]).toEqual([1000, 400]);
  expect(shownIn(show({ isEager: true }))).toEqual(['/risk--wide.svg eager']);
});

it('the picture above the fold is asked for before the others', () => {
  const priorityOf = (container: Element) =>
    container.querySelector('img')?.getAttribute('fetchpriority');
  expect(priorityOf(show({ isEager: true }))).toBe('high');
  expect(priorityOf(show({}))).toBeNull();
});

it('an editor’s photograph has alternative text, and a drawing is decorative', () => {
  show({ pictures: picturesOf('risk', { alt: 'A quay' }) });
  expect(screen.getByRole('img', { name: 'A quay' })).toBeInTheDocument();
  show({});
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

it('a picture uses its narrow composition in a narrow window', () => {
  const pictures = picturesOf('risk');
  expect(sourcesOf(show({ pictures, format: 'hero', narrow: 'wide' }))).toEqual([
    ' | /risk--wide.svg | not all and (min-width: 1024px) | ',
  ]);
  expect(
    sourcesOf(show({ pictures: { ...pictures, band: undefined }, format: 'hero', narrow: 'band' })),
  ).toHaveLength(0);
});

it('a photograph comes in several formats and widths, the smallest format first', () => {
  const light = photograph('quay');
  const photographs = { alt: 'A quay', hero: { light }, wide: { light } };
  const narrow = 'not all and (min-width: 1024px) | 50vw';
  const container = show({ pictures: photographs, format: 'hero', narrow: 'wide' });
  expect(sourcesOf(container)).toEqual([
    `image/avif | /quay.avif 800w | ${narrow}`,
    ` | /quay.webp 800w | ${narrow}`,
    'image/avif | /quay.avif 800w |  | 50vw',
  ]);
  expect(shownIn(container)).toEqual(['/quay.webp lazy']);
});

it('a transparent picture has no background behind it (gatsbyjs/gatsby 30811)', () => {
  const light = photograph('cut-out');
  const container = show({ pictures: { alt: 'A chair', wide: { light } } });
  for (const element of container.querySelectorAll('picture, img')) {
    const { background, 'background-color': color } = styleOf(element);
    expect([background, color, element.getAttribute('style')]).toEqual([
      undefined,
      undefined,
      null,
    ]);
  }
  expect(container.querySelectorAll('picture, img')).toHaveLength(2);
});

it('a pale picture has a dark-theme twin, and only the visible one loads', () => {
  const pale = picturesOf('risk', { isPale: true });
  const both = show({ pictures: pale, format: 'hero', narrow: 'wide', isEager: true });
  const [light, dark] = both.querySelectorAll('picture');
  expect([light?.className, dark?.className]).toEqual([
    expect.stringContaining('only-light'),
    expect.stringContaining('only-dark'),
  ]);
  expect(shownIn(both)).toEqual(['/risk--hero.svg lazy', '/risk--hero--dark.svg lazy']);
  const narrowSource = (picture?: Element) => picture?.querySelector('source')?.srcset;
  expect(narrowSource(dark)).toBe('/risk--wide--dark.svg');
  // A narrow picture without a twin serves both themes.
  const pictures = { ...pale, wide: picturesOf('risk').wide };
  const [, other] = show({ pictures, format: 'hero', narrow: 'wide' }).querySelectorAll('picture');
  expect(narrowSource(other)).toBe('/risk--wide.svg');
});
