import { useCallback, useEffect, useState } from 'react';
import { askReadiness } from './readiness.ts';

const firstWait = 10;

/** Counts down to the next try and tries; `retry` tries at once. `secondsLeft` is 0 while the server is asked. */
export function useRetry(onReady: () => void): { secondsLeft: number; retry: () => void } {
  const [secondsLeft, setSecondsLeft] = useState(firstWait);
  const retry = useCallback(() => setSecondsLeft(0), []);

  useEffect(() => {
    if (secondsLeft > 0) {
      const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
      return () => clearTimeout(timer);
    }
    let here = true;
    void askReadiness().then((readiness) => {
      if (!here) return;
      if (readiness.ready) onReady();
      else setSecondsLeft(readiness.retryAfterSeconds);
    });
    return () => {
      here = false;
    };
  }, [secondsLeft, onReady]);

  return { secondsLeft, retry };
}
