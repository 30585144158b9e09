const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** An IBAN without spaces; null for a text not in that form. Check digits are the bank's business: the bank wrote it. */
export function ibanIn(written: string): string | null {
  const compact = written.replace(/\s/g, '').toUpperCase();
  return IBAN.test(compact) ? compact : null;
}

/** The account holder's own account: an IBAN, or the bank's own number; null if the file names none. */
export const accountIn = (written: string): string | null => ibanIn(written) ?? (written.trim() || null);

/** The names of banks as people use them, by the four letters in an IBAN. */
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

/** The bank of an IBAN or a BIC; null for a bank we don't know. */
export const bankOf = (code: string | null): string | null =>
  BANKS.get(/^NL\d{2}/.test(code ?? '') ? (code ?? '').slice(4, 8) : (code ?? '').slice(0, 4)) ?? null;
