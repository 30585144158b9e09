/** The second half of the login checkbox's info text; also the answer to an attempt to remove a login (S-43). */
export const LOGIN_KEPT_MESSAGE =
  'Een login kun je niet meer uitzetten. Neem contact met ons op als je de login wilt laten verwijderen.';

/** A login once granted or invited stays. `login` is '' when the form doesn't ask, as for a partner. */
export function loginKept(login: '1' | '0' | '', wasLogin: boolean, isChild: boolean): string | null {
  const asked = isChild || login !== '';
  return wasLogin && asked && login !== '1' ? LOGIN_KEPT_MESSAGE : null;
}
