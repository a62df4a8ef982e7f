import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { from, isFrom, isPhone, responsive } from '../../theme/media';
import { cardGrid, column } from '../../theme/mixins';
import { color, space } from '../../theme/theme';
import { EntryCard } from '../ui/EntryCard';
import { ToneMarker } from '../ui/ToneMarker';
import { Head, HeadedSection } from './HeadedSection';

const Group = styled.div`
  ${column('inherit')}
  & + & {
    padding-block-start: clamp(44px, 5vw, 76px);
  }
`;

/** The tagline starts in the middle of the page, like the texts of other sections. */
const GroupHead = styled(Head)`
  row-gap: ${space[3]};
  > p {
    max-inline-size: 36em;
    text-wrap: balance;
    color: ${color.ink2};
  }
`;

const posterArea = responsive('grid-area', 'auto / 1 / auto / -1', {
  [from('lg')]: 'span 2 / span 2',
});

const Cards = styled.ul<{ $hasPoster: boolean }>`
  ${({ $hasPoster }) =>
    cardGrid({
      count: 2,
      wide: $hasPoster ? 4 : 3,
      gap: 'clamp(36px, 4vw, 60px)',
      phoneGap: '28px',
    })}
  > :first-child {
    ${({ $hasPoster }) => $hasPoster && posterArea}
  }
`;

/** `sizes` of a group's first picture and of the others. On phones the first card is always a poster. */
const sizesInRows = {
  first: `${isPhone} 92vw, ${isFrom('xl')} 432px, ${isFrom('lg')} 31vw, 47vw`,
  other: `${isPhone} 124px, ${isFrom('xl')} 432px, ${isFrom('lg')} 31vw, 47vw`,
};
const sizesWithPoster = {
  first: `${isFrom('xl')} 660px, ${isFrom('lg')} 47vw, 92vw`,
  other: `${isPhone} 124px, ${isFrom('xl')} 318px, ${isFrom('lg')} 23vw, 47vw`,
};

/**
 * All services by group. A group whose size is a multiple of three has rows of three cards; any other starts with a
 * poster as large as four small cards.
 */
export const ServiceCards = ({ heading, groups }: ViewOf<'home'>['offers']) => (
  <HeadedSection heading={heading} gap="clamp(28px, 3vw, 44px)">
    {groups.map(({ slug, name, tagline, phase, services }) => {
      const hasPoster = services.length % 3 !== 0;
      const sizes = hasPoster ? sizesWithPoster : sizesInRows;
      return (
        <Group key={slug} id={slug}>
          <GroupHead data-reveal="">
            <ToneMarker as="h3" $phase={phase} $isHeading>
              {name}
            </ToneMarker>
            <p>{tagline}</p>
          </GroupHead>
          <Cards $hasPoster={hasPoster}>
            {services.map(({ name: title, cardText, path, pictures }, index) => (
              <li key={path} data-reveal="">
                <EntryCard
                  title={title}
                  href={path}
                  text={cardText}
                  heading="h4"
                  pictures={pictures}
                  shape={hasPoster && index === 0 ? 'poster' : 'landscape'}
                  sizes={index === 0 ? sizes.first : sizes.other}
                />
              </li>
            ))}
          </Cards>
        </Group>
      );
    })}
  </HeadedSection>
);
