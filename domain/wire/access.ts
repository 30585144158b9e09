import { Type, type Static } from 'typebox';
import { SHARES_VISIBILITIES } from './choices/gifts.ts';
import { Hashid, oneOf, orNull } from './basics.ts';
import { IsoDateText } from './isoDateText.ts';

/**
 * Who of the family sees what, and who manages it (docs/decisions/0018).
 *
 * - `GET /family/access` → FamilyAccess. 'signedIn'.
 * - `POST /family/manager` and `DELETE /family/manager` {hashid} → CurrentUser. 'manager'. C409 for the last one, V422 on
 *   `hashid` for anyone who can't manage.
 * - `POST /family/management` → FamilyAccess: asks to manage, and takes it over once the wait is over. 'signedIn'. C409
 *   for anyone who may not ask.
 * - `DELETE /family/management` → FamilyAccess: the asker takes the question back, or a manager says no. 'signedIn'.
 */
const Named = { hashid: Hashid, name: Type.String() };

export const FamilyAccess = Type.Object({
  /** Who manages: everybody with a login may know who sees all. Null for who divorced, who is not of the family any more. */
  managers: orNull(Type.Array(Type.Object(Named))),
  /** Who has a login, as far as the caller may know of them. */
  people: Type.Array(
    Type.Object({
      ...Named,
      me: Type.Boolean(),
      manages: Type.Boolean(),
      /** In how many contracts they are a party, of those the caller sees. */
      contracts: Type.Integer(),
    }),
  ),
  /** Who sees what each child got. */
  visibility: oneOf(SHARES_VISIBILITIES),
  /** Somebody asks to manage the family. */
  request: orNull(
    Type.Object({
      name: Type.String(),
      mine: Type.Boolean(),
      /** The day from which they get it, unless a manager says no. */
      from: IsoDateText,
      /** That day has come. */
      due: Type.Boolean(),
    }),
  ),
  may_ask: Type.Boolean(),
});
export type FamilyAccess = Static<typeof FamilyAccess>;
