import type { LineDrawing } from '../../drawings/signals/lineDrawing';

/**
 * Lines in the colour of the text, as wide as their box, and the pearl on them, whose circles the caller's CSS must
 * fill. Crops a drawing with a pearl to fill its box, and stretches any other.
 */
export const Signal = ({ pearl, moat, ...lines }: LineDrawing) => (
  <svg
    width="100%"
    viewBox={`0 0 ${lines.width} ${lines.height}`}
    preserveAspectRatio={pearl ? 'xMidYMid slice' : 'none'}
    fill="none"
    aria-hidden="true"
  >
    <g stroke="currentColor" strokeWidth={lines.strokeWidth} strokeLinejoin="round">
      {lines.paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
    {pearl && moat !== undefined && <circle {...pearl} r={moat} />}
    {pearl && <circle {...pearl} />}
  </svg>
);
