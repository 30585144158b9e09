import { useEffect, useRef } from 'react';

/**
 * Tells whether this is still on the screen, for the code after an answer: a person who closed a form while it was
 * being saved is somewhere else by then, and must not be led away.
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
