import styled from 'styled-components';
import type { AboutPageQuery } from '../../queryTypes';
import { sectionIds } from '../../routes';
import { from } from '../../theme/media';
import { color, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { Section } from '../ui/layout';
import { RichText } from '../ui/RichText';
import { HeadedSection } from './HeadedSection';

const Gulf = styled(Section).attrs({ id: sectionIds.willNotDo, 'data-ground': 'dark' })`
  background: ${color.listen};
  color: ${color.onListen};
  p {
    color: ${color.onListen2};
  }
  a {
    color: inherit;
  }
`;

const Points = styled.ul`
  display: grid;
  gap: clamp(32px, 3.6vw, 52px) ${space.gap};
  ${from('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from('lg')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  li {
    padding-block-start: ${space[4]};
    border-block-start: 2px solid ${color.onListen2};
  }
  p {
    ${type('card')}
    max-inline-size: 26em;
    margin-block-start: ${space[2]};
  }
`;

/** What the company refuses to do; pages where that is in doubt link to it. */
export const WillNotDo = ({
  heading,
  intro,
  points,
}: NonNullable<AboutPageQuery['aboutPage']['willNotDo']>) => (
  <HeadedSection heading={heading} text={intro} ground={Gulf}>
    <Points data-reveal="">
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <RichText text={text} />
        </li>
      ))}
    </Points>
  </HeadedSection>
);
