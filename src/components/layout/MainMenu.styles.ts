import styled, { css } from 'styled-components';
import { below, forcedColors, from, phone } from '../../theme/media';
import { ringAround, square } from '../../theme/mixins';
import { color, motion, phaseColors, radius, size, space, type Phase } from '../../theme/theme';
import { fontFamily, line } from '../../theme/type';
import { TextLink } from '../ui/TextLink';

export const Entries = styled.ul`
  ${from('nav')} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: clamp(0px, 0.55vw, 8px);
  }
`;

export const EntryItem = styled.li`
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

/** The ground mixed with ink: the sunken tone would not show in the dark theme. */
const hoverGround = `color-mix(in srgb, ${color.ground}, ${color.ink} 9%)`;

const entryLook = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  position: relative;
  border: 0;
  background: none;
  color: ${color.ink};
  text-decoration: none;
  text-align: start;
  cursor: pointer;
  ${from('nav')} {
    min-block-size: 44px;
    padding: 8px clamp(8px, 0.85vw, 12px);
    border-radius: ${radius.press};
    font: 500 1rem/${line(1.2)} ${fontFamily.text};
    white-space: nowrap;
    &:hover,
    &[aria-expanded='true'] {
      background: ${hoverGround};
    }
  }
  ${below('nav')} {
    display: flex;
    justify-content: space-between;
    inline-size: 100%;
    min-block-size: 60px;
    padding: 8px 0;
    font: 600 1.375rem/${line(1.2)} ${fontFamily.display};
    letter-spacing: -0.012em;
  }
`;

/** The pearl that marks the current page: below its entry, in the mobile menu at the entry's end. */
const currentPearl = css`
  ${below('nav')} {
    &:is(a)::after {
      content: '';
      flex: none;
      border: 4px solid ${color.coralText};
      border-radius: ${radius.disc};
    }
  }
  ${from('nav')} {
    &::after {
      content: '';
      position: absolute;
      inset-block-end: -1px;
      inset-inline-start: calc(50% - 4px);
      border: 4px solid ${color.coralText};
      border-radius: ${radius.disc};
    }
  }
`;

export const EntryLink = styled(TextLink)<{ $isButton: boolean }>`
  ${entryLook}
  &[aria-current='page'] {
    ${currentPearl}
  }
  ${({ $isButton }) =>
    $isButton &&
    css`
      ${forcedColors} {
        border: 2px solid ButtonText;
      }
      ${from('nav')} {
        margin-inline-start: 8px;
        padding: 10px 22px;
        background: ${color.accent};
        color: ${color.onAccent};
        font-weight: 600;
        &:hover {
          background: ${color.accentPress};
          box-shadow: ${ringAround(color.ground, color.accent)};
        }
      }
      &[aria-current='page']::after {
        content: none;
      }
      ${below('nav')} {
        display: inline-flex;
        inline-size: auto;
        min-block-size: ${size.button};
        margin-block-start: ${space[5]};
        padding: 14px 28px;
        border-radius: ${radius.press};
        background: ${color.accent};
        color: ${color.onAccent};
        font: 600 1.0625rem/${line(1.2)} ${fontFamily.text};
        letter-spacing: 0;
      }
    `}
`;

export const DropdownButton = styled.button.attrs({ type: 'button' })<{ $holdsCurrent: boolean }>`
  ${entryLook}
  ${({ $holdsCurrent }) => $holdsCurrent && currentPearl}
  svg {
    flex: none;
    ${square('16px')}
    transition: rotate ${motion.t2} ${motion.ease};
    ${below('nav')} {
      ${square('22px')}
    }
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

export const Dropdown = styled.ul<{ $phase: Phase }>`
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
    /* The last dropdowns would overflow the window at its end. */
    ${EntryItem}:nth-last-child(-n + 3) & {
      inset-inline: auto 0;
    }
  }
  ${below('nav')} {
    padding-block-end: ${space[4]};
  }
  /* Without JavaScript hover or focus shows what a click would. */
  ${from('nav')} {
    html:not(.js) ${EntryItem}:not(:hover, :focus-within) > & {
      display: none;
    }
  }
`;

export const DropdownLink = styled(TextLink)`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 12px 14px;
  color: ${color.ink};
  font-weight: 500;
  line-height: ${line(1.3)};
  text-decoration: none;
  &::before {
    content: '';
    flex: none;
    ${square('8px')}
    border: 2px solid ${color.lineStrong};
    border-radius: ${radius.disc};
  }
  &:hover {
    background: ${color.ground};
  }
  &[aria-current='page'] {
    background: ${color.ground};
    font-weight: 700;
  }
  &:hover::before,
  &[aria-current='page']::before {
    background: ${color.coralText};
    border-color: ${color.coralText};
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
