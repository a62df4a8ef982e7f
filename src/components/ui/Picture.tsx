import styled from 'styled-components';
import type { CardImageFragment, CardImagesFragment } from '../../generated/queryTypes';
import { isBelow } from '../../theme/media';

export type PictureFormat = 'card' | 'hero' | 'wide' | 'tall' | 'band';

/** The pictures of an entry in the formats that its query asks for, by a fragment of fragments.ts. */
export type Pictures = { alt: string } & Partial<Record<PictureFormat, CardImagesFragment | null>>;

const Frame = styled.picture`
  display: contents;
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export interface PictureProps {
  pictures: Pictures;
  format: PictureFormat;
  /** Composed for narrow screens. */
  narrow?: PictureFormat;
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes: string;
  /** True for what is on the first screen. */
  isEager?: boolean;
}

interface OnePictureProps extends Pick<PictureProps, 'sizes' | 'isEager'> {
  image: CardImageFragment;
  /** Drawn for narrow screens; replaces `image` below 1024px. */
  narrow?: CardImageFragment | null;
  alt: string;
  className?: string;
}

const NARROW = isBelow('lg');

/** Of a picture as wide as its place gatsby-plugin-image gives a width of 1: HTML knows whole numbers only. */
const PIXELS = 1000;

/** The sources of one picture, by gatsby-plugin-image's data: its `GatsbyImage` would bring react-dom/server
 * into the browser (gatsbyjs/gatsby issue 37281). */
const OnePicture = ({ image, narrow, alt, sizes, isEager, className }: OnePictureProps) => {
  const data = image.childImageSharp?.gatsbyImageData;
  const narrowData = narrow?.childImageSharp?.gatsbyImageData;
  if (!data?.images.fallback) return null;
  return (
    <Frame className={className}>
      {narrowData?.images.sources?.map(({ srcSet, type }) => (
        <source key={type} media={NARROW} srcSet={srcSet} type={type} sizes={sizes} />
      ))}
      {narrowData?.images.fallback && (
        <source media={NARROW} srcSet={narrowData.images.fallback.srcSet} sizes={sizes} />
      )}
      {data.images.sources?.map(({ srcSet, type }) => (
        <source key={type} srcSet={srcSet} type={type} sizes={sizes} />
      ))}
      <img
        src={data.images.fallback.src}
        width={PIXELS}
        height={Math.round((PIXELS * data.height) / data.width)}
        alt={alt}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        style={{ backgroundColor: data.backgroundColor }}
      />
    </Frame>
  );
};

/** A picture of the content in both themes: the one that the theme hides is never loaded. */
export const Picture = ({ pictures, format, narrow, sizes, isEager }: PictureProps) => {
  const picture = pictures[format];
  if (!picture) return null;
  const { light, dark } = picture;
  const low = narrow && pictures[narrow];
  const shown = { alt: pictures.alt, sizes };
  if (!dark) return <OnePicture image={light} narrow={low?.light} isEager={isEager} {...shown} />;
  return (
    <>
      <OnePicture className="only-light" image={light} narrow={low?.light} {...shown} />
      <OnePicture className="only-dark" image={dark} narrow={low?.dark ?? low?.light} {...shown} />
    </>
  );
};
