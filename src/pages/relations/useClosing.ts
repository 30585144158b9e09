import { useCallback, useMemo, useState } from 'react';
import type { Draft } from '../../forms/useDraft.ts';

interface Closing<Values extends object> {
  /** The draft to hand to the Form: it notices what changes. */
  draft: Draft<Values>;
  /** The values that changed since the form opened; null when nothing was. */
  changed: Values | null;
  /** The question is on the screen. */
  asking: boolean;
  /** Closes at once, or asks first when there are changes. */
  ask: () => void;
  goOn: () => void;
  discard: () => void;
  keep: () => void;
}

/**
 * Closing a form that keeps a draft: asks what to do with changes, and forgets a draft that came back to where it
 * began.
 */
export function useClosing<Values extends object>(
  draft: Draft<Values>,
  initial: Values,
  close: () => void,
): Closing<Values> {
  const [changed, setChanged] = useState<Values | null>(null);
  const [asking, setAsking] = useState(false);
  const { save, clear } = draft;
  const noticed = useCallback(
    (values: Values) => {
      setChanged(values);
      save(values);
    },
    [save],
  );
  const discard = () => {
    clear();
    close();
  };
  const ask = () => {
    if (changed === null) close();
    else if (same(changed, initial)) discard();
    else setAsking(true);
  };
  return {
    draft: useMemo(() => ({ ...draft, save: noticed }), [draft, noticed]),
    changed,
    asking,
    ask,
    goOn: () => setAsking(false),
    discard,
    keep: close,
  };
}

/** A Blob counts as a change whatever is in it. */
const same = (a: object, b: object) =>
  Object.entries(a).every(([name, value]) => value === (b as Record<string, unknown>)[name]);
