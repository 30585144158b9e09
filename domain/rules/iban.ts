import { electronicFormatIBAN, friendlyFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';

const IBAN_MESSAGE = 'Dit rekeningnummer klopt niet. Vul een IBAN in zoals NL91 ABNA 0417 1643 00.';

/** An IBAN without spaces, in capitals, as it is stored and put in a payment. */
export const compactIban = (text: string): string => electronicFormatIBAN(text) ?? '';

/** An IBAN as people read it, in groups of four: `NL91 ABNA 0417 1643 00`. */
export const spacedIban = (iban: string): string => friendlyFormatIBAN(iban) ?? iban;

/** A bank account number by ISO 13616: a known country, its form, and check digits that match. */
export const iban = (value: string): string | null => (isValidIBAN(compactIban(value)) ? null : IBAN_MESSAGE);

/** An IBAN that euros can be sent to, compact; null when it is none or its country is outside SEPA. */
export function readIban(text: string): string | null {
  const compact = compactIban(text);
  return isValidIBAN(compact) && isSEPACountry(compact.slice(0, 2)) ? compact : null;
}
