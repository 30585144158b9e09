import { DRAFT_PREFIX } from './useDraft.ts';

/** Whether a draft is kept on this device under a name. */
export function isDraftKept(key: string): boolean {
  try {
    return localStorage.getItem(DRAFT_PREFIX + key) !== null;
  } catch {
    return false; // storage is switched off
  }
}

/**
 * Keeps values on this device for the next form to open, as if somebody had filled them in. Some are enough: the form has
 * defaults for the rest.
 * @returns false if nothing can be kept
 */
export function keepDraft(key: string, values: object): boolean {
  try {
    localStorage.setItem(DRAFT_PREFIX + key, JSON.stringify({ base: null, values }));
    return true;
  } catch {
    return false; // storage is full or switched off
  }
}
