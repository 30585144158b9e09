import { useState } from 'react';

/** Puts a text on the clipboard; the outcome is a sentence to show, empty until somebody copies. */
export function useCopy(
  value: string,
  says: { copied: string; failed: string },
): { message: string; copy: () => void } {
  const [message, setMessage] = useState('');
  const copy = () =>
    void navigator.clipboard.writeText(value).then(
      () => setMessage(says.copied),
      () => setMessage(says.failed),
    );
  return { message, copy };
}
