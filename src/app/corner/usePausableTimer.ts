import { useEffect, useRef } from 'react';

/** Calls `end` after so many milliseconds in which it was not paused. */
export function usePausableTimer(ms: number, paused: boolean, end: () => void): void {
  const left = useRef(ms);
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  }, [end]);

  useEffect(() => {
    if (paused) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [paused]);
}
