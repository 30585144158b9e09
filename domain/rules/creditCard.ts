const CREDIT_CARD_MESSAGE = 'Dit creditcardnummer klopt niet. Kijk de cijfers na.';

/** Luhn's check (ISO/IEC 7812-1): from the right every second digit counts double. */
function luhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i]);
    const weighed = i % 2 === 0 ? digit : digit * 2;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}

/** 13 to 19 digits, in groups if you like, that pass Luhn's check; an empty field is for the rule `required`. */
export function creditCard(value: string): string | null {
  if (value === '') return null;
  const digits = value.replace(/[ -]/g, '');
  return /^\d{13,19}$/.test(digits) && luhn(digits) ? null : CREDIT_CARD_MESSAGE;
}
