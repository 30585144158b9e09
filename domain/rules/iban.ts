const IBAN_MESSAGE = 'Dit rekeningnummer klopt niet. Vul een IBAN in zoals NL91 ABNA 0417 1643 00.';

/** An IBAN without spaces, in capitals, as it is stored and put in a payment. */
export function compactIban(text: string): string {
  return text.replace(/\s/gu, '').toUpperCase();
}

/** An IBAN as people read it: in groups of four. */
export function spacedIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/gu, '$1 ');
}

function remainder97(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4);
  let rest = 0;
  for (const sign of moved) rest = Number(`${rest}${parseInt(sign, 36)}`) % 97;
  return rest;
}

/**
 * A bank account number by ISO 13616: country, two check digits, at most 30 signs, remainder 1; a Dutch one has 18
 * signs.
 */
export function iban(value: string): string | null {
  const compact = compactIban(value);
  const shaped =
    /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u.test(compact) &&
    (!compact.startsWith('NL') || /^NL\d{2}[A-Z]{4}\d{10}$/u.test(compact));
  return shaped && remainder97(compact) === 1 ? null : IBAN_MESSAGE;
}
