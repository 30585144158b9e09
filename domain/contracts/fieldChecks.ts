import { plainText } from '../rules/plainText.ts';
import { printable } from '../rules/printable.ts';

/** The longest text of a contract, in characters. */
const MAX_CONTRACT_TEXT = 2000;

const TEXT_MESSAGE = 'Vul hier een tekst in, of laat het leeg.';
const CHOICE_MESSAGE = 'Kies een van de antwoorden.';

/** A text that may be empty, and that our papers can print (docs/decisions/0009). Accepts values of any type. */
export function text(value: unknown, length: number = MAX_CONTRACT_TEXT): string | null {
  return typeof value === 'string' ? (plainText(value, length) ?? printable(value)) : TEXT_MESSAGE;
}

/** A required text, with the sentence for an empty one. */
export function filledText(value: unknown, length: number, message: string): string | null {
  return typeof value === 'string' && value.trim() === '' ? message : text(value, length);
}

/** One of a few answers. */
export function oneOf(value: unknown, allowed: readonly unknown[]): string | null {
  return allowed.includes(value) ? null : CHOICE_MESSAGE;
}

export function yesOrNo(value: unknown): string | null {
  return oneOf(value, [true, false]);
}

/** A few different answers out of a list, possibly none. */
export function someOf(value: unknown, allowed: readonly unknown[]): string | null {
  if (!Array.isArray(value)) return CHOICE_MESSAGE;
  const all: unknown[] = value;
  return all.every((one) => allowed.includes(one)) && new Set(all).size === all.length ? null : CHOICE_MESSAGE;
}
