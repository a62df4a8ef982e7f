import styled from 'styled-components';
import { from, onPaper } from '../../theme/media';
import type { Phase } from '../../theme/theme';
import { ActionLink, type ActionLinkProps } from '../ui/Button';
import { PosterPicture, PosterWords } from '../ui/layout';
import { PageTitle } from '../ui/PageTitle';
import { Picture, type Pictures } from '../ui/Picture';
import { RichText } from '../ui/RichText';
import { Lead } from '../ui/text';
import { TextLink } from '../ui/TextLink';
import { ToneMarker } from '../ui/ToneMarker';

/** From 1024px as high as the picture's own shape (1300 by 1240) at half the window's width. A low
 * window may cut off an eighth at most: the pearls of the pictures are that far from the edge. */
const Halves = styled.div`
  display: flex;
  flex-direction: column-reverse;
  ${onPaper} {
    flex-direction: row;
    align-items: center;
    > * {
      flex: 1;
      padding-block: 16px;
    }
  }
  ${from('lg')} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
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

/** Where the words are taller than the picture, more is cut at its right, where the drawings have
 * space. */
const Art = styled(PosterPicture)`
  img {
    object-position: 12% 50%;
  }
`;

interface SplitHeroProps extends Omit<ActionLinkProps, 'variant'> {
  title: string;
  text: string;
  group?: { label: string; href: string; phase: Phase };
  pictures: Pictures;
}

/** The top of a page: half words, half picture up to the window's edge. */
export const SplitHero = ({ title, text, action, note, group, pictures }: SplitHeroProps) => (
  <Halves>
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
    <Art>
      <Picture
        pictures={pictures}
        format="hero"
        narrow="wide"
        sizes="(min-width: 1024px) 50vw, 100vw"
        isEager
      />
    </Art>
  </Halves>
);
