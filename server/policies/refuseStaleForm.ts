import { conflict } from '../http/errors.ts';
import type { UserRow } from '../repositories/family.ts';

const STALE = 'Iemand heeft deze gegevens intussen gewijzigd. Vergelijk ze met wat jij invulde.';

/** Refuses a form based on an older state of a person. Throws C409. */
export function refuseStaleForm({ updated_at }: Pick<UserRow, 'updated_at'>, form: { changed_at?: string }): void {
  if (form.changed_at && form.changed_at !== updated_at.toISOString()) throw conflict(STALE);
}
