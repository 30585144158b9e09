import { useEffect } from 'react';
import { shellText } from '../text/shell.ts';

/**
 * Names the tab after what is on the page, once that is known: six loans in six tabs can be told apart. Until then, and again
 * once the named part closes, it has the name of its route, from useArrival.
 * @param name null while it is not known
 */
export function useTabTitle(name: string | null): void {
  useEffect(() => {
    if (name === null) return undefined;
    const before = document.title;
    const named = `${name} - ${shellText.product}`;
    document.title = named;
    return () => {
      if (document.title === named) document.title = before;
    };
  }, [name]);
}
