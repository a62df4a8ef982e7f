import styled from 'styled-components';
import type { AboutPage } from '../../content/kinds/about';
import { sectionIds } from '../../routes';
import { from } from '../../theme/media';
import { color, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { Section, SplitColumns } from '../ui/layout';
import { RichText } from '../ui/RichText';
import { Statement } from '../ui/text';

const Ground = styled(Section)`
  background: ${color.listen};
  color: ${color.onListen};
  a {
    color: inherit;
  }
`;

const Points = styled.ul`
  display: grid;
  gap: 32px ${space.gap};
  margin-block-start: ${space[7]};
  ${from('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  li {
    padding-block-start: ${space[4]};
    border-block-start: 2px solid ${color.ringListen};
  }
  p {
    ${type('card')}
    margin-block-start: ${space[2]};
    color: ${color.onListen2};
  }
`;

/** What the company refuses to do; pages where that is in doubt link to it. */
export const WillNotDo = ({ heading, intro, points }: NonNullable<AboutPage['willNotDo']>) => (
  <Ground id={sectionIds.willNotDo} data-ground="dark">
    <SplitColumns>
      <h2 data-reveal="">{heading}</h2>
      <div data-reveal="">
        <RichText as={Statement} text={intro} />
        <Points>
          {points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <RichText text={text} />
            </li>
          ))}
        </Points>
      </div>
    </SplitColumns>
  </Ground>
);
