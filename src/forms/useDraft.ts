import { useCallback, useMemo, useState } from 'react';

/** Keeps values that were filled in and not sent yet on this device. */
export interface Draft<Values extends object> {
  /** The initial values with the kept ones over them. */
  values: Values;
  /** Whether something was kept when the form opened. */
  restored: boolean;
  /** The instant of the last save in this visit; null when nothing was saved yet. */
  savedAt: number | null;
  save: (values: Values) => void;
  clear: () => void;
}

const PREFIX = 'onderling.concept.';

/** Never kept, whatever the form is called: secrets and photos. */
const NEVER_KEPT = /password|wachtwoord|image|photo|foto/iu;

function keepable(values: object): string {
  return JSON.stringify(values, (key, value: unknown) =>
    NEVER_KEPT.test(key) || value instanceof Blob ? undefined : value,
  );
}

/** Only what the form still knows, of the same kind: a draft of an older version must not break the form. */
function over<Values extends object>(initial: Values, kept: unknown): Values {
  if (typeof kept !== 'object' || kept === null) return initial;
  const known = Object.entries(kept).filter(([key, value]) => {
    if (!(key in initial)) return false;
    const first = (initial as Record<string, unknown>)[key];
    return (
      first === null ||
      value === null ||
      (typeof first === typeof value && Array.isArray(first) === Array.isArray(value))
    );
  });
  return { ...initial, ...Object.fromEntries(known) };
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
  } catch {
    return null; // unreadable, or storage is switched off: then there is no draft
  }
}

/**
 * A draft that survives closing and reloading, on this device only; secrets and photos are left out.
 * `key` names the form and, where people share a device, the person: 'contract.<hashid of the caller>'.
 * Changing the key does not read again: give the component a `key` too.
 */
export function useDraft<Values extends object>(key: string, initialValues: Values): Draft<Values> {
  const [start] = useState(() => {
    const kept = read(key);
    return { values: over(initialValues, kept), restored: kept !== null };
  });
  const [savedAt, setSavedAt] = useState<number | null>(null);

  const save = useCallback(
    (values: Values) => {
      try {
        localStorage.setItem(PREFIX + key, keepable(values));
        setSavedAt(Date.now());
      } catch {
        setSavedAt(null); // storage is full or switched off: then the line about the draft must not appear
      }
    },
    [key],
  );
  const clear = useCallback(() => {
    try {
      localStorage.removeItem(PREFIX + key);
    } catch {
      // storage is switched off: nothing was kept
    }
    setSavedAt(null);
  }, [key]);

  return useMemo(() => ({ ...start, savedAt, save, clear }), [start, savedAt, save, clear]);
}

function draftKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/** Whether drafts are kept on this device, of whichever form: /logout offers to forget them. */
export function hasDrafts(): boolean {
  return draftKeys().length > 0;
}

/** Forgets every draft on this device. */
export function clearDrafts(): void {
  for (const key of draftKeys()) localStorage.removeItem(key);
}
