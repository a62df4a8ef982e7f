import styled from 'styled-components';
import type { Pictures } from '../../content/text/images';
import { from, isFrom, onPaper, responsive } from '../../theme/media';
import { plainLink, stack } from '../../theme/mixins';
import { space, type Phase } from '../../theme/theme';
import { type Action, ActionLink } from '../ui/Button';
import { BesideButton, CrisisLine } from '../ui/CrisisLine';
import { columnEdge } from '../ui/layout';
import { Picture, PictureBox, type PictureProps } from '../ui/Picture';
import { Lead, PageTitle, RichText } from '../ui/text';
import { TextLink } from '../ui/TextLink';
import { ToneMarker } from '../ui/ToneMarker';

/** The text of a poster, which from 1024px up starts at the page's column. */
export const PosterText = styled.div`
  ${stack('28px')}
  align-content: center;
  justify-items: start;
  padding-block: clamp(40px, 5vw, 80px);
  ${responsive('padding-inline', space.gutter, {
    [from('lg')]: `${columnEdge} clamp(24px, 4vw, 72px)`,
  })}
`;

const Frame = styled(PictureBox)<{ $focus: string }>`
  ${responsive('aspect-ratio', '5 / 2', { [from('lg')]: 'auto' })}
  img {
    object-position: ${({ $focus }) => $focus} 50%;
  }
`;

interface PosterPictureProps extends Pick<PictureProps, 'pictures' | 'isEager'> {
  format?: PictureProps['format'];
  /** The horizontal position that stays in view when a tall text makes the picture narrower than its format. */
  focus?: string;
}

/** The picture of a poster: 5:2, from 1024px up as tall as the text, whose height it never affects. */
export const PosterPicture = ({
  format = 'hero',
  focus = '50%',
  ...picture
}: PosterPictureProps) => (
  <Frame $focus={focus}>
    <Picture {...picture} format={format} narrow="wide" sizes={`${isFrom('lg')} 50vw, 100vw`} />
  </Frame>
);

/**
 * A picture that reaches the window's edge, beside or above the text after it. In the reverse order, the text would
 * move when a slow connection brings the picture.
 */
export const Halves = styled.div`
  ${from('lg')} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child {
      grid-area: 1 / 2;
    }
  }
`;

/**
 * From 1024px up as tall as the picture's format (1300 by 1240) at half the window's width. A short window crops an
 * eighth at most, because the pearls are that far from the edge.
 */
const Hero = styled(Halves)`
  ${onPaper} {
    display: flex;
    flex-direction: row-reverse;
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

const HeroText = styled(PosterText)`
  > a:first-child {
    ${plainLink('inherit')}
    &:hover {
      text-decoration: underline;
    }
  }
  > p {
    max-inline-size: 28.8em;
  }
`;

interface SplitHeroProps {
  title: string;
  text: string;
  action: Action;
  pictures: Pictures;
  /** A link above the title, to the services of the same group. */
  group?: { label: string; href: string; phase: Phase };
  hasCrisisLine?: boolean;
}

/** The top of a page: half text, half picture, cropped on its right, where the drawings have space. */
export const SplitHero = ({
  title,
  text,
  action,
  group,
  hasCrisisLine,
  pictures,
}: SplitHeroProps) => (
  <Hero>
    <PosterPicture pictures={pictures} focus="12%" isEager />
    <HeroText>
      {group && (
        <ToneMarker as={TextLink} href={group.href} $phase={group.phase}>
          {group.label}
        </ToneMarker>
      )}
      <PageTitle>{title}</PageTitle>
      <RichText as={Lead} text={text} />
      <BesideButton>
        <ActionLink action={action} />
        {hasCrisisLine && <CrisisLine />}
      </BesideButton>
    </HeroText>
  </Hero>
);
