import ArrowRight from 'lucide-react/icons/arrow-right';
import styled, { css } from 'styled-components';
import { from, phone } from '../../theme/media';
import { column, cover, filled, mirrored, plainLink, square, stack } from '../../theme/mixins';
import { color, motion, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { roundStyles } from './iconButtons';
import { Picture, PictureBox, type PictureProps } from './Picture';
import { RichText } from './text';
import { TextLink } from './TextLink';

/**
 * The pictures of a card and their aspect ratio. Squares are for rows of many small cards; a poster fills its cell
 * from 1024px up: one big card beside small ones.
 */
const shapes = {
  landscape: { ratio: '4 / 3', picture: { format: 'card' } },
  square: { ratio: '1', picture: { format: 'card' } },
  wide: { ratio: '5 / 2', picture: { format: 'wide' } },
  poster: { ratio: '4 / 3', picture: { format: 'hero', narrow: 'card' } },
} as const;

type EntryCardShape = keyof typeof shapes;

const Media = styled.div`
  position: relative;
`;

/** The picture fills the frame without affecting its height. */
const Frame = styled(PictureBox)<{ $shape: EntryCardShape }>`
  aspect-ratio: ${({ $shape }) => shapes[$shape].ratio};
  overflow: clip;
  background: ${color.sunken};
  img {
    transition: scale ${motion.t4} ${motion.ease};
  }
  /* The disc lies in the corner where drawings have no pearl. Photographs, whose sources have types, may hold words. */
  [dir='rtl'] & {
    img {
      transform: scaleX(-1);
    }
    source[type] ~ img {
      transform: none;
    }
  }
`;

const Disc = styled.span<{ $isSmall: boolean }>`
  ${roundStyles}
  ${({ $isSmall }) => $isSmall && square('44px')}
  position: absolute;
  inset-block-end: ${({ $isSmall }) => ($isSmall ? '-22px' : '-26px')};
  inset-inline-end: ${({ $isSmall }) => ($isSmall ? '14px' : '20px')};
  ${filled(color.ink, color.ground)}
  box-shadow: 0 0 0 6px ${color.ground};
  ${mirrored('svg')}
`;

const Title = styled.h3<{ $isSmall: boolean }>`
  ${type('h3')}
  ${({ $isSmall }) =>
    $isSmall &&
    css`
      ${from('sm')} {
        ${type('h4')}
      }
    `}
  a {
    ${plainLink('inherit')}
    &:focus-visible {
      outline: none;
    }
    /* The whole card is clickable. */
    &::after {
      content: '';
      ${cover}
    }
  }
`;

const withRoom = (above: string, beside: string) => css`
  ${Title} {
    padding-block-start: clamp(${above});
    padding-inline-end: clamp(0px, ${beside});
  }
`;

/** The title is beside the disc, or below it in a narrow card; the text has the full width. */
const CardText = styled.div<{ $isSmall: boolean }>`
  ${({ $isSmall }) =>
    $isSmall
      ? withRoom('18px, 270px - 100%, 30px', '100% - 160px, 68px')
      : withRoom('22px, 345px - 100%, 36px', '100% - 220px, 84px')}
  p {
    margin-block-start: ${space[2]};
    ${type('card', color.ink)}
  }
  p a {
    position: relative;
  }
`;

/** Fills its cell. Cropping removes the end of the picture, where drawings have no pearl. */
const poster = css`
  ${from('lg')} {
    display: grid;
    grid-template-rows: 1fr auto;
    block-size: 100%;
    ${Media} {
      display: grid;
    }
    ${Frame} {
      min-block-size: 420px;
      aspect-ratio: auto;
    }
    img {
      object-position: 12% 50%;
    }
    ${Title} {
      ${type('panel')}
    }
  }
`;

const sharingRows = (rows: number) => css`
  ${column('0')}
  grid-row: span ${rows};
  grid-template-rows: subgrid;
`;

/** Side by side, small cards have their titles in one row, and their texts in the next. */
const aligned = css`
  ${from('sm')} {
    li:has(> &),
    & {
      ${sharingRows(3)}
    }
    ${CardText} {
      ${sharingRows(2)}
    }
  }
`;

const row = css`
  ${stack('18px')}
  grid-template-columns: clamp(96px, 31.8vw, 124px) minmax(0, 1fr);
  ${Frame} {
    aspect-ratio: 1;
  }
  ${Disc} {
    display: none;
  }
  ${Title} {
    padding: 0;
    font-size: 1.25rem;
  }
  ${CardText}:not(:has(p)) {
    align-self: center;
  }
  p {
    margin-block-start: ${space[1]};
    ${type('small')}
  }
`;

const Card = styled.div<{ $shape: EntryCardShape }>`
  position: relative;
  ${({ $shape }) => $shape === 'poster' && poster}
  ${({ $shape }) => $shape === 'square' && aligned}
  &:hover ${Disc} {
    ${filled(color.accent, color.onAccent)}
  }
  &:hover img {
    scale: 1.045;
  }
  &:has(a:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 6px;
  }
  ${phone} {
    li:not(:first-child) > & {
      ${row}
    }
  }
`;

interface EntryCardProps extends Pick<PictureProps, 'pictures' | 'sizes'> {
  title: string;
  href: string;
  text?: string;
  shape: EntryCardShape;
  /** The level of the title, below the heading of the list. */
  heading: 'h2' | 'h3' | 'h4';
}

/**
 * The card of an entry with its own page: picture, arrow in a disc, title, one line. The whole card is the link.
 * Must be inside an `<li>`: on phones, all cards of a list but the first are rows.
 */
export const EntryCard = ({ title, href, text, shape, heading, ...picture }: EntryCardProps) => {
  const isSmall = shape === 'square';
  return (
    <Card $shape={shape}>
      <Media>
        <Frame $shape={shape}>
          <Picture {...picture} {...shapes[shape].picture} />
        </Frame>
        <Disc $isSmall={isSmall} aria-hidden="true">
          <ArrowRight />
        </Disc>
      </Media>
      <CardText $isSmall={isSmall}>
        <Title as={heading} $isSmall={isSmall}>
          <TextLink href={href}>{title}</TextLink>
        </Title>
        {text && <RichText text={text} />}
      </CardText>
    </Card>
  );
};
