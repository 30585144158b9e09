import { useState } from 'react';

/** Puts a text on the clipboard; what became of it is a sentence to show, empty until somebody copies. */
export function useCopy(value: string, says: { copied: string; failed: string }): { said: string; copy: () => void } {
  const [said, setSaid] = useState('');
  const copy = () =>
    void navigator.clipboard.writeText(value).then(
      () => setSaid(says.copied),
      () => setSaid(says.failed),
    );
  return { said, copy };
}
