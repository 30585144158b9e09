const NUMERIC_MESSAGE = 'Gebruik alleen cijfers.';

/** Digits only; an empty field is for the rule `required`. */
export function numeric(value: string): string | null {
  return /^\d*$/.test(value) ? null : NUMERIC_MESSAGE;
}
