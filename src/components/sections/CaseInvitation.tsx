import styled from 'styled-components';
import { stack } from '../../theme/mixins';
import { space } from '../../theme/theme';
import { type } from '../../theme/type';
import { type Action, ActionLink } from '../ui/Button';
import { RichText } from '../ui/text';

const Invitation = styled.div`
  ${stack(space[5])}
  justify-items: start;
  > p {
    ${type('statementSmall')}
  }
`;

interface CaseInvitationProps {
  invitation?: string;
  action: Action;
}

/** The last button of the index, below the words that invite whoever has found no story of their own. */
export const CaseInvitation = ({ invitation, action }: CaseInvitationProps) => (
  <Invitation data-reveal="">
    {invitation && <RichText text={invitation} />}
    <ActionLink action={action} />
  </Invitation>
);
