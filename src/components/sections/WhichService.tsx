import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { from, onPaper, phone, responsive } from '../../theme/media';
import { columns, square } from '../../theme/mixins';
import { color, space } from '../../theme/theme';
import { lineHeight, type } from '../../theme/type';
import { SurfaceSection } from '../ui/layout';
import { TextLink } from '../ui/TextLink';
import { HeadedSection } from './HeadedSection';

/** In two columns the order runs down the first, so that each group of services stays together. */
const List = styled.ul`
  ${responsive('columns', '1', { [from('md')]: '2', [onPaper]: '2' })}
  column-gap: ${space.gap};
  border-block-start: 2px solid ${color.ink};
  li {
    break-inside: avoid;
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
  strong {
    font-weight: 600;
    text-wrap: balance;
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
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 2px;
  }
`;

type WhichServiceProps = NonNullable<ViewOf<'home'>['which']>;

/** The services in a buyer's words: each question leads to the service that answers it, the last row to all of them. */
export const WhichService = ({ heading, text, needs, compare }: WhichServiceProps) => (
  <HeadedSection heading={heading} text={text} ground={SurfaceSection} gap="clamp(24px, 3vw, 40px)">
    <List data-reveal="">
      {needs.map(({ question, inHand, path }) => (
        <li key={path}>
          <Row href={path}>
            <strong>{question}</strong> <span>{inHand}</span>
          </Row>
        </li>
      ))}
      {compare && (
        <li>
          <Row href={compare.path}>
            <strong>{compare.name}</strong>
          </Row>
        </li>
      )}
    </List>
  </HeadedSection>
);
