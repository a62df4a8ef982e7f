import { useEffect, useRef, useState } from 'react';

/** Lets one submit at a time through, and tracks whether its request is in progress. */
export function useSubmitLock() {
  const [isSending, setIsSending] = useState(false);
  // A ref, because state comes too late for the second click of a double click.
  const holder = useRef<symbol>();

  function open(): void {
    holder.current = undefined;
    setIsSending(false);
  }

  useEffect(() => {
    // A page from the back/forward cache may wait for an answer that was dropped when it was
    // cached.
    const openAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) open();
    };
    window.addEventListener('pageshow', openAgain);
    return () => window.removeEventListener('pageshow', openAgain);
  }, []);

  return {
    isSending,
    isLocked: () => holder.current !== undefined,
    /** Locks. Returns the unlock function, which does nothing once another submit holds the lock. */
    lock: () => {
      const self = Symbol('submit');
      holder.current = self;
      return () => {
        if (holder.current === self) open();
      };
    },
    markSending: () => setIsSending(true),
  };
}
