import { useState } from 'react';

/** True from the first time on that it was: what stands there does not go away while something is asked again. */
export function useLatch(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
}
