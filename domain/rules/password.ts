/** The text is to the letter of the specification. */
export const PASSWORD_MESSAGE =
  'Wachtwoord moet bestaan uit 8 tot 80 characters, één hoofdletter, één kleine letter, een cijfer en een symbool';

/** The separate requirements of the rule. */
export type PasswordPart = 'length' | 'upper' | 'lower' | 'digit' | 'symbol';

/** The parts of the rule that a password meets, for a list that updates while typing (docs/screens.md 4.7). */
export function passwordParts(value: string): Record<PasswordPart, boolean> {
  const length = Array.from(value).length;
  return {
    length: length >= 8 && length <= 80,
    upper: /\p{Lu}/u.test(value),
    lower: /\p{Ll}/u.test(value),
    digit: /\p{Nd}/u.test(value),
    symbol: /[^\p{L}\p{N}\p{M}\s]/u.test(value),
  };
}

/** 8 to 80 characters with a capital, a small letter, a digit and a symbol; a space is allowed but is no symbol. */
export function password(value: string): string | null {
  return Object.values(passwordParts(value)).every(Boolean) ? null : PASSWORD_MESSAGE;
}
