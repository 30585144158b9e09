import { useEffect, useState } from 'react';

const ignore = (): void => undefined;

/**
 * Returns the contents of a chunk, fetched when it is first wanted; null until it is there. A chunk that does not
 * arrive is asked for again at the next `occasion`, and nothing breaks meanwhile: React's lazy would throw, and keep
 * throwing.
 * @param occasion why it is wanted now: another value is another attempt, null means not wanted.
 * @param onFailed hears of each attempt that failed; must be stable. Omitted where the page reports it anyway.
 */
export function useChunk<Held extends object>(
  load: () => Promise<Held>,
  occasion: string | null,
  onFailed: (error: unknown) => void = ignore,
): Held | null {
  const [held, setHeld] = useState<Held | null>(null);
  const wanted = held === null ? occasion : null;
  useEffect(() => {
    if (wanted === null) return undefined;
    let here = true;
    load().then(
      (chunk) => here && setHeld(chunk),
      (error: unknown) => here && onFailed(error),
    );
    return () => {
      here = false;
    };
  }, [load, wanted, onFailed]);
  return held;
}
