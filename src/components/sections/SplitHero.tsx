import styled from 'styled-components';
import type { Pictures } from '../../content/pictures';
import { from, onPaper } from '../../theme/media';
import { cover, responsive } from '../../theme/mixins';
import { space, type Phase } from '../../theme/theme';
import { ActionLink, type ActionLinkProps } from '../ui/Button';
import { columnEdge } from '../ui/layout';
import { PageTitle } from '../ui/PageTitle';
import { Picture, type PictureProps } from '../ui/Picture';
import { RichText } from '../ui/RichText';
import { Lead } from '../ui/text';
import { TextLink } from '../ui/TextLink';
import { ToneMarker } from '../ui/ToneMarker';

/** The words of a poster: from 1024px they start where the page's column starts. */
export const PosterWords = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  justify-content: center;
  gap: 28px;
  padding: clamp(40px, 5vw, 80px) ${space.gutter};
  ${from('lg')} {
    padding-inline: ${columnEdge} clamp(24px, 4vw, 72px);
  }
`;

const Frame = styled.div<{ $focus: string }>`
  position: relative;
  ${responsive('aspect-ratio', '5 / 2', { [from('lg')]: 'auto' })}
  img {
    ${cover}
    object-position: ${({ $focus }) => $focus} 50%;
  }
`;

interface PosterPictureProps extends Pick<PictureProps, 'pictures' | 'isEager'> {
  format?: PictureProps['format'];
  /** Its part of the window's width from 1024px. */
  width?: string;
  /** What words that are taller than the picture cut least: from left to right. */
  focus?: string;
}

/** The picture of a poster: 5:2, from 1024px as high as the words. It never sets the height. */
export const PosterPicture = ({
  format = 'hero',
  width = '50vw',
  focus = '50%',
  ...picture
}: PosterPictureProps) => (
  <Frame $focus={focus}>
    <Picture
      {...picture}
      format={format}
      narrow="wide"
      sizes={`(min-width: 1024px) ${width}, 100vw`}
    />
  </Frame>
);

/** Words beside a picture up to the window's edge. Where they are stacked, the picture comes first. */
export const Halves = styled.div`
  display: flex;
  flex-direction: column-reverse;
  ${from('lg')} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** From 1024px as high as the picture's own shape (1300 by 1240) at half the window's width. A low
 * window may cut off an eighth at most: the pearls of the pictures are that far from the edge. */
const Hero = styled(Halves)`
  ${onPaper} {
    flex-direction: row;
    align-items: center;
    > * {
      flex: 1;
      padding-block: 16px;
    }
  }
  ${from('lg')} {
    min-block-size: max(42vw, min(47.7vw, 100svh - 140px));
  }
`;

const Words = styled(PosterWords)`
  > a:first-child {
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  > p {
    max-inline-size: 28.8em;
  }
`;

interface SplitHeroProps extends Omit<ActionLinkProps, 'variant'> {
  title: string;
  text: string;
  group?: { label: string; href: string; phase: Phase };
  pictures: Pictures;
}

/** The top of a page: half words, half picture. The picture is cut at its right, where the drawings have space. */
export const SplitHero = ({ title, text, action, note, group, pictures }: SplitHeroProps) => (
  <Hero>
    <Words>
      {group && (
        <ToneMarker as={TextLink} href={group.href} $phase={group.phase}>
          {group.label}
        </ToneMarker>
      )}
      <PageTitle>{title}</PageTitle>
      <RichText as={Lead} text={text} />
      <ActionLink action={action} note={note} />
    </Words>
    <PosterPicture pictures={pictures} focus="12%" isEager />
  </Hero>
);
