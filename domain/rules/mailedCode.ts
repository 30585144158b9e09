/** A code as people type it over from a mail: blanks between the digits do not count. */
export const mailedCode = (code: string): string | null =>
  /^\s*(\d\s*){6}$/u.test(code) ? null : 'Vul de zes cijfers uit de mail in.';
