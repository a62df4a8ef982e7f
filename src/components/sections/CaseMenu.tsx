import styled from 'styled-components';
import { below } from '../../theme/media';
import { ringAround, square } from '../../theme/mixins';
import { color, navHeight, radius, size } from '../../theme/theme';
import { line, type } from '../../theme/type';
import { TextLink } from '../ui/TextLink';

const Menu = styled.nav`
  position: sticky;
  inset-block-start: calc(${size.topBar} + ${navHeight} + 24px);
  align-self: start;
  max-block-size: calc(100vh - ${size.topBar} - ${navHeight} - 48px);
  overflow-y: auto;
  ${below('nav')} {
    display: none;
  }
  > p {
    padding-block-end: 12px;
    ${type('label')}
    color: ${color.ink2};
  }
  li {
    border-block-end: 1px solid ${color.line};
  }
`;

const MenuLink = styled(TextLink)`
  display: flex;
  align-items: center;
  gap: 14px;
  min-block-size: 50px;
  padding: 4px 7px;
  color: ${color.ink2};
  font-weight: 500;
  line-height: ${line(1.25)};
  text-decoration: none;
  outline-offset: -3px;
  &::before {
    content: '';
    flex: none;
    ${square('10px')}
    border: 2px solid ${color.lineStrong};
    border-radius: ${radius.disc};
  }
  &:hover,
  &[aria-current] {
    color: ${color.ink};
  }
  &[aria-current] {
    font-weight: 700;
    &::before {
      ${square('14px')}
      margin-inline: -2px;
      border: 7px solid ${color.succeed};
      box-shadow: ${ringAround(color.ground, color.succeed, '3px', '5px')};
    }
  }
`;

/** An entry of the menu of a group of case studies. */
export interface CaseMenuItem {
  label: string;
  href: string;
  /** True for the current case study, whichever spelling of its address was opened. */
  isCurrent: boolean;
}

interface CaseMenuProps {
  heading: string;
  /** The accessible name of the menu. */
  label: string;
  items: readonly CaseMenuItem[];
}

/** All case studies of a group beside the current one; below 1200px a carousel replaces it.
 * Specification 2, "Case-study pages". */
export const CaseMenu = ({ heading, label, items }: CaseMenuProps) => (
  <Menu aria-label={label}>
    <p>{heading}</p>
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          <MenuLink href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
            {item.label}
          </MenuLink>
        </li>
      ))}
    </ul>
  </Menu>
);
