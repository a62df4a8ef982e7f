import ChevronDown from 'lucide-react/icons/chevron-down';
import styled, { css } from 'styled-components';
import type { Shell } from '../../content/pages/shell';
import { below, edgeInForcedColors, from, phone, responsive } from '../../theme/media';
import { cluster, dot, filled, ringAround, row, square } from '../../theme/mixins';
import { color, motion, phaseColors, radius, size, space, type Phase } from '../../theme/theme';
import { fontFamily, lineHeight } from '../../theme/type';
import { TextLink } from '../ui/TextLink';

/** The panel's id, and the prefix of the ids of the menu's buttons. Fixed, so they survive a fresh render by React. */
export const MENU_ID = 'menu';

const Entries = styled.ul`
  ${from('nav')} {
    ${cluster('clamp(0px, 3.3vw - 39.6px, 8px)')}
    align-items: center;
    justify-content: end;
  }
`;

const EntryItem = styled.li`
  position: relative;
  ${below('nav')} {
    border-block-end: 1px solid ${color.line};
    &:last-child {
      border: 0;
    }
  }
  ${phone} {
    &:last-child {
      float: inline-start;
      margin-inline-end: 12px;
    }
  }
`;

const entryStyles = css`
  ${row('6px', 'inline-flex')}
  position: relative;
  border: 0;
  background: none;
  color: ${color.ink};
  text-decoration: none;
  text-align: start;
  cursor: pointer;
  ${from('nav')} {
    min-block-size: 44px;
    padding: 8px clamp(8px, 1.7vw - 12.4px, 12px);
    border-radius: ${radius.press};
    font: 500 1rem/${lineHeight(1.2)} ${fontFamily.text};
    white-space: nowrap;
    &:hover,
    &[aria-expanded='true'] {
      /* The sunken tone would not show in the dark theme. */
      background: color-mix(in srgb, ${color.ground}, ${color.ink} 9%);
    }
  }
  ${below('nav')} {
    display: flex;
    justify-content: space-between;
    inline-size: 100%;
    min-block-size: 60px;
    padding: 8px 0;
    font: 600 1.375rem/${lineHeight(1.2)} ${fontFamily.display};
    letter-spacing: -0.012em;
  }
`;

/** The dot that marks the current page: below its entry, or at the entry's end in the mobile menu. */
const currentPearl = css`
  &::after {
    ${dot(color.coralText)}
    ${from('nav')} {
      position: absolute;
      inset-block-end: -1px;
      inset-inline-start: calc(50% - 4px);
    }
  }
`;

const EntryLink = styled(TextLink)`
  ${entryStyles}
  &[aria-current='page'] {
    ${currentPearl}
  }
`;

const ButtonLink = styled(TextLink)`
  ${row('0', 'inline-flex')}
  ${filled(color.accent, color.onAccent)}
  min-block-size: ${size.button};
  padding: 14px 28px;
  border-radius: ${radius.press};
  font: 600 1.0625rem/${lineHeight(1.2)} ${fontFamily.text};
  text-decoration: none;
  ${edgeInForcedColors()}
  ${below('nav')} {
    margin-block-start: ${space[5]};
  }
  ${from('nav')} {
    min-block-size: 44px;
    margin-inline-start: 8px;
    padding: 10px 22px;
    font-size: 1rem;
    white-space: nowrap;
    &:hover {
      background: ${color.accentPress};
      box-shadow: ${ringAround(color.ground, color.accent)};
    }
  }
`;

const DropdownButton = styled.button.attrs({ type: 'button' })<{ $holdsCurrent: boolean }>`
  ${entryStyles}
  ${({ $holdsCurrent }) => $holdsCurrent && currentPearl}
  &::after {
    ${responsive('display', 'block', { [below('nav')]: 'none' })}
  }
  svg {
    ${responsive('--side', '16px', { [below('nav')]: '22px' })}
    ${square('var(--side)')}
    transition: rotate ${motion.t2} ${motion.ease};
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

const Dropdown = styled.ul<{ $phase: Phase }>`
  .js [aria-expanded='false'] + & {
    display: none;
  }
  ${from('nav')} {
    position: absolute;
    inset-block-start: calc(100% + 17px);
    inset-inline-start: 0;
    min-inline-size: 340px;
    padding: 10px;
    background: ${color.surface};
    border-block-start: 6px solid ${({ $phase }) => phaseColors[$phase].mark};
    box-shadow: ${color.shadow};
    /* The last dropdowns would overflow the window. */
    ${EntryItem}:nth-last-child(-n + 3) & {
      inset-inline: auto 0;
    }
    /* Without JavaScript, dropdowns open on hover and focus. */
    html:not(.js) ${EntryItem}:not(:hover, :focus-within) > & {
      display: none;
    }
  }
  ${below('nav')} {
    padding-block-end: ${space[4]};
  }
`;

const DropdownLink = styled(TextLink)`
  ${row('14px')}
  padding: 12px 14px;
  color: ${color.ink};
  font-weight: 500;
  line-height: ${lineHeight(1.3)};
  text-decoration: none;
  &::before {
    ${dot(color.lineStrong, '2px')}
    ${square('8px')}
  }
  &:is(:hover, [aria-current='page']) {
    background: ${color.ground};
    &::before {
      border: 4px solid ${color.coralText};
    }
  }
  &[aria-current='page'] {
    font-weight: 700;
  }
  ${below('nav')} {
    min-block-size: 48px;
    padding-inline: 0;
    color: ${color.ink2};
    &[aria-current='page'] {
      color: ${color.ink};
    }
  }
`;

/** The main menu. An inline script opens and closes its dropdowns on click (specification 4). */
export const MainMenu = ({
  menu,
  currentPath,
}: Pick<Shell['navigation'], 'menu'> & { currentPath: string }) => {
  // A link to a part of a page, like `/success#markets`, is never the current one.
  const current = (href: string) => (href === currentPath ? 'page' : undefined);
  return (
    <Entries>
      {menu.map(({ label, href, links, phase, isButton }, index) => {
        const id = `${MENU_ID}-${index}`;
        const OwnLink = isButton ? ButtonLink : EntryLink;
        return (
          <EntryItem key={index}>
            {href === undefined ? (
              <>
                <DropdownButton
                  id={id}
                  data-opens="list"
                  aria-expanded={false}
                  aria-controls={`${id}-list`}
                  $holdsCurrent={links.some(
                    (link) => link.href.replace(/#.*$/, '') === currentPath,
                  )}
                >
                  {label}
                  <ChevronDown aria-hidden />
                </DropdownButton>
                <Dropdown id={`${id}-list`} $phase={phase ?? 'listen'}>
                  {links.map((link) => (
                    <li key={link.href}>
                      <DropdownLink href={link.href} aria-current={current(link.href)}>
                        {link.label}
                      </DropdownLink>
                    </li>
                  ))}
                </Dropdown>
              </>
            ) : (
              <OwnLink href={href} aria-current={current(href)}>
                {label}
              </OwnLink>
            )}
          </EntryItem>
        );
      })}
    </Entries>
  );
};
