import Phone from 'lucide-react/icons/phone';
import styled from 'styled-components';
import { useSiteContent } from '../../hooks/useSiteContent';
import { cluster, column, coralLink, row, square } from '../../theme/mixins';
import { color, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { RichText, withPhones } from './text';
import { TextLink } from './TextLink';

const Line = styled.div`
  ${row(space[3])}
  svg {
    flex: none;
    ${square('22px')}
    color: ${color.coralText};
  }
  > div {
    ${column('0')}
    justify-items: start;
  }
  p {
    ${type('small', color.ink2)}
  }
  /* The whole line is a target large enough for a thumb, without moving the lines apart. */
  a {
    display: inline-block;
    margin-block: -8px;
    padding-block: 10px;
    color: ${color.ink};
    font-weight: 600;
    ${coralLink}
  }
  p a {
    margin-block: 0;
    padding-block: 2px;
    font-weight: 400;
  }
`;

/** A button, and beside or below it the crisis line. */
export const BesideButton = styled.div`
  ${cluster('20px 32px')}
  align-items: center;
`;

/**
 * Whom to call in a crisis, when the phone is answered and what happens first, if known; renders nothing without a
 * number.
 */
export const CrisisLine = () => {
  const { company, navigation } = useSiteContent();
  const { crisis } = navigation;
  if (!crisis || !company.phone) return null;
  return (
    <Line>
      <Phone aria-hidden />
      <div>
        <p>{crisis.question}</p>
        <TextLink href={company.phoneLink}>{withPhones(crisis.call)}</TextLink>
        {crisis.hours.map((open, index) => (
          <p key={index}>{open}</p>
        ))}
        {crisis.more && <RichText text={crisis.more} />}
      </div>
    </Line>
  );
};
