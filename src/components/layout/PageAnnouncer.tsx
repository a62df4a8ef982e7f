import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../ui/text';

interface PageAnnouncerProps {
  /** Says that another page is shown; holds `{title}`. */
  text: string;
  currentPath: string;
}

/**
 * Tells screen readers the heading of the page that a navigation has shown, in the page's language. Gatsby's
 * own announcer, which GlobalStyle.ts hides, knows English only.
 */
export const PageAnnouncer = ({ text, currentPath }: PageAnnouncerProps) => {
  const firstPath = useRef(currentPath);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (currentPath === firstPath.current && !title) return;
    setTitle(document.querySelector('h1')?.textContent ?? document.title);
  }, [currentPath, title]);

  return (
    <VisuallyHidden as="div" aria-live="assertive">
      {title && text.replace('{title}', title)}
    </VisuallyHidden>
  );
};
