/** A code as people type it from a mail: spaces between the digits are ignored. */
export const mailedCode = (code: string): string | null =>
  /^\s*(\d\s*){6}$/u.test(code) ? null : 'Vul de zes cijfers uit de mail in.';
