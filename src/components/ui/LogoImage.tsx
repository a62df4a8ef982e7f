import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { LogoContentFragment, LogoFileContentFragment } from '../../queryTypes';
import { fixedColor } from '../../theme/theme';

type Ground = 'light' | 'dark';

const plateColors: Readonly<Record<Ground, string>> = {
  light: fixedColor.nacre,
  dark: fixedColor.ink,
};

/** A shadow as wide as a margin: the plate takes no room, so nothing moves when the theme changes. */
const plate = (ground: Ground) => css`
  border-radius: 1px;
  background: ${plateColors[ground]};
  box-shadow: 0 0 0 6px ${plateColors[ground]};
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

interface Look {
  /** In pixels. */
  $height: number;
  $maxWidth: string;
  /** What the file is made for; undefined where that is any ground. */
  $madeFor?: Ground;
  /** Where a plate of that ground stands behind it. */
  $plate: 'never' | 'in the other theme' | 'always';
}

const otherTheme: Readonly<Record<Ground, Ground>> = { light: 'dark', dark: 'light' };

const plateRules = ({ $madeFor, $plate }: Look) =>
  $madeFor &&
  css`
    ${
      $plate === 'always' &&
      css`
        margin: 6px;
        ${plate($madeFor)}
      `
    }
    ${
      $plate === 'in the other theme' &&
      css`
        .${otherTheme[$madeFor]} & {
          ${plate($madeFor)}
        }
      `
    }
    /* Neither paper nor a window of the visitor's own colours has the ground of the theme. */
    @media print, (forced-colors: active) {
      ${plate($madeFor)}
    }
  `;

/** All logos in a place are equally high. One that is too wide for it gets smaller within its box. */
const Image = styled.img<Look>`
  inline-size: auto;
  block-size: ${({ $height }) => $height}px;
  max-inline-size: ${({ $maxWidth }) => $maxWidth};
  object-fit: contain;
  ${plateRules}
`;

/** Paper is light in either theme. */
const InLight = styled.span`
  display: contents;
  @media not print {
    .dark & {
      display: none;
    }
  }
`;

const InDark = styled.span`
  display: none;
  @media not print {
    .dark & {
      display: contents;
    }
  }
`;

interface OneFileProps extends Look {
  file: LogoFileContentFragment;
  alt: string;
  isEager: boolean;
}

/** An SVG as it is, or the sizes of a PNG by gatsby-plugin-image's data. */
const OneFile = ({ file, isEager, ...rest }: OneFileProps): ReactNode => {
  const { fallback, sources = [] } = file.png?.childImageSharp?.gatsbyImageData.images ?? {};
  const image = (
    <Image
      {...rest}
      src={file.svg?.publicURL ?? fallback?.src}
      srcSet={fallback?.srcSet}
      width={file.width}
      height={file.height}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map(({ srcSet, type }) => (
        <source key={type} srcSet={srcSet} type={type} />
      ))}
      {image}
    </picture>
  );
};

interface LogoImageProps {
  logo: LogoContentFragment;
  /** Whose logo it is; empty where that is said beside it. */
  alt: string;
  /** In pixels. */
  height: number;
  /** As CSS has it. */
  maxWidth?: string;
  /** True for what is on the first screen. */
  isEager?: boolean;
  /** True on a ground that is neither light nor dark: the logo has its plate in both themes. */
  isOnColor?: boolean;
}

/** A logo, legible in both themes: by a file for each, or with a plate behind the only one. */
export const LogoImage = ({
  logo: { onLight, onDark, ground },
  alt,
  height,
  maxWidth = '100%',
  isEager = false,
  isOnColor = false,
}: LogoImageProps) => {
  const look = { alt, $height: height, $maxWidth: maxWidth };
  if (onDark && !isOnColor) {
    return (
      <>
        <InLight>
          <OneFile {...look} file={onLight} $madeFor="light" $plate="never" isEager={false} />
        </InLight>
        <InDark>
          <OneFile {...look} file={onDark} $madeFor="dark" $plate="never" isEager={false} />
        </InDark>
      </>
    );
  }
  const stated = ground ?? 'light';
  return (
    <OneFile
      {...look}
      file={onLight}
      $madeFor={stated === 'both' ? undefined : stated}
      $plate={isOnColor ? 'always' : 'in the other theme'}
      isEager={isEager}
    />
  );
};
