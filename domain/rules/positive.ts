const POSITIVE_MESSAGE = 'Vul een getal boven 0 in.';

/** A finite number above zero. */
export function positive(value: number): string | null {
  return Number.isFinite(value) && value > 0 ? null : POSITIVE_MESSAGE;
}
