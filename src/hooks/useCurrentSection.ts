import { useCallback, useEffect, useRef, useState } from 'react';

/** Pixels by which a section may be off after a jump. */
const TOLERANCE = 8;

function currentAnchor(anchors: readonly string[]): string | undefined {
  const { documentElement: root } = document;
  const header = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const rest = root.scrollHeight - window.innerHeight - window.scrollY;
  // A section counts as reached just below the header, where a jump puts it. Near the end of the page the line moves
  // down to the window's bottom, because the last sections cannot scroll up to the header.
  const line = header + TOLERANCE + Math.max(0, window.innerHeight - header - rest);
  const isReached = (anchor: string) => {
    const section = document.getElementById(anchor);
    return section !== null && section.getBoundingClientRect().top <= line;
  };
  return anchors.filter(isReached).at(-1) ?? anchors[0];
}

/**
 * Tracks the section that is being read.
 * @param sections in order; the same array on every render: a new one adds the listener again
 * @returns its anchor, undefined before hydration, and a function that sets it until the visitor scrolls
 */
export function useCurrentSection(sections: readonly { anchor: string }[]) {
  const [current, setCurrent] = useState<string>();
  /** The scroll position after a jump; "coming" until the jump's own scroll event. */
  const jumpedTo = useRef<number | 'coming'>();

  const markJump = useCallback((anchor: string) => {
    jumpedTo.current = 'coming';
    setCurrent(anchor);
  }, []);

  useEffect(() => {
    const anchors = sections.map(({ anchor }) => anchor);
    const onScroll = () => {
      if (jumpedTo.current === 'coming') jumpedTo.current = window.scrollY;
      if (jumpedTo.current === window.scrollY) return;
      jumpedTo.current = undefined;
      setCurrent(currentAnchor(anchors));
    };
    const named = anchors.find((anchor) => window.location.hash === `#${anchor}`);
    if (named) markJump(named);
    else setCurrent(currentAnchor(anchors));
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [sections, markJump]);

  return [current, markJump] as const;
}
