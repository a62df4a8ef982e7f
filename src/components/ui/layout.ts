import styled from 'styled-components';
import { from, onPaper, responsive } from '../../theme/media';
import { column, filled } from '../../theme/mixins';
import { color, navHeight, phaseColors, size, space, type Phase } from '../../theme/theme';

/** The column of a section's content: as wide as the page, at most 1440px. */
export const Container = styled.div`
  inline-size: 100%;
  max-inline-size: ${size.maxWidth};
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** The distance from the window's edge to the content of the column, even in very wide windows. */
export const columnEdge = `max(${space.gutter}, calc((100vw - ${size.maxWidth}) / 2 + ${space.gutter}))`;

/** A section of a page, with space above and below. */
export const Section = styled.section`
  ${responsive('padding-block', space.section, { [onPaper]: '16px' })}
  break-inside: avoid;
`;

/** A shallow section: one row of short facts. */
export const BarSection = styled(Section)`
  padding-block: clamp(28px, 3vw, 44px);
`;

/** A section on the surface colour. */
export const SurfaceSection = styled(Section)`
  --behind: ${color.surface};
  background: ${color.surface};
`;

/** A section that continues the one above it. */
export const ContinuedSection = styled(Section)`
  padding-block-start: 0;
`;

/** A box in the colours of a phase. */
export const PhaseGround = styled.div.attrs<{
  $phase: Phase;
  'data-ground'?: string;
}>(({ $phase }) => ({
  'data-ground': $phase === 'listen' ? 'dark' : 'bright',
}))`
  ${({ $phase }) => filled(phaseColors[$phase].ground, phaseColors[$phase].ink)}
`;

/** Lays out a heading and a text, from 1024px up in columns 1–5 and 7–12; the heading stays in view. */
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
