import { useEffect, useRef } from 'react';

/**
 * Tells whether this still stands on the screen, for what comes after an answer: who closed a form while it was being
 * saved is somewhere else by then, and is not led away from there.
 */
export function useStillHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
}
