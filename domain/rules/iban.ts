import { electronicFormatIBAN, friendlyFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';

const IBAN_MESSAGE = 'Dit rekeningnummer klopt niet. Vul een IBAN in zoals NL91 ABNA 0417 1643 00.';

/** An IBAN without spaces, in capitals, as it is stored and used in a payment. */
export const compactIban = (text: string): string => electronicFormatIBAN(text) ?? '';

/** An IBAN as people read it, in groups of four: `NL91 ABNA 0417 1643 00`. */
export const spacedIban = (iban: string): string => friendlyFormatIBAN(iban) ?? iban;

/** A bank account number by ISO 13616: a known country, its form, and correct check digits. */
export const iban = (value: string): string | null => (isValidIBAN(compactIban(value)) ? null : IBAN_MESSAGE);

/** An IBAN that can receive euros, compact; null if it is invalid or its country is outside SEPA. */
export function readIban(text: string): string | null {
  const compact = compactIban(text);
  return isValidIBAN(compact) && isSEPACountry(compact.slice(0, 2)) ? compact : null;
}
