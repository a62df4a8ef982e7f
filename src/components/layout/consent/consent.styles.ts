import styled, { css } from 'styled-components';
import { forcedColors, phone } from '../../../theme/media';
import { hiddenOnPaper, square } from '../../../theme/mixins';
import { color, fixedColor, motion, radius, space } from '../../../theme/theme';
import { type } from '../../../theme/type';
import { quietLook } from '../../ui/iconButtons';

/** Banner and dialogue share one box. */
const box = css`
  display: grid;
  gap: 20px;
  padding: 28px clamp(20px, 3vw, 36px);
  border: 0;
  border-block-start: 6px solid ${color.ringListen};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${color.shadow};
  ${forcedColors} {
    border: 2px solid CanvasText;
  }
`;

export const DialogBox = styled.dialog`
  inline-size: min(720px, calc(100vw - 2 * ${space[4]}));
  max-inline-size: none;
  max-block-size: calc(100dvb - 2 * ${space[4]});
  margin: auto;
  overflow: auto;
  overscroll-behavior: contain;
  &[open] {
    ${box}
  }
  &::backdrop {
    background: ${fixedColor.ink};
    opacity: 0.6;
  }
`;

export const BannerBox = styled.section`
  ${box}
  position: fixed;
  inset-block-end: ${space[4]};
  inset-inline-start: ${space[4]};
  z-index: 80;
  inline-size: min(720px, calc(100vw - 2 * ${space[4]}));
  max-block-size: calc(100dvb - 2 * ${space[4]});
  overflow: auto;
  ${hiddenOnPaper}
`;

export const ConsentTitle = styled.h2`
  && {
    ${type('h3')}
  }
`;

export const DialogHead = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: start;
  justify-content: space-between;
`;

export const CloseButton = styled.button`
  ${quietLook}
  flex: none;
  margin: -6px -10px 0 0;
`;

/** A category: name and text beside its switch. */
export const CategoryRow = styled.li`
  display: grid;
  grid-template-columns: 1fr 56px;
  gap: ${space[1]} ${space[5]};
  align-items: center;
  padding-block: ${space[4]};
  border-block-end: 1px solid ${color.line};
  label {
    font-weight: 600;
  }
  p {
    ${type('small')}
    color: ${color.ink2};
  }
`;

/** A pill with a pearl for its knob. */
export const Switch = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  appearance: none;
  grid-column: 2;
  grid-row: 1 / 3;
  position: relative;
  inline-size: 56px;
  block-size: 32px;
  margin: 0;
  border: 2px solid ${color.lineStrong};
  border-radius: ${radius.press};
  background: ${color.surface};
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 4px;
    inset-inline-start: 4px;
    ${square('20px')}
    border-radius: ${radius.disc};
    background: ${color.lineStrong};
    transition: inset-inline-start ${motion.t2} ${motion.ease};
  }
  &:checked {
    border-color: ${color.ink};
    background: ${color.ink};
  }
  &:checked::after {
    inset-inline-start: 28px;
    background: ${color.accent};
  }
  &:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
  ${forcedColors} {
    appearance: auto;
    &::after {
      content: none;
    }
  }
`;

export const ConsentActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  ${phone} {
    display: grid;
  }
`;
