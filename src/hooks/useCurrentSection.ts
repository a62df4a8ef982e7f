import { useCallback, useEffect, useRef, useState } from 'react';

/** Pixels by which a section may be off after a jump. */
const TOLERANCE = 8;

/** Pixels between the window's top and where a jump puts a section, and those that can still be scrolled. */
function measure(): { header: number; rest: number } {
  const { documentElement: root } = document;
  const header = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  return { header, rest: root.scrollHeight - window.innerHeight - window.scrollY };
}

const topOf = (anchor: string): number =>
  document.getElementById(anchor)?.getBoundingClientRect().top ?? Infinity;

/** True where a jump to the section ends: with it just below the header, or else at the end of the page. */
function isJumpedTo(anchor: string): boolean {
  const { header, rest } = measure();
  const distance = topOf(anchor) - header;
  return Math.abs(distance) <= TOLERANCE || (distance > 0 && rest <= TOLERANCE);
}

function currentAnchor(anchors: readonly string[]): string | undefined {
  const { header, rest } = measure();
  // A section counts as reached just below the header, where a jump puts it. Near the end of the page the line moves
  // down to the window's bottom, because the last sections cannot scroll up to the header.
  const line = header + TOLERANCE + Math.max(0, window.innerHeight - header - rest);
  return anchors.filter((anchor) => topOf(anchor) <= line).at(-1) ?? anchors[0];
}

/**
 * Tracks the section that is being read.
 * @param sections in order; the same array on every render: a new one adds the listener again
 * @returns its anchor, undefined before hydration, and a function that sets it until the visitor scrolls
 */
export function useCurrentSection(sections: readonly { anchor: string }[]) {
  const [current, setCurrent] = useState<string>();
  /** The section of the last jump, until the visitor scrolls away. A jump need not scroll. */
  const jumpedTo = useRef<string>();

  const markJump = useCallback((anchor: string) => {
    jumpedTo.current = anchor;
    setCurrent(anchor);
  }, []);

  useEffect(() => {
    const anchors = sections.map(({ anchor }) => anchor);
    const onScroll = () => {
      if (jumpedTo.current !== undefined && isJumpedTo(jumpedTo.current)) return;
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
