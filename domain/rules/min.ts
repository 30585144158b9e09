/** The sentence for a text that must have at least `length` characters. */
function minMessage(length: number): string {
  return `Vul ten minste ${length} tekens in.`;
}

/** At least `length` characters; an empty field is for the rule `required`. */
export function min(value: string, length: number): string | null {
  return value === '' || Array.from(value).length >= length ? null : minMessage(length);
}
