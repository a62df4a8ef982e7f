import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { from, onPaper, phone, responsive } from '../../theme/media';
import { coralLine, columns, square } from '../../theme/mixins';
import { color, space } from '../../theme/theme';
import { lineHeight, type } from '../../theme/type';
import { SurfaceSection } from '../ui/layout';
import { MoreLink } from '../ui/MoreLink';
import { TextLink } from '../ui/TextLink';
import { HeadedSection } from './HeadedSection';

/**
 * In two columns the order runs down the first, so that each group of services stays together, and the rules meet.
 */
const List = styled.ul<{ $rows: number }>`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-template-rows: repeat(${({ $rows }) => $rows}, auto);
  ${responsive('grid-auto-flow', 'row', { [from('md')]: 'column', [onPaper]: 'column' })}
  column-gap: ${space.gap};
  border-block-start: 2px solid ${color.ink};
  li {
    border-block-end: 1px solid ${color.line};
  }
`;

/** The whole row is the link: a question, and below or beside it what one gets. */
const Row = styled(TextLink)`
  ${columns(1, { [from('xl')]: 2 })}
  gap: 2px ${space.gap};
  align-items: baseline;
  ${responsive('padding-block', '14px', { [phone]: '10px' })}
  color: ${color.ink};
  line-height: ${lineHeight(1.35)};
  text-decoration: none;
  text-wrap: balance;
  strong {
    font-weight: 600;
  }
  strong::after {
    content: '';
    display: inline-block;
    ${square('8px')}
    margin-inline-start: 10px;
    border: solid ${color.coralText};
    border-width: 2px 2px 0 0;
    translate: 0 -1px;
    rotate: 45deg;
    [dir='rtl'] & {
      rotate: -135deg;
    }
  }
  span {
    ${type('small', color.ink2)}
  }
  &:hover strong {
    text-decoration: underline;
    ${coralLine}
  }
`;

type WhichServiceProps = NonNullable<ViewOf<'home'>['which']>;

/** The services in a buyer's words: each question leads to the service that answers it, the link below to all of them. */
export const WhichService = ({ heading, text, needs, compare }: WhichServiceProps) => (
  <HeadedSection heading={heading} text={text} ground={SurfaceSection} gap="clamp(24px, 3vw, 40px)">
    <div data-reveal="">
      <List $rows={Math.ceil(needs.length / 2)}>
        {needs.map(({ question, inHand, path }) => (
          <li key={path}>
            <Row href={path}>
              <strong>{question}</strong> <span>{inHand}</span>
            </Row>
          </li>
        ))}
      </List>
      {compare && <MoreLink {...compare} />}
    </div>
  </HeadedSection>
);
