import type { Doubt } from '../../domain/wire/contested.ts';
import type { Party } from '../../domain/wire/party.ts';
import type { ContestedAct } from '../repositories/contestedActs.ts';
import type { StoredHousehold } from '../repositories/household.ts';

interface Doubtful {
  acts: readonly ContestedAct[];
  contested: readonly ContestedAct[];
  household: Pick<StoredHousehold, 'people'>;
}

function partyOf({ household }: Doubtful, userId: number): Party {
  const person = household.people.find(({ id }) => id === userId);
  if (!person) throw new Error('The owner of the account is not in the family.');
  const { hashid, firstname, infix, lastname } = person;
  return { hashid, firstname, infix, lastname };
}

/** The acts in a contract with an account that was in other hands, waiting for its owner. */
export function presentDoubts(of: Doubtful): { contested?: Doubt[] } {
  const told = of.contested.map(({ userId, kind, doneAt }) => ({
    ...{ by: partyOf(of, userId), kind },
    at: doneAt.toISOString(),
  }));
  return told.length === 0 ? {} : { contested: told };
}

/** The people whose signature under a request is in doubt, or not theirs. */
export function presentDoubtfulSigners(
  of: Doubtful,
  hashid: string,
): { contested?: { by: Party; rejected: boolean }[] } {
  const told = of.acts
    .filter(({ kind, about }) => kind === 'signature' && about === hashid)
    .filter((act) => act.outcome === 'rejected' || of.contested.includes(act))
    .map(({ userId, outcome }) => ({ by: partyOf(of, userId), rejected: outcome === 'rejected' }));
  return told.length === 0 ? {} : { contested: told };
}
