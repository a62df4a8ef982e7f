import styled, { css } from 'styled-components';
import { filled, square } from '../../theme/mixins';
import { color, radius, size, space } from '../../theme/theme';
import { type } from '../../theme/type';

/** The thickness of a control's border. */
export const EDGE = '1.5px';
const PADDING = space[4];

const ERROR_EDGE = '6px';
/** Keeps the text where it stands beside the usual border. */
const ERROR_PADDING = `calc(${PADDING} - ${ERROR_EDGE} + ${EDGE})`;

export const controlStyles = css`
  inline-size: 100%;
  min-block-size: ${size.field};
  padding: 14px ${PADDING};
  border: ${EDGE} solid ${color.lineStrong};
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
    padding-inline: ${PADDING} ${ERROR_PADDING};
    border-inline-width: ${EDGE} ${ERROR_EDGE};
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
    inset-block-start: ${PADDING};
    inset-inline-end: 14px;
    ${square('22px')}
    color: ${color.lineStrong};
    pointer-events: none;
  }
`;
