import type { ReactNode } from 'react';
import type { Signal as SignalDrawing } from '../../drawings/signals';

interface SignalProps {
  signal: SignalDrawing;
  /** "none" stretches the lines to the box, "slice" keeps their shape and fills it. */
  fit: 'none' | 'slice';
  /** What is drawn over the lines. */
  children?: ReactNode;
}

/** Parallel lines in the colour of the text. */
export const Signal = ({ signal, fit, children }: SignalProps) => (
  <svg
    viewBox={`0 0 ${signal.width} ${signal.height}`}
    preserveAspectRatio={fit === 'none' ? 'none' : 'xMidYMid slice'}
    fill="none"
    aria-hidden="true"
  >
    <g stroke="currentColor" strokeWidth={signal.strokeWidth} strokeLinejoin="round">
      {signal.paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
    {children}
  </svg>
);
