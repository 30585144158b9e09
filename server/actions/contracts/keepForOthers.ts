import { boundFrom, boundTo } from '../../../domain/contracts/bound.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { conflict } from '../../http/errors.ts';
import type { ContractRecord } from '../../repositories/contracts.ts';
import { allRecords } from '../../repositories/storedEvents.ts';
import { familyPeople } from '../../repositories/family.ts';

const bound = (name: string) =>
  `Dit contract is ondertekend en ${name} heeft een eigen login. Je kunt het daarom niet in je eentje bij ${name} weghalen. Klopt er iets niet? Wijzig dan wat er niet klopt, of neem contact met ons op.`;

/**
 * Keeps a contract that was once signed for all who signed it: nobody alone takes it away from somebody with a login
 * of their own, by removing it or by putting others in their place (docs/decisions/0032). Throws C409.
 * @param leaving the users who would not see it any more
 */
export async function keepForOthers(
  tx: Tx,
  { caller, now }: Actor,
  record: ContractRecord,
  leaving: ReadonlySet<number>,
): Promise<void> {
  const people = (await familyPeople(tx, caller)).filter(({ id }) => leaving.has(id) && id !== caller.userId);
  const other = boundTo(boundFrom({ ...record, events: allRecords(record) }), people, now);
  if (other) throw conflict(bound(other.firstname));
}
