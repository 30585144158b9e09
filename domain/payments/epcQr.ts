import { assertCents } from '../money/amount.ts';
import { readIban } from '../rules/iban.ts';
import { sepaText } from './sepaText.ts';

/** A bank transfer that somebody still has to make. */
export interface Transfer {
  /** Whose account it is. */
  name: string;
  iban: string;
  /** The amount in cents. */
  amount: number;
  /** The description the payer's bank fills in. */
  text: string;
}

/** The largest amount the standard knows, in cents: EUR 999999999.99. */
const MAX_AMOUNT = 99_999_999_999;
const MAX_NAME = 70;
const MAX_TEXT = 140;

/**
 * The text inside the European payment QR code (EPC069-12, version 002), which the apps of banks read: draw it with
 * error correction level M. Without a BIC, which version 002 asks for outside the EEA only. Names and descriptions are
 * written in the signs that every bank takes, so the payload is plain ASCII, and never comes near the 331 bytes the
 * standard allows.
 * @returns null where no valid code can be made: an IBAN that is none, no name, an amount outside 1 cent to
 * 999.999.999,99 euro.
 */
export function epcQr({ name, iban, amount, text }: Transfer): string | null {
  assertCents(amount);
  const account = readIban(iban);
  const holder = sepaText(name, MAX_NAME);
  if (account === null || holder === '' || amount < 1 || amount > MAX_AMOUNT) return null;
  const fields = [
    'BCD', // service tag
    '002', // version
    '1', // character set: UTF-8
    'SCT', // SEPA credit transfer
    '', // BIC of the beneficiary's bank
    holder,
    account,
    `EUR${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`,
    '', // purpose
    '', // structured reference: either this or the text below
    sepaText(text, MAX_TEXT),
  ];
  // After the last element that is filled there is no separator (EPC069-12, 3.2).
  return fields.join('\n').replace(/\n+$/, '');
}
