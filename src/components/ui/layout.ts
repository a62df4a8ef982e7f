import styled from 'styled-components';
import { from, onPaper } from '../../theme/media';
import { column, cover } from '../../theme/mixins';
import { color, navHeight, size, space } from '../../theme/theme';

/** The column of a section's content: as wide as the page, at most 1440px. */
export const Container = styled.div`
  inline-size: 100%;
  max-inline-size: ${size.maxWidth};
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** From the window's edge to the content of the column, also on very wide screens. */
export const columnEdge = `max(${space.gutter}, calc((100vw - ${size.maxWidth}) / 2 + ${space.gutter}))`;

/** A section of a page with its space above and below. */
export const Section = styled.section`
  padding-block: ${space.section};
  ${onPaper} {
    padding-block: 16px;
    break-inside: avoid;
  }
`;

/** A section that stands out from the page's ground. */
export const SurfaceSection = styled(Section)`
  --behind: ${color.surface};
  background: ${color.surface};
`;

/** Two children: columns 1–5 and 7–12 of twelve; below 1024px one under the other. The
 * first, a heading, stays in view beside a long text. */
export const SplitColumns = styled(Container)`
  ${column(`${space[5]} ${space.gap}`)}
  ${from('lg')} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    > :first-child {
      position: sticky;
      inset-block-start: calc(${size.topBar} + ${navHeight} + ${space[6]});
      grid-column: 1 / 6;
      align-self: start;
    }
    > :last-child {
      grid-column: 7 / 13;
    }
  }
`;

/** Texts that belong together, stacked. */
export const Stack = styled.div`
  ${column(space[5])}
`;

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

/** The picture of a poster: 5:2, from 1024px as high as the words. It never sets the height. */
export const PosterPicture = styled.div`
  position: relative;
  aspect-ratio: 5 / 2;
  ${from('lg')} {
    aspect-ratio: auto;
  }
  img {
    ${cover}
  }
`;
