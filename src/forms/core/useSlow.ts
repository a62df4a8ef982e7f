import { useEffect, useState } from 'react';

/** After this long without an answer the form says that it is still sending. */
export const SLOW_AFTER = 8000;

/** True once `isSending` has been true for a while. */
export function useSlow(isSending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isSending]);
  return isSlow;
}
