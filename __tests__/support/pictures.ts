import type { Image, Pictures } from '../../src/content/text/images';

const SIZE = { width: 1000, height: 400 };

const drawing = (name: string): Image => ({ src: `/${name}.svg`, ...SIZE });

export const photograph = (name: string): Image => ({
  ...{ src: `/${name}.webp`, srcSet: `/${name}.webp 800w`, ...SIZE },
  sources: [{ type: 'image/avif', srcSet: `/${name}.avif 800w` }],
});

/** The pictures of an entry; a pale one has a twin for the dark theme. */
export function picturesOf(
  slug: string,
  { alt = '', isPale = false } = {},
): Required<Pick<Pictures, 'alt' | 'card' | 'hero' | 'wide' | 'tall' | 'band'>> {
  const inFormat = (format: string) => ({
    light: drawing(`${slug}--${format}`),
    ...(isPale && { dark: drawing(`${slug}--${format}--dark`) }),
  });
  return {
    alt,
    card: inFormat('card'),
    hero: inFormat('hero'),
    wide: inFormat('wide'),
    tall: inFormat('tall'),
    band: inFormat('band'),
  };
}

/** The file that a browser without AVIF shows, and whether it is loaded at once. */
export const shownIn = (container: Element): string[] =>
  [...container.querySelectorAll('picture img')].map(
    (image) => `${image.getAttribute('src') ?? ''} ${image.getAttribute('loading') ?? ''}`,
  );
