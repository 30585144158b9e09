const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** An IBAN without spaces; null for what has not its form. The bank wrote it: its check digits are the bank's. */
export function ibanIn(written: string): string | null {
  const compact = written.replace(/\s/g, '').toUpperCase();
  return IBAN.test(compact) ? compact : null;
}

/** The own account: an IBAN, or the bank's own number; null where nothing stands. */
export const accountIn = (written: string): string | null => ibanIn(written) ?? (written.trim() || null);

/** The banks by the four letters in an IBAN, as people call them. */
const BANKS: ReadonlyMap<string, string> = new Map([
  ['ABNA', 'ABN AMRO'],
  ['ASNB', 'ASN Bank'],
  ['BUNQ', 'bunq'],
  ['INGB', 'ING'],
  ['KNAB', 'Knab'],
  ['RABO', 'Rabobank'],
  ['RBRB', 'RegioBank'],
  ['SNSB', 'SNS'],
  ['TRIO', 'Triodos'],
]);

/** The bank of an IBAN or a BIC; null for a bank that we don't know. */
export const bankOf = (code: string | null): string | null =>
  BANKS.get(/^NL\d{2}/.test(code ?? '') ? (code ?? '').slice(4, 8) : (code ?? '').slice(0, 4)) ?? null;
