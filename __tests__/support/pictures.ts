/** Pictures that tests make up. */

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

/** The pictures of an entry as queries bring them; a pale one has a twin for the dark theme. */
export function picturesOf(slug: string, { alt = '', isPale = false } = {}) {
  const inFormat = (format: string) => ({
    light: file(`${slug}--${format}`),
    dark: isPale ? file(`${slug}--${format}--dark`) : null,
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
