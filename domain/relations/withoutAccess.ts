import type { ToldRelation } from '../wire/user.ts';

const DIED = 'Deze persoon is overleden. Klopt dat niet? Neem dan eerst het overlijden terug.';
const LOGIN_GONE = 'Deze login is verwijderd en komt niet terug. Daarom kan deze persoon niet meer worden toegelaten.';

/**
 * Why a blocked person can't be let in again; null if they can (docs/decisions/0020). A person who joined and no longer has a
 * login erased their data, or lost an address that was not theirs.
 */
export function withoutAccess({ passed_away, signed, sub }: Pick<ToldRelation, 'passed_away' | 'signed' | 'sub'>) {
  if (passed_away) return DIED;
  return signed && sub === null ? LOGIN_GONE : null;
}
