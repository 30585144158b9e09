import { useEffect } from 'react';
import { shellText } from '../text/shell.ts';

/**
 * Names the tab after what is on the page, once that is known: six loans in six tabs are told apart. Until then it has the
 * name of its route, which useArrival gives it first. @param name null while it is not known
 */
export function useTabTitle(name: string | null): void {
  useEffect(() => {
    if (name !== null) document.title = `${name} - ${shellText.product}`;
  }, [name]);
}
