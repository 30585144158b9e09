import { electronicFormatIBAN, friendlyFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';

/**
 * An IBAN as it is stored: capitals, without spaces. Null when its country is outside SEPA, its form is wrong or its
 * check digits don't match.
 */
export function readIban(text: string): string | null {
  const iban = electronicFormatIBAN(text) ?? '';
  return isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2)) ? iban : null;
}

/** As Dutch readers expect it: `NL91 ABNA 0417 1643 00`. */
export const formatIban = (iban: string): string => friendlyFormatIBAN(iban) ?? iban;
