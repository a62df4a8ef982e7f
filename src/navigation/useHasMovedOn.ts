import { useCallback, useEffect, useRef } from 'react';
import { isLeaving } from './navigationStore';

/**
 * Gives a function that says whether the visitor has left the page of this component, or has asked for
 * another: its address changes before the page does, and while it loads not even that.
 */
export function useHasMovedOn(): () => boolean {
  const path = useRef<string>();
  useEffect(() => {
    path.current = window.location.pathname;
    return () => {
      path.current = undefined;
    };
  }, []);
  return useCallback(() => path.current !== window.location.pathname || isLeaving(), []);
}
