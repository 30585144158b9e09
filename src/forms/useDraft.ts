import { useCallback, useEffect, useMemo, useState } from 'react';

/** Keeps unsent values on this device. */
export interface Draft<Values extends object> {
  /** The initial values with the kept ones over them. */
  values: Values;
  /** The state of the draft when the form opened: `outdated` if the original has changed since. */
  found: 'nothing' | 'restored' | 'outdated';
  /** The instant of the last save in this visit; null when nothing was saved yet. */
  savedAt: number | null;
  save: (values: Values) => void;
  clear: () => void;
}

/** The prefix of the name of every draft on a device. */
export const DRAFT_PREFIX = 'onderling.concept.';

/** Never kept, whatever the form is called: secrets and photos. */
const NEVER_KEPT = /password|wachtwoord|image|photo|foto/iu;

function keepable(something: unknown): string {
  return JSON.stringify(something, (key, value: unknown) =>
    NEVER_KEPT.test(key) || value instanceof Blob ? undefined : value,
  );
}

const isGroup = (something: unknown): something is Readonly<Record<string, unknown>> =>
  typeof something === 'object' && something !== null && !Array.isArray(something);

/** Only what the form still knows, of the same kind, group by group: a draft of an older version must not break the form. */
function over<Values extends object>(initial: Values, kept: unknown): Values {
  if (!isGroup(kept)) return initial;
  const known = Object.entries(kept).flatMap(([key, value]): [string, unknown][] => {
    if (!(key in initial)) return [];
    const first = (initial as Record<string, unknown>)[key];
    if (isGroup(first)) return [[key, over(first, value)]];
    const fits =
      first === null ||
      value === null ||
      (typeof first === typeof value && Array.isArray(first) === Array.isArray(value));
    return fits ? [[key, value]] : [];
  });
  return { ...initial, ...Object.fromEntries(known) };
}

/** The kept values, and the original they were typed over. */
function read(key: string): { values: unknown; base: unknown } | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DRAFT_PREFIX + key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    return { values: null, base: null, ...kept };
  } catch {
    return null; // unreadable, or storage is switched off: then there is no draft
  }
}

/** Forgets the draft of one form on this device. */
export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(DRAFT_PREFIX + key);
  } catch {
    // storage is switched off: nothing was kept
  }
}

/**
 * A draft that survives closing and reloading, on this device only; secrets and photos are left out. `key` names the
 * form and, where people share a device, the person: 'contract.<hashid of the caller>'. `base` is the original, or its
 * version: a draft over another one would silently undo somebody else's changes, and is not restored. Changing the key
 * or the base does not reload it: give the component a `key` too.
 */
export function useDraft<Values extends object>(
  key: string,
  initialValues: Values,
  base: unknown = null,
): Draft<Values> {
  const [basis] = useState(base);
  const [start] = useState((): Pick<Draft<Values>, 'values' | 'found'> => {
    const kept = read(key);
    if (kept === null) return { values: initialValues, found: 'nothing' };
    if (keepable(kept.base) !== keepable(basis)) return { values: initialValues, found: 'outdated' };
    return { values: over(initialValues, kept.values), found: 'restored' };
  });
  const [savedAt, setSavedAt] = useState<number | null>(null);

  const save = useCallback(
    (values: Values) => {
      try {
        localStorage.setItem(DRAFT_PREFIX + key, keepable({ base: basis, values }));
        setSavedAt(Date.now());
      } catch {
        setSavedAt(null); // storage is full or switched off: then the notice about the draft must not appear
      }
    },
    [key, basis],
  );
  const clear = useCallback(() => {
    forgetDraft(key);
    setSavedAt(null);
  }, [key]);

  useEffect(() => {
    if (start.found === 'outdated') forgetDraft(key);
  }, [start, key]);

  return useMemo(() => ({ ...start, savedAt, save, clear }), [start, savedAt, save, clear]);
}

function draftKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(DRAFT_PREFIX));
  } catch {
    return [];
  }
}

/** Whether drafts are kept on this device, of any form: /logout offers to forget them. */
export function hasDrafts(): boolean {
  return draftKeys().length > 0;
}

/** Forgets every draft on this device. */
export function clearDrafts(): void {
  for (const key of draftKeys()) localStorage.removeItem(key);
}
