import styled from 'styled-components';
import { phone, responsive } from '../../theme/media';
import { coralLink } from '../../theme/mixins';
import { color, space } from '../../theme/theme';
import { TextLink } from './TextLink';

const More = styled.p`
  ${responsive('margin-block-start', space[4], { [phone]: space[3] })}
  a {
    display: inline-block;
    padding-block: 2px;
    color: ${color.ink};
    ${coralLink}
  }
`;

/** A link on a line of its own, below a list, to a page that tells more. */
export const MoreLink = ({ name, path }: { name: string; path: string }) => (
  <More>
    <TextLink href={path}>{name}</TextLink>
  </More>
);
