import { erasedOn } from '../../domain/erasure.ts';
import type { CurrentUser, OutstandingItem } from '../../domain/wire/user.ts';
import type { Caller } from '../caller.ts';
import type { Membership } from '../callerQuery.ts';
import { lastingPartner, visibleFamily } from '../policies/visibleFamily.ts';
import { type FamilySnapshot, selfAmong, type UserRow } from '../repositories/family.ts';
import type { OrderRow } from '../repositories/orders.ts';
import type { ClaimRow } from '../repositories/claims.ts';
import { presentClaims } from './claims.ts';
import { presentRelation } from './relation.ts';

/**
 * The answer of GET /user and of changes to a relation: the caller with the part of the family they may see.
 * @param places the current number of family members allowed
 */
export function presentCurrentUser(
  whole: FamilySnapshot,
  caller: Caller,
  places: number,
  orders: readonly OrderRow[],
  emailVerified: boolean,
  memberships: readonly Membership[],
  claims: readonly ClaimRow[],
): CurrentUser {
  const snapshot = visibleFamily(whole, caller);
  const self = selfAmong(snapshot.people, caller);
  const others = snapshot.people.filter((p) => p.id !== self.id);
  const one = (person: UserRow) => ({
    ...presentRelation(snapshot, person),
    ...presentClaims(claims, person, whole.people),
  });
  const present = (people: readonly UserRow[]) => people.map(one);
  const partner = lastingPartner(snapshot, self.id);
  const manages = caller.familyRole === 'manager';
  return {
    ...one(self),
    family_role: caller.familyRole,
    email_verified: emailVerified,
    ...(self.erasure_asked_at !== null && { erased_on: erasedOn(self.erasure_asked_at) }),
    children: present(others.filter((p) => p.relation_type === 'child')),
    others: present(others.filter((p) => p.relation_type !== 'child')),
    family: { hashid: snapshot.family.hashid, name: snapshot.family.name, children: places },
    families: memberships.map(({ family, familyName, familyRole }) => ({
      hashid: family,
      name: familyName,
      role: familyRole,
    })),
    partner: partner ? one(partner) : null,
    // Open orders are for people who can settle them; a member would be sent to a screen they can't open.
    outstanding: manages ? orders.map(presentOrder) : [],
  };
}

const presentOrder = (order: OrderRow): OutstandingItem => ({
  kind: 'order',
  hashid: order.hashid,
  text: `Er staat nog een betaling open voor ${order.children} familieleden.`,
  amount: order.amount,
});
