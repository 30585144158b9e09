import { DRAFT_PREFIX } from './useDraft.ts';

/** Whether something that was filled in is kept on this device under a name. */
export function isDraftKept(key: string): boolean {
  try {
    return localStorage.getItem(DRAFT_PREFIX + key) !== null;
  } catch {
    return false; // storage is switched off
  }
}

/**
 * Keeps values on this device for a form that is opened next, as if somebody had filled them in. A part of them is enough: the form
 * knows the rest.
 * @returns false where nothing can be kept
 */
export function keepDraft(key: string, values: object): boolean {
  try {
    localStorage.setItem(DRAFT_PREFIX + key, JSON.stringify({ base: null, values }));
    return true;
  } catch {
    return false; // storage is full or switched off
  }
}
