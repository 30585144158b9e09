import { Type, type Static } from 'typebox';
import { SHARES_VISIBILITIES } from './choices/gifts.ts';
import { Hashid, oneOf, orNull } from './basics.ts';
import { IsoDateText } from './isoDateText.ts';

/**
 * Viewing rights in the family, and its management (docs/decisions/0018).
 *
 * - `GET /family/access` → FamilyAccess. 'signedIn'.
 * - `POST /family/manager` and `DELETE /family/manager` {hashid} → CurrentUser. 'manager'. C409 for the last one, V422 on
 *   `hashid` for anyone who can't manage.
 * - `POST /family/management` → FamilyAccess: asks to manage, and takes it over once the wait is over. 'signedIn'. C409 for a
 *   person who may not ask.
 * - `DELETE /family/management` → FamilyAccess: the asker withdraws the request, or a manager refuses it. 'signedIn'.
 */
const Named = { hashid: Hashid, name: Type.String() };

export const FamilyAccess = Type.Object({
  /** The managers: everybody with a login may know who sees all. Null for a divorced person, who is no longer in the family. */
  managers: orNull(Type.Array(Type.Object(Named))),
  /** The people with a login, as far as the caller may know of them. */
  people: Type.Array(
    Type.Object({
      ...Named,
      me: Type.Boolean(),
      manages: Type.Boolean(),
      /** The number of contracts in which they are a party, of those the caller sees. */
      contracts: Type.Integer(),
    }),
  ),
  /** The people who see each child's gifts. */
  visibility: oneOf(SHARES_VISIBILITIES),
  /** Somebody asks to manage the family. */
  request: orNull(
    Type.Object({
      name: Type.String(),
      mine: Type.Boolean(),
      /** The day from which they get it, unless a manager refuses. */
      from: IsoDateText,
      /** That day has come. */
      due: Type.Boolean(),
    }),
  ),
  may_ask: Type.Boolean(),
});
export type FamilyAccess = Static<typeof FamilyAccess>;
