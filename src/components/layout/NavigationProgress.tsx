import { useEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { useSiteContent } from '../../hooks/useSiteContent';
import { useNavigation } from '../../navigation/navigationStore';
import { forcedColors, responsive } from '../../theme/media';
import { scaledFromStart } from '../../theme/mixins';
import { color, size } from '../../theme/theme';
import { VisuallyHidden } from '../ui/text';

const grow = keyframes`
  from { scale: 0 1; }
`;

/** Grows ever more slowly: the remaining time is unknown, and nothing on this site loops. */
const Bar = styled.div`
  position: fixed;
  inset: ${size.topBar} 0 auto;
  z-index: 70;
  block-size: 4px;
  ${responsive('background', color.accent, { [forcedColors]: 'Highlight' })}
  ${scaledFromStart}
  scale: 0.9 1;
  animation: ${grow} 20s cubic-bezier(0, 0.8, 0.1, 1);
`;

/** A bar below the top bar while a page is slow to load; `label` is its accessible name. */
export const NavigationProgress = ({ label }: { label: string }) => (
  <div role="status">
    {useNavigation().isSlow && (
      <>
        <Bar role="progressbar" aria-label={label} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </>
    )}
  </div>
);

/**
 * Announces the heading of each page after a navigation, in the page's language; Gatsby's own announcer, which
 * GlobalStyle.ts hides, knows only English. Repeated text is not announced, so pages that share a heading set
 * `data-full-title`.
 */
export const PageAnnouncer = ({ currentPath }: { currentPath: string }) => {
  const { opened } = useSiteContent().navigation.words;
  const firstPath = useRef(currentPath);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (currentPath === firstPath.current && !title) return;
    const heading = document.querySelector('h1');
    const full = heading?.closest<HTMLElement>('[data-full-title]')?.dataset.fullTitle;
    setTitle(full ?? heading?.textContent ?? document.title);
  }, [currentPath, title]);

  return (
    <VisuallyHidden as="div" aria-live="assertive">
      {title && opened.replace('{title}', () => title)}
    </VisuallyHidden>
  );
};
