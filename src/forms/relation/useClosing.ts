import { useCallback, useMemo, useRef, useState } from 'react';
import type { Draft } from '../useDraft.ts';

interface Closing<Values extends object> {
  /** The draft for the Form: tracks changes. */
  draft: Draft<Values>;
  /** The changed values, while the question about them is on the screen; else null. */
  asking: Values | null;
  /** Closes at once, or asks first when there are changes. */
  ask: () => void;
  goOn: () => void;
  discard: () => void;
  keep: () => void;
}

/** Closing a form that keeps a draft: asks what to do with changes, and forgets a draft without changes. */
export function useClosing<Values extends object>(
  draft: Draft<Values>,
  initial: Values,
  close: () => void,
): Closing<Values> {
  // Read on closing, which may happen before a rerender: a state would be too late.
  const changed = useRef<Values | null>(null);
  const [asking, setAsking] = useState<Values | null>(null);
  const { save, clear } = draft;
  const noticed = useCallback(
    (values: Values) => {
      changed.current = values;
      save(values);
    },
    [save],
  );
  const discard = () => {
    clear();
    close();
  };
  const ask = () => {
    if (changed.current === null) close();
    else if (same(changed.current, initial)) discard();
    else setAsking(changed.current);
  };
  return {
    draft: useMemo(() => ({ ...draft, save: noticed }), [draft, noticed]),
    asking,
    ask,
    goOn: () => setAsking(null),
    discard,
    keep: close,
  };
}

/** A Blob always counts as a change. */
const same = (a: object, b: object) =>
  Object.entries(a).every(([name, value]) => value === (b as Record<string, unknown>)[name]);
