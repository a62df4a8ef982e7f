import styled from 'styled-components';
import { from } from '../../theme/media';
import { space } from '../../theme/theme';
import { columnEdge } from './Container';

/** The words of a poster: from 1024px they begin where the page's column begins. */
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

/** The picture of a poster: 5:2, from 1024px as high as the words. It never decides the height. */
export const PosterPicture = styled.div`
  position: relative;
  aspect-ratio: 5 / 2;
  ${from('lg')} {
    aspect-ratio: auto;
  }
  img {
    position: absolute;
    inset: 0;
  }
`;
