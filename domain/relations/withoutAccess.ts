import type { ToldRelation } from '../wire/user.ts';

const DIED = 'Deze persoon is overleden. Klopt dat niet? Neem dan eerst het overlijden terug.';
const LOGIN_GONE = 'Deze login is verwijderd en komt niet terug. Daarom kan deze persoon niet meer worden toegelaten.';

/**
 * Why somebody who is blocked can't be let in again; null when they can (docs/decisions/0020). Whoever joined and has no login any
 * more erased their data, or lost an address that was not theirs.
 */
export function withoutAccess({ passed_away, signed, sub }: Pick<ToldRelation, 'passed_away' | 'signed' | 'sub'>) {
  if (passed_away) return DIED;
  return signed && sub === null ? LOGIN_GONE : null;
}
