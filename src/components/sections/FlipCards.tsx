import styled from 'styled-components';
import { itemAt } from '../../drawings/maths';
import type { HomePageQuery } from '../../queryTypes';
import { from, phone } from '../../theme/media';
import { column } from '../../theme/mixins';
import { phaseOrder, space } from '../../theme/theme';
import { ActionLink } from '../ui/Button';
import { Container, Section } from '../ui/layout';
import { FlipCard } from './FlipCard';

const Rows = styled(Container)`
  ${column('clamp(28px, 3vw, 44px)')}
  > a {
    justify-self: start;
  }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.gap};
  ${from('lg')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
`;

/** What sets the company apart: cards with the reason on their back, in the three phases' colours
 * by turns. Specification 2, "Home". */
export const FlipCards = ({
  heading,
  cards,
  action,
  ...words
}: HomePageQuery['homePage']['unique']) => (
  <Section>
    <Rows>
      <h2 data-reveal="">{heading}</h2>
      <Cards>
        {cards.map((card, index) => (
          <FlipCard
            key={card.title}
            id={`flip-${index}`}
            card={card}
            words={words}
            phase={itemAt(phaseOrder, index)}
          />
        ))}
      </Cards>
      <ActionLink action={action} variant="ghost" />
    </Rows>
  </Section>
);
