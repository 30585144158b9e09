import { readIban } from '../../domain/rules/iban.ts';
import type { Seller } from '../pdf/invoiceInput.ts';
import { StartupError } from '../startupError.ts';
import type { EnvReader } from './reader.ts';

/** How Mollie is reached. */
export interface MollieSettings {
  apiKey: string;
  /** The address has no trailing slash. */
  apiUrl: string;
  /** Payments of the other kind are not ours (S-129). */
  mode: 'live' | 'test';
}

/** For a trial at home: the account is the well-known example of the Dutch banks, and belongs to nobody. */
const EXAMPLE: Seller = {
  name: 'Onderling (voorbeeld)',
  address: ['Voorbeeldstraat 1', '1234 AB Voorbeeldstad'],
  kvk: '00000000',
  vatNumber: 'NL000000000B00',
  iban: 'NL91ABNA0417164300',
};

/**
 * Reads the seller. In production everything an invoice needs must be set, or nothing is sold: money must never go to
 * an example.
 * @throws StartupError where SELLER_IBAN is not an IBAN, or where only a part was set.
 */
export function readSeller(read: EnvReader, production: boolean): Seller | null {
  const [name, address, vatNumber, account, kvk] = ['NAME', 'ADDRESS', 'VAT_NUMBER', 'IBAN', 'KVK'].map((part) =>
    read.text(`SELLER_${part}`, ''),
  );
  if (!name && !address && !vatNumber && !account) return production ? null : EXAMPLE;
  if (!name || !address || !vatNumber || !account) {
    throw new StartupError(
      'SELLER_NAME, SELLER_ADDRESS, SELLER_VAT_NUMBER and SELLER_IBAN go together: set all four, or none.',
    );
  }
  const iban = readIban(account);
  if (iban === null) throw new StartupError('SELLER_IBAN is no IBAN: its check digits do not match.');
  return { name, address: address.split(';').map((line) => line.trim()), vatNumber, iban, kvk: kvk || null };
}

/** @throws StartupError where the key is not one of Mollie's. */
export function readMollie(read: EnvReader): MollieSettings | null {
  const apiKey = read.text('MOLLIE_API_KEY', '');
  const apiUrl = read.url('MOLLIE_API_URL', ['https:', 'http:']) ?? 'https://api.mollie.com';
  if (apiKey === '') return null;
  const [, mode] = /^(live|test)_\w{10,}$/.exec(apiKey) ?? [];
  if (mode !== 'live' && mode !== 'test')
    throw new StartupError('MOLLIE_API_KEY must start with live_ or test_: copy it from the dashboard of Mollie.');
  return { apiKey, apiUrl, mode };
}
