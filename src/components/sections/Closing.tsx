import styled from 'styled-components';
import { spread, stackedOnPhones } from '../../theme/mixins';
import { type, type TypeStyle } from '../../theme/type';
import { type Action, ActionLink } from '../ui/Button';
import { RichText } from '../ui/text';

const Row = styled.div<{ $style: TypeStyle }>`
  ${spread('24px 32px')}
  > p {
    ${({ $style }) => type($style)}
    max-inline-size: 26em;
    text-wrap: balance;
  }
  > a {
    flex: none;
  }
  ${stackedOnPhones}
`;

interface ClosingProps {
  text: string;
  action: Action;
  isSmall?: boolean;
}

/** The closing line of a page and its second button. */
export const Closing = ({ text, action, isSmall }: ClosingProps) => (
  <Row $style={isSmall ? 'statementSmall' : 'statement'} data-reveal="">
    <RichText text={text} />
    <ActionLink action={action} variant="ghost" />
  </Row>
);
