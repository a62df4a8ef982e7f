import styled from 'styled-components';
import { from, onPaper } from '../../theme/media';
import { column } from '../../theme/mixins';
import { color, navHeight, phaseColors, size, space, type Phase } from '../../theme/theme';

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

/** A low section: one row of short facts. */
export const BarSection = styled(Section)`
  padding-block: clamp(28px, 3vw, 44px);
`;

/** A section that stands out from the page's ground. */
export const SurfaceSection = styled(Section)`
  --behind: ${color.surface};
  background: ${color.surface};
`;

/** Continues the section above it, on the same ground. */
export const ContinuedSection = styled(Section)`
  padding-block-start: 0;
`;

/** On the ground of a phase, in the ink for it. */
export const PhaseGround = styled.div.attrs<{
  $phase: Phase;
  'data-ground'?: string;
}>(({ $phase }) => ({
  'data-ground': $phase === 'listen' ? 'dark' : 'bright',
}))`
  background: ${({ $phase }) => phaseColors[$phase].ground};
  color: ${({ $phase }) => phaseColors[$phase].ink};
`;

/** Two children: from 1024px in columns 1–5 and 7–12 of twelve. The heading stays in view beside a long text. */
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
