import { erasedOn } from '../../../domain/erasure.ts';
import { helpActs, loginState } from '../../../domain/helping/helpActs.ts';
import { factorOffOn } from '../../../domain/helping/lostFactor.ts';
import { fullName } from '../../../domain/names/name.ts';
import type { FoundPerson, HelpAct } from '../../../domain/wire/helping.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable } from '../../db/database.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { helpedByHashid, type HelpedRow } from '../../repositories/helpedPeople.ts';
import type { Services } from '../../services.ts';

const NOT_NOW = 'Dit kan nu niet voor deze persoon. Zoek opnieuw om te zien wat kan.';

/** The person who asks, and when. */
interface Asking {
  caller: Pick<Actor['caller'], 'sub'>;
  now: Date;
}

/** A person found, as an administrator sees them, with what can be done for them now. */
export async function presentHelped(
  db: Queryable,
  { caller, now }: Asking,
  { accounts }: Pick<Services, 'accounts'>,
  { person, family, account }: HelpedRow,
): Promise<FoundPerson> {
  const { sub } = person;
  const own = accounts && sub !== null ? accounts : null;
  const factor = sub === null ? null : await own?.factor.state(db, sub);
  const lost = sub === null ? null : await own?.factor.lost.since(db, sub);
  const changed = sub === null ? null : (await own?.address.state(db, sub, now))?.changed;
  const login = loginState({
    signsIn: sub !== null,
    invited: person.invited,
    blocked: person.blocked,
    passedAway: person.passed_away,
    account: own ? account : null,
  });
  return {
    id: person.hashid,
    name: fullName(person),
    email: account?.email ?? person.email,
    family,
    manages: person.family_role === 'manager',
    login,
    second_step: Boolean(factor),
    factor_off_on: lost ? factorOffOn(lost) : null,
    erased_on: person.erasure_asked_at && erasedOn(person.erasure_asked_at),
    acts: helpActs({
      login,
      self: sub !== null && sub === caller.sub,
      administers: account?.roles.includes('superadmin') === true,
      factorOn: Boolean(factor),
      factorOffAsked: Boolean(lost),
      erasureAsked: person.erasure_asked_at !== null,
      addressChanged: Boolean(changed),
    }),
  };
}

/** Somebody for whom an administrator may do this now. Throws N404, C409. */
export async function helpedFor(
  db: Queryable,
  actor: Pick<Actor, 'caller' | 'now'>,
  services: Pick<Services, 'accounts'>,
  { hashid, act }: { hashid: string; act: HelpAct },
): Promise<HelpedRow> {
  const row = await helpedByHashid(db, hashid);
  if (!row) throw notFound();
  if (!(await presentHelped(db, actor, services, row)).acts.includes(act)) throw conflict(NOT_NOW);
  return row;
}

/** The same person after the action. */
export async function helpedAgain(
  db: Queryable,
  actor: Asking,
  services: Pick<Services, 'accounts'>,
  hashid: string,
): Promise<FoundPerson> {
  const row = await helpedByHashid(db, hashid);
  if (!row) throw notFound();
  return presentHelped(db, actor, services, row);
}
