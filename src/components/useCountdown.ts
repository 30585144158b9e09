import { useEffect, useState } from 'react';

/** The server does not send the same mail twice within this time, in seconds. */
export const BETWEEN_MAILS = 60;

/** Seconds that are left of a wait; `start` begins one. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, start: setLeft };
}
