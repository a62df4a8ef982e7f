import styled, { css, keyframes } from 'styled-components';
import { forcedColors, motionAllowed } from '../../../theme/media';
import { square } from '../../../theme/mixins';
import { color, motion, size, space } from '../../../theme/theme';
import { type } from '../../../theme/type';
import { quietLook } from '../iconButtons';

const rise = keyframes`
  from { opacity: 0; translate: 0 -16px; }
`;

const drain = keyframes`
  to { scale: 0 1; }
`;

/** Toasts come in below the top bar, at the end of the line, and leave room beside them on phones. */
export const ToastArea = styled.div`
  .Toastify__toast-container {
    position: fixed;
    inset-block-start: calc(${size.topBar} + ${space[4]});
    inset-inline-end: ${space[4]};
    z-index: 90;
    display: grid;
    gap: ${space[3]};
    inline-size: min(400px, calc(100vw - 2 * ${space[4]}));
  }
  .Toastify__toast {
    --toast-color: ${color.danger};
    position: relative;
    overflow: clip;
    border-inline-start: 8px solid var(--toast-color);
    background: ${color.surface};
    color: ${color.ink};
    box-shadow: ${color.shadow};
    ${motionAllowed} {
      animation: ${rise} ${motion.t2} ${motion.ease};
    }
    ${forcedColors} {
      border: 2px solid CanvasText;
    }
  }
  .Toastify__toast--success {
    --toast-color: ${color.success};
  }
`;

export const Message = styled.div`
  display: grid;
  grid-template-columns: 28px 1fr 40px;
  gap: ${space[3]};
  align-items: center;
  padding: 14px 10px 14px 18px;
  ${type('body')}
  font-weight: 500;
  line-height: 1.4;
  overflow-wrap: anywhere;
  > svg {
    ${square('24px')}
    color: var(--toast-color);
  }
`;

export const CloseButton = styled.button`
  ${quietLook}
  align-self: start;
  ${square('40px')}
  svg {
    ${square('18px')}
  }
`;

/** Shows the time left, which ToastMessage measures. */
export const Timer = styled.div<{ $duration: number; $isPaused: boolean }>`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  block-size: 3px;
  background: var(--toast-color);
  transform-origin: left;
  [dir='rtl'] & {
    transform-origin: right;
  }
  ${({ $duration, $isPaused }) => css`
    ${motionAllowed} {
      animation: ${drain} ${$duration}ms linear forwards;
      animation-play-state: ${$isPaused ? 'paused' : 'running'};
    }
  `}
`;
