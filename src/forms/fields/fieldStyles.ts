import styled, { css } from 'styled-components';
import { quietStyles } from '../../components/ui/iconButtons';
import { centred, drawnCheckbox, filled, square } from '../../theme/mixins';
import { color, motion, radius, size, space } from '../../theme/theme';
import { type } from '../../theme/type';

const ERROR_EDGE = '6px';
const ERROR_PADDING = `calc(16px - ${ERROR_EDGE} + 1.5px)`;

const controlStyles = css`
  inline-size: 100%;
  min-block-size: ${size.field};
  padding: 14px 16px;
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${radius.field};
  ${filled(color.surface, color.ink)}
  line-height: 1.4;
  /* Typed text has its own direction, but stays at the edge where the label begins: with
     'plaintext', 'start' is the edge where the text begins. */
  direction: inherit;
  unicode-bidi: plaintext;
  text-align: left;
  [dir='rtl'] & {
    text-align: right;
  }
  &:hover {
    border-color: ${color.ink};
  }
  &:focus {
    outline: 3px solid ${color.focus};
    outline-offset: 0;
    border-color: ${color.focus};
  }
  &[aria-invalid] {
    padding-inline-start: ${ERROR_PADDING};
    border-color: ${color.danger};
    border-inline-start-width: ${ERROR_EDGE};
    background: ${color.dangerGround};
  }
  &:autofill {
    box-shadow: inset 0 0 0 100vmax ${color.surface};
    -webkit-text-fill-color: ${color.ink};
  }
`;

export const FieldBox = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  min-inline-size: 0;
`;

export const Label = styled.label`
  justify-self: start;
  ${type('label')}
`;

export const Hint = styled.p`
  ${type('small', color.ink2)}
`;

export const ErrorText = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: start;
  ${type('small', color.danger)}
  font-weight: 500;
  svg {
    ${square('18px')}
    margin-block-start: calc(0.5lh - 9px);
  }
`;

export const Input = styled.input`
  ${controlStyles}
  &[type='tel'] {
    direction: ltr;
    unicode-bidi: isolate;
  }
  /* A number is written from left to right: its end, not its start, is at the label's edge. */
  [dir='rtl'] &[type='tel'][aria-invalid] {
    padding-inline: 16px ${ERROR_PADDING};
    border-inline-width: 1.5px ${ERROR_EDGE};
  }
  /* Otherwise the groups of ٠٥٠ ١٢٣ would be shown in reverse order. */
  &[data-is-number] {
    unicode-bidi: bidi-override;
  }
`;

export const TextArea = styled.textarea`
  ${controlStyles}
  min-block-size: 150px;
  resize: vertical;
`;

/** A control with something at its end: the arrow of a select, the button that reveals a password. */
export const ControlBox = styled.div`
  position: relative;
  > svg {
    position: absolute;
    inset-block-start: 16px;
    inset-inline-end: 14px;
    ${square('22px')}
    color: ${color.lineStrong};
    pointer-events: none;
  }
`;

export const Select = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: 48px;
  text-overflow: ellipsis;
  /* A long choice takes a second line on a phone, where browsers can break it. */
  white-space: normal;
`;

export const PasswordInput = styled(Input)`
  padding-inline-end: 60px;
`;

/** The eye in a password field. */
export const Reveal = styled.button`
  ${quietStyles()}
  position: absolute;
  inset-block-start: 5px;
  inset-inline-end: 6px;
  color: ${color.ink2};
`;

/** A checkbox and its label on one line; the error is below both. */
export const CheckRow = styled.div`
  display: grid;
  grid-template-columns: ${size.checkbox} 1fr;
  gap: 14px;
  align-items: start;
`;

export const CheckLabel = styled.label`
  justify-self: start;
  ${type('body')}
  line-height: ${size.checkbox};
  cursor: pointer;
`;

export const Check = styled.input.attrs({ type: 'checkbox' })`
  ${centred}
  ${square(size.checkbox)}
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${radius.field};
  &::after {
    content: '';
    inline-size: 12px;
    block-size: 6px;
    border: solid ${color.surface};
    border-width: 0 0 3px 3px;
    rotate: -45deg;
    translate: 0 -2px;
    scale: 0;
    transition: scale ${motion.t2} ${motion.ease};
  }
  &:hover {
    border-color: ${color.ink};
  }
  &[aria-invalid] {
    border: 3px solid ${color.danger};
  }
  ${drawnCheckbox}
  &:checked::after {
    scale: 1;
  }
`;
