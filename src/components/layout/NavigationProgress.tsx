import styled, { keyframes } from 'styled-components';
import { useNavigation } from '../../navigation/navigationStore';
import { forcedColors, motionAllowed } from '../../theme/media';
import { color, size } from '../../theme/theme';
import { VisuallyHidden } from '../ui/text';

const grow = keyframes`
  from { scale: 0 1; }
`;

/** Grows ever more slowly: nobody knows how much is left to load, and nothing on this site loops. */
const Bar = styled.div`
  position: fixed;
  inset-block-start: ${size.topBar};
  inset-inline: 0;
  z-index: 70;
  block-size: 4px;
  background: ${color.accent};
  transform-origin: left;
  scale: 0.9 1;
  [dir='rtl'] & {
    transform-origin: right;
  }
  ${motionAllowed} {
    animation: ${grow} 20s cubic-bezier(0, 0.8, 0.1, 1);
  }
  ${forcedColors} {
    background: Highlight;
  }
`;

interface NavigationProgressProps {
  /** The accessible name of the bar. */
  label: string;
}

/** A bar below the top bar while a page takes long to load. It takes up no space. */
export const NavigationProgress = ({ label }: NavigationProgressProps) => {
  const { isSlow } = useNavigation();
  return (
    <div role="status">
      {isSlow && (
        <>
          <Bar role="progressbar" aria-label={label} />
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </div>
  );
};
