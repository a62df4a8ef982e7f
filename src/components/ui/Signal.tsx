import type { Signal as SignalDrawing } from '../../drawings/signals';

interface SignalProps {
  signal: SignalDrawing;
  /** "none" stretches the drawing to the box, "slice" crops it to fill the box. */
  fit: 'none' | 'slice';
}

/** Parallel lines in the colour of the text, and the pearl on them, whose circles the caller's CSS must fill. */
export const Signal = ({ signal: { pearl, moat, ...lines }, fit }: SignalProps) => (
  <svg
    viewBox={`0 0 ${lines.width} ${lines.height}`}
    preserveAspectRatio={fit === 'none' ? 'none' : 'xMidYMid slice'}
    fill="none"
    aria-hidden="true"
  >
    <g stroke="currentColor" strokeWidth={lines.strokeWidth} strokeLinejoin="round">
      {lines.paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
    {pearl && <circle {...pearl} r={moat} />}
    {pearl && <circle {...pearl} />}
  </svg>
);
