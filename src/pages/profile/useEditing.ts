import { startTransition, useEffect, useRef, useState } from 'react';

interface Editing {
  editing: boolean;
  start: () => void;
  stop: () => void;
  /** The button that starts the editing: the focus comes back to it. */
  button: React.RefObject<HTMLButtonElement | null>;
}

/** A block that is read-only until 'Wijzig' opens its form; when that closes, the focus comes back (WCAG 2.4.3). */
export function useEditing({ opened = false } = {}): Editing {
  const [editing, setEditing] = useState(opened);
  const [closed, setClosed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (closed) button.current?.focus();
  }, [closed]);
  return {
    editing,
    button,
    // The form's code may still be loading: until then, the block stays as it is.
    start: () =>
      startTransition(() => {
        setClosed(false);
        setEditing(true);
      }),
    stop: () => {
      setClosed(true);
      setEditing(false);
    },
  };
}
