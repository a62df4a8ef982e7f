import styled from 'styled-components';
import type { Image, Pictures } from '../../content/text/images';
import type { PictureFormat } from '../../drawings/formats';
import { isBelow } from '../../theme/media';
import { cover } from '../../theme/mixins';

// React 18 warns about `fetchPriority`, but passes the lower-case attribute on (facebook/react issue 25682).
declare module 'react' {
  interface ImgHTMLAttributes<T> extends HTMLAttributes<T> {
    fetchpriority?: 'high';
  }
}

const Sources = styled.picture`
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  /* Drawings are cropped around their pearl, photographs around their middle. */
  source[type] ~ img {
    object-position: 50% 50%;
  }
`;

/** A box that its picture fills, without affecting its height. */
export const PictureBox = styled.div`
  position: relative;
  img {
    ${cover}
  }
`;

export interface PictureProps {
  pictures: Pictures;
  format: PictureFormat;
  /** Replaces `format` below 1024px. */
  narrow?: PictureFormat;
  /** The displayed width, as in `<img sizes>`. */
  sizes: string;
  /** True on the first screen. It counts only for a picture that is the same in both themes. */
  isEager?: boolean;
}

interface OnePictureProps extends Pick<PictureProps, 'sizes' | 'isEager'> {
  image: Image;
  narrow?: Image;
  alt: string;
  className?: string;
}

const NARROW = isBelow('lg');

/** A drawing's only file, or a photograph's sources, best first. */
const sourcesOf = ({ src, srcSet = src, sources = [] }: Image) => [
  ...sources,
  { type: undefined, srcSet },
];

/**
 * A drawing, or a photograph from gatsby-plugin-image's data: `GatsbyImage` itself would bring react-dom/server into
 * the browser (gatsbyjs/gatsby issue 37281).
 */
const OnePicture = ({ image, narrow, alt, sizes, isEager, className }: OnePictureProps) => (
  <Sources className={className}>
    {narrow &&
      sourcesOf(narrow).map(({ srcSet, type }) => (
        <source
          key={srcSet}
          media={NARROW}
          srcSet={srcSet}
          type={type}
          sizes={narrow.srcSet && sizes}
        />
      ))}
    {image.sources?.map(({ srcSet, type }) => (
      <source key={srcSet} srcSet={srcSet} type={type} sizes={sizes} />
    ))}
    <img
      src={image.src}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      fetchpriority={isEager ? 'high' : undefined}
      decoding="async"
    />
  </Sources>
);

/** A picture of the content in both themes; browsers load the one that the theme hides after the page. */
export const Picture = ({ pictures, format, narrow, sizes, isEager }: PictureProps) => {
  const picture = pictures[format];
  if (!picture) return null;
  const { light, dark } = picture;
  const narrowPicture = narrow && pictures[narrow];
  const common = { alt: pictures.alt, sizes };
  if (!dark)
    return <OnePicture image={light} narrow={narrowPicture?.light} isEager={isEager} {...common} />;
  // Never eager: browsers would load the one that the theme hides with the page, rather than after it.
  return (
    <>
      <OnePicture className="only-light" image={light} narrow={narrowPicture?.light} {...common} />
      <OnePicture
        className="only-dark"
        image={dark}
        narrow={narrowPicture?.dark ?? narrowPicture?.light}
        {...common}
      />
    </>
  );
};
