import { bankOf } from './account.ts';

/** The formats we can read from each bank, in the order to try; the bank under the name people use. */
const FORMS: ReadonlyMap<string, string> = new Map([
  ['ABN AMRO', 'CAMT.053, MT940 of TXT'],
  ['ASN Bank', 'CAMT.053, MT940 of CSV'],
  ['bunq', 'CAMT.053 of CSV'],
  ['ING', 'CAMT.053, MT940 of CSV'],
  ['Knab', 'CAMT.053, MT940 of CSV'],
  ['Rabobank', 'CAMT.053, MT940 of CSV'],
  ['RegioBank', 'CAMT.053, MT940 of CSV'],
  ['SNS', 'CAMT.053, MT940 of CSV'],
  ['Triodos', 'CAMT.053, MT940 of CSV'],
]);

/** The bank whose accounts a file names first, judged from its beginning; null if it names none that we know. */
export function bankNamed(start: string): string | null {
  // The one format that gives its own account as a bare number, and the other side as an IBAN.
  if (/^\d{9}\t[A-Z]{3}\t\d{8}\t/.test(start)) return 'ABN AMRO';
  // Accounts in the lines of a statement belong to others.
  const [head = ''] = start.split(/^:61:|<(?:\w+:)?Ntry>/m, 1);
  for (const [code] of head.matchAll(
    /\bNL\d{2}[A-Z]{4}\d{10}|\b(?:ABNA|ASNB|INGB|KNAB|RABO|RBRB|SNSB|TRIO)NL2[A-Z0-9]/g,
  )) {
    const bank = bankOf(code);
    if (bank) return bank;
  }
  return null;
}

/** The advice for that bank, as a sentence. */
export const advice = (bank: string | null): string =>
  bank
    ? `Download het opnieuw bij ${bank}, als ${FORMS.get(bank) ?? 'CAMT.053'}.`
    : 'Download het opnieuw bij je bank, als CAMT.053, MT940 of CSV.';
