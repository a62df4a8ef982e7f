import { useEffect, useRef, useState } from 'react';

/** Lets one submit at a time through, and knows whether its request is under way. */
export function useSubmitLock() {
  const [isSending, setIsSending] = useState(false);
  // A ref, because state comes too late for the second click of a double click.
  const holder = useRef<symbol>();

  function open(): void {
    holder.current = undefined;
    setIsSending(false);
  }

  useEffect(() => {
    // A page out of the back/forward cache may wait for an answer that was dropped with it.
    const openAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) open();
    };
    window.addEventListener('pageshow', openAgain);
    return () => window.removeEventListener('pageshow', openAgain);
  }, []);

  return {
    isSending,
    isLocked: () => holder.current !== undefined,
    /** Locks; what it gives opens the lock again, unless somebody else holds it by then. */
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
