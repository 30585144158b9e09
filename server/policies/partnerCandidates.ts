import { withoutPartner } from '../../domain/relations/withoutPartner.ts';
import type { RelationForm } from '../../domain/wire/user.ts';
import type { FamilySnapshot, PartnershipRow, UserRow } from '../repositories/family.ts';

/** The same sentence for anyone who may not be chosen and for anyone who does not exist (S-28). */
const NOT_A_CANDIDATE = 'Kies iemand uit je familie die nog geen partner heeft.';
const STAYS_AT_DIVORCE = 'Van een ex-partner kun je niet wijzigen van wie dit de partner was.';

/** A person's partnership: the current one, or else the last one. */
export const partnershipOf = (snapshot: FamilySnapshot, person: UserRow | undefined): PartnershipRow | undefined => {
  const pairs = snapshot.partnerships.filter((pair) => pair.partner_id === person?.id);
  return pairs.find((pair) => pair.until_date === null) ?? pairs.at(-1);
};

const TAKES_PARTNER =
  'Deze twee staan hier als partners, en kunnen daar zelf iets van zeggen. Leg eerst vast dat ze uit elkaar zijn.';

/**
 * Why a form can't separate current partners if one of them has an account: they are asked to confirm it first
 * (docs/decisions/0013), as it ends what they may answer for each other. Null if nobody is asked.
 * @param by the person filling in the form
 */
export function takesPartner(
  snapshot: FamilySnapshot,
  person: UserRow,
  form: RelationForm,
  by: UserRow,
): Partial<Record<'relation_type' | 'userSelected', string>> | null {
  const pair = snapshot.partnerships.find((one) => one.partner_id === person.id && one.until_date === null);
  const couple = snapshot.people.filter(({ id }) => id === pair?.self_id || id === pair?.partner_id);
  if (!pair || !couple.some(({ id, sub }) => sub !== null && id !== by.id)) return null;
  if (form.relation_type === 'child') return { relation_type: TAKES_PARTNER };
  return couple.some(({ hashid }) => hashid === form.userSelected) ? null : { userSelected: TAKES_PARTNER };
}

const untilsOf = ({ partnerships }: FamilySnapshot, { id }: UserRow) =>
  partnerships
    .filter((pair) => pair.self_id === id || pair.partner_id === id)
    .map(({ until_date }) => ({ until: until_date }));

/**
 * Checks whose partner this may be (R-3.3, S-28, S-57, docs/decisions/0017): a person in the same family without a
 * partner now, not blocked, not deceased. It matches what the form offers from GET /users?own=1. An existing partner
 * needs no second check.
 */
export function partnerError(snapshot: FamilySnapshot, person: UserRow | undefined, form: RelationForm): string | null {
  const chosen = snapshot.people.find((p) => p.hashid === form.userSelected);
  const pair = partnershipOf(snapshot, person);
  const unchanged = chosen !== undefined && pair?.self_id === chosen.id;
  if (form.divorced === '1' && pair) return unchanged ? null : STAYS_AT_DIVORCE;
  if (unchanged && pair.until_date === null) return null;
  const free =
    chosen &&
    chosen.id !== person?.id &&
    !chosen.blocked &&
    withoutPartner({ passed_away: chosen.passed_away, partners: untilsOf(snapshot, chosen) });
  return free ? null : NOT_A_CANDIDATE;
}
