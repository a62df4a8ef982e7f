/** Pictures that tests make up. */
import type { PictureFormat, Pictures } from '../../src/components/ui/Picture';

const file = (name: string) => ({
  childImageSharp: {
    gatsbyImageData: {
      layout: 'fullWidth' as const,
      width: 2,
      height: 0.8,
      images: {
        fallback: { src: `/${name}.png`, srcSet: `/${name}.png 800w` },
        sources: [{ type: 'image/avif' as const, srcSet: `/${name}.avif 800w` }],
      },
    },
  },
});

/** The pictures of an entry as a page's query brings them; a pale one has a twin for the dark theme. */
export const picturesOf = (
  slug: string,
  formats: readonly PictureFormat[],
  { alt = '', isPale = false } = {},
): Pictures => ({
  alt,
  ...Object.fromEntries(
    formats.map((format) => [
      format,
      {
        light: file(`${slug}--${format}`),
        dark: isPale ? file(`${slug}--${format}--dark`) : null,
      },
    ]),
  ),
});

/** The file that a browser without AVIF shows, and whether it is loaded at once. */
export const shownIn = (container: Element): string[] =>
  [...container.querySelectorAll('picture img')].map(
    (image) => `${image.getAttribute('src') ?? ''} ${image.getAttribute('loading') ?? ''}`,
  );
