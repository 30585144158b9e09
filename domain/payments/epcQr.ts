import { assertCents } from '../money/amount.ts';
import { readIban } from '../rules/iban.ts';
import { sepaText } from './sepaText.ts';

/** A bank transfer that somebody still has to make. */
export interface Transfer {
  /** The account holder. */
  name: string;
  iban: string;
  /** The amount in cents. */
  amount: number;
  /** The description to be filled in by the payer's bank. */
  text: string;
}

/** The largest amount in the standard, in cents: € 999,999,999.99. */
const MAX_AMOUNT = 99_999_999_999;
const MAX_NAME = 70;
const MAX_TEXT = 140;

/**
 * The text inside the European payment QR code (EPC069-12, version 002), which bank apps read: draw it with error
 * correction level M. There is no BIC: version 002 requires one only outside the EEA. Names and descriptions are
 * written in characters that every bank accepts, so the payload is plain ASCII, and never comes near the standard's
 * limit of 331 bytes.
 * @returns null if no valid code can be made: an invalid IBAN, no name, an amount outside 1 cent to
 * € 999,999,999.99.
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
  // There is no separator after the last filled element (EPC069-12, 3.2).
  return fields.join('\n').replace(/\n+$/, '');
}
