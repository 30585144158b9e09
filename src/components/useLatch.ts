import { useState } from 'react';

/** Stays true once it was true: the content does not disappear during a refetch. */
export function useLatch(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
}
