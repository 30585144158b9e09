import { limitReached } from '../../domain/relations/options.ts';
import { type RelationContext, validateRelation } from '../../domain/relations/validate.ts';
import { NO_LOGIN_POSSIBLE } from '../../domain/relations/validateInvitation.ts';
import { canBeNamedParent } from '../../domain/relations/kinship.ts';
import { type FieldErrors, fieldErrors } from '../../domain/rules/fieldErrors.ts';
import type { RelationForm } from '../../domain/wire/user.ts';
import type { Caller } from '../caller.ts';
import { MOST } from '../limits.ts';
import { relativesOf } from './relatives.ts';
import type { FamilySnapshot, UserRow } from '../repositories/family.ts';
import { partnerError, partnershipOf } from './partnerCandidates.ts';

const LIMIT_REACHED =
  'Je hebt het aantal familieleden bereikt waarvoor je betaalt. Verhoog het aantal bij Plaatsen en facturen.';
const FULL = 'In je familie staan al 400 mensen. Meer kan niet.';
const HAS_PARTNER = 'Deze persoon heeft zelf een partner en kan daarom niet iemands partner worden.';
/** Managers of the family may have a relation form themselves. */
export const NOT_YOURSELF = 'Je kunt niet vastleggen dat je zelf bent overleden.';
/** The same sentence for anyone who may not be chosen and for anyone who does not exist (S-28). */
const NO_PARENT = 'Kies iemand uit je familie van wie dit een kind kan zijn.';

/**
 * All errors of a relation form, by field: the rules of the form (domain) and those about the family. Called under the
 * family's lock, so that the check still holds when it is stored (S-58).
 */
export function relationErrors(
  snapshot: FamilySnapshot,
  caller: Caller,
  person: UserRow | undefined,
  form: RelationForm,
  { today, places }: { today: string; places: number },
): FieldErrors {
  const ofForm = validateRelation(form, {
    today,
    relatives: relativesOf(snapshot),
    hashid: person?.hashid ?? '',
    wasLogin: person !== undefined && (person.login || person.invited),
    isNew: person === undefined,
    couple: coupleOf(snapshot, person),
  });
  const ofFamily = fieldErrors(
    ['relation_type', person === undefined && snapshot.people.length >= MOST.people ? FULL : null],
    ['relation_type', form.relation_type === 'child' ? childError(snapshot, person, places) : null],
    ['relation_type', form.relation_type === 'partner' && person ? partneredError(snapshot, person, form) : null],
    ['userSelected', form.relation_type === 'partner' ? partnerError(snapshot, person, form) : null],
    ['child_of', parentError(snapshot, person, form)],
    ['login', loginError(person, form)],
    ['passed_away', form.passed_away === '1' && person?.id === caller.userId ? NOT_YOURSELF : null],
  );
  return { ...ofFamily, ...ofForm };
}

/** The known facts of a partner's partnership. */
function coupleOf(snapshot: FamilySnapshot, person: UserRow | undefined): RelationContext['couple'] {
  const pair = partnershipOf(snapshot, person);
  const other = snapshot.people.find(({ id }) => id === pair?.self_id);
  return pair && other ? { from: pair.from_date, contract_from: pair.contract_date, other } : null;
}

/** The current number of places limits the unsigned children, whether they are added or were a partner before (R-4.11, S-46). */
function childError({ people }: FamilySnapshot, person: UserRow | undefined, places: number): string | null {
  if (person?.relation_type === 'child' || person?.signed) return null;
  const children = people.filter((p) => p.relation_type === 'child');
  return limitReached(children, places) ? LIMIT_REACHED : null;
}

/** A person who has a partner can't become somebody else's. An ex-partner may state it about the past. */
function partneredError({ partnerships }: FamilySnapshot, person: UserRow, form: RelationForm): string | null {
  const has = partnerships.some((pair) => pair.self_id === person.id && pair.until_date === null);
  return has && (person.relation_type === 'child' || form.divorced !== '1') ? HAS_PARTNER : null;
}

/** Checks somebody's parent: a person in the same family whose kinship fits (S-28). */
function parentError(
  { people, partnerships }: FamilySnapshot,
  person: UserRow | undefined,
  form: RelationForm,
): string | null {
  if (!form.child_of) return null;
  const parent = people.find(({ hashid }) => hashid === form.child_of);
  const founder = people.find(({ relation_type }) => relation_type === null);
  const withFounder = partnerships.some((pair) => pair.self_id === founder?.id && pair.partner_id === parent?.id);
  const fits =
    parent &&
    form.relation_type === 'child' &&
    parent.id !== person?.id &&
    canBeNamedParent(form.kinship || 'child', { ...parent, kinship: parent.kinship ?? undefined }, withFounder);
  return fits ? null : NO_PARENT;
}

/** People who can't log in are not invited. */
function loginError(person: UserRow | undefined, form: RelationForm): string | null {
  const newlyGranted = form.relation_type === 'child' && form.login === '1' && !person?.login;
  const gone = person?.blocked === true || form.passed_away === '1' || form.death_date !== '';
  return newlyGranted && gone ? NO_LOGIN_POSSIBLE : null;
}
