import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { Image as LogoFile, Logo } from '../../content/text/images';
import { logoMarks } from '../../drawings/logoMarks';
import { row, square } from '../../theme/mixins';
import { color, fixedColor } from '../../theme/theme';
import { fontFamily, lineHeight } from '../../theme/type';

type Ground = 'light' | 'dark';

/** The plate takes up no space: the logo shrinks on it, so that nothing moves when the theme changes. */
const plate = (ground: Ground) => `
  padding: 4px;
  border-radius: 4px;
  background: ${ground === 'light' ? fixedColor.nacre : fixedColor.ink};
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

const inOtherTheme: Record<Ground, string> = { light: '.dark &', dark: '.light &' };

interface Look {
  /** In pixels. */
  $height: number;
  $maxWidth: string;
  /** The background that the file is made for; undefined for any. */
  $madeFor?: Ground;
  /** True to have its plate in both themes. */
  $isOnColor?: boolean;
}

/** All logos in a place have the same height; one that is too wide shrinks within its box. */
const Image = styled.img<Look>`
  inline-size: auto;
  block-size: ${({ $height }) => $height}px;
  max-inline-size: ${({ $maxWidth }) => $maxWidth};
  object-fit: contain;
  ${({ $madeFor, $isOnColor }) =>
    $madeFor &&
    css`
      /* The media queries of an SVG follow its plate, whatever the theme. */
      color-scheme: only ${$madeFor};
      ${$isOnColor ? '&' : inOtherTheme[$madeFor]} {
        ${plate($madeFor)}
      }
      /* Neither paper nor forced colours show the theme's background. */
      @media print, (forced-colors: active) {
        ${plate($madeFor)}
      }
    `}
`;

interface OneFileProps extends Look, Pick<LogoImageProps, 'alt' | 'isEager'> {
  file: LogoFile;
  className?: string;
}

/** An SVG as is, or a PNG in several sizes, from gatsby-plugin-image's data. */
const OneFile = ({ file, isEager, ...rest }: OneFileProps): ReactNode => {
  const { sources = [], ...attributes } = file;
  const loading = isEager ? 'eager' : 'lazy';
  const image = <Image {...rest} {...attributes} loading={loading} decoding="async" />;
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      {image}
    </picture>
  );
};

interface LogoImageProps {
  logo: Logo;
  /** The name of its owner; empty if the name is beside the logo. */
  alt: string;
  /** In pixels. */
  height: number;
  maxWidth?: string;
  /** True on the first screen. It counts only for a logo of one file. */
  isEager?: boolean;
  /** True on a coloured background: the logo has its plate in both themes. */
  isOnColor?: boolean;
}

/** A logo, legible in both themes: it has a file for each, or a plate behind the only one. */
export const LogoImage = ({
  logo: { onLight, onDark, ground = 'light' },
  alt,
  height,
  maxWidth = '100%',
  isEager,
  isOnColor,
}: LogoImageProps) => {
  const look = { alt, $height: height, $maxWidth: maxWidth };
  if (onDark && !isOnColor) {
    // Never eager: browsers would load the file that the theme hides, too.
    return (
      <>
        <OneFile {...look} file={onLight} $madeFor="light" className="only-light" />
        <OneFile {...look} file={onDark} $madeFor="dark" className="only-dark" />
      </>
    );
  }
  const madeFor = ground === 'both' ? undefined : ground;
  return (
    <OneFile {...look} file={onLight} $madeFor={madeFor} $isOnColor={isOnColor} isEager={isEager} />
  );
};

const Mark = styled.span`
  ${row('0.5em', 'inline-flex')}
  color: ${color.ink2};
  font: 600 1em / ${lineHeight(1.1)} ${fontFamily.display};
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
  svg {
    ${square('1.75em')}
  }
`;

/** The placeholder for a logo: a drawing, if any, and the name. It scales with the inherited font size. */
export const LogoMark = ({ name, mark }: { name: string; mark?: keyof typeof logoMarks }) => (
  <Mark>
    {mark && (
      <svg viewBox="0 0 48 48" fill="none" aria-hidden="true">
        <path d={logoMarks[mark]} stroke="currentColor" strokeWidth="5" />
      </svg>
    )}
    {name}
  </Mark>
);
