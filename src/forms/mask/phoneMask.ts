import { normalisePhone } from '../../../domain/phone.ts';
import type { MaskChange, MaskState } from './MaskedInput.tsx';

const PREFIX = '+31 ';
const NATIONAL_LENGTH = 9;

/** Region NL, prefix +31; the library reads a 9 as any digit. */
export const PHONE_MASK = PREFIX + '9'.repeat(NATIONAL_LENGTH);

/** An E.164 number as the mask shows it: '+31612345678' is '+31 612345678'; anything else unchanged. */
export function maskedPhone(value: string): string {
  return value.startsWith('+31') ? PREFIX + value.slice(3).trim() : value;
}

/** The value of the mask: E.164 once it is a number, until then what was typed, '' when empty. */
export function phoneValue(masked: string): string {
  if (masked.length <= PREFIX.length) return '';
  return normalisePhone(masked) ?? masked;
}

function atEnd(value: string): MaskState {
  return { value, selection: { start: value.length, end: value.length } };
}

/**
 * Lets the mask accept numbers as people write them: `06 12345678`, `+31 6 12345678`, `0031612345678`, pasted or key by
 * key. The leading 0 falls away at once; a repeated country code as soon as the number gets too long with it.
 */
export function correctPhone({ currentState, previousState, nextState }: MaskChange): MaskState {
  if (currentState === undefined || previousState === undefined) return nextState;
  const pasted = normalisePhone(currentState.value.replace(PREFIX, '')) ?? normalisePhone(currentState.value);
  if (pasted !== null && currentState.value.length - previousState.value.length !== 1)
    return atEnd(maskedPhone(pasted));
  const digits = currentState.value.replace(PREFIX, '').replace(/\D/gu, '');
  if (digits.startsWith('0')) return atEnd(PREFIX + digits.replace(/^0+/u, ''));
  if (digits.length > NATIONAL_LENGTH && digits.startsWith('31')) return atEnd(PREFIX + digits.slice(2));
  return nextState;
}
