import styled from 'styled-components';
import { size, space } from '../../theme/theme';

/** The column that holds a section's content: as wide as the page, 1440px at most. */
export const Container = styled.div`
  inline-size: 100%;
  max-inline-size: ${size.maxWidth};
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** The distance from the window's edge to the column's content, also on very wide screens. */
export const columnEdge = `max(${space.gutter}, calc((100vw - ${size.maxWidth}) / 2 + ${space.gutter}))`;

/** A section of a page with its air above and below. */
export const Section = styled.section`
  padding-block: ${space.section};
`;
