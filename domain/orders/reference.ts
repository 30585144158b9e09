const PREFIX = 'OL';

/** ISO 7064 mod 97-10, as in an IBAN: letters count from 10. */
function remainder(text: string): number {
  let rest = 0;
  for (const sign of text) {
    const value = parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/**
 * The description by which a bank transfer names its order: 'OL', two check digits, ten random digits. A mistyped
 * reference therefore names no order at all, rather than another family's.
 * @param body ten digits.
 */
export function orderReference(body: string): string {
  const checks = String(98 - remainder(`${body}${PREFIX}00`)).padStart(2, '0');
  return `${PREFIX}${checks}${body}`;
}

/** As people read it: `OL47 1234 5678 90`. */
export const formatReference = (reference: string): string => reference.replace(/(.{4})(?=.)/g, '$1 ');

/** Every reference in a bank's text, whatever spaces, dashes and lower case letters a person or a bank put in it. */
export function findReferences(text: string): string[] {
  const plain = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const found = new Set<string>();
  for (const { 1: reference = '' } of plain.matchAll(new RegExp(`(?=(${PREFIX}\\d{12}))`, 'g'))) {
    if (remainder(`${reference.slice(4)}${reference.slice(0, 4)}`) === 1) found.add(reference);
  }
  return [...found];
}
