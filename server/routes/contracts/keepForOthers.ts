import type { Caller } from '../../caller.ts';
import type { Tx } from '../../db/database.ts';
import { conflict } from '../../errors.ts';
import { type ContractRecord, enteredAt } from '../../repositories/contracts.ts';
import { listVersions } from '../../repositories/contractVersions.ts';
import { familyPeople } from '../../repositories/family.ts';

/** How long who made a mistake can take it back, while nothing was recorded with it. */
const TAKE_BACK_MS = 24 * 3_600_000;

const bound = (name: string) =>
  `Dit contract is ondertekend en ${name} heeft een eigen login. Je kunt het daarom niet in je eentje bij ${name} weghalen. Klopt er iets niet? Wijzig dan wat er niet klopt, of neem contact met ons op.`;

/**
 * What was signed once belongs to all who signed it: nobody takes it away alone from somebody with a login of their own, by
 * removing it or by putting others in their place (docs/decisions/0032). A login that is blocked meanwhile counts as well: the
 * same parent can block it. Throws C409.
 * @param leaving the users who would not see it any more
 */
export async function keepForOthers(tx: Tx, caller: Caller, record: ContractRecord, leaving: ReadonlySet<number>, now: Date): Promise<void> {
  const [other] = (await familyPeople(tx, caller)).filter(({ id, sub }) => leaving.has(id) && id !== caller.userId && sub !== null);
  if (!other) return;
  const signed = [record, ...(await listVersions(tx, caller, record))].some(({ terms }) => terms.signed_date !== null);
  if (!signed) return;
  const fresh = record.events.length === 0 && now.getTime() - (await enteredAt(tx, record)).getTime() < TAKE_BACK_MS;
  if (!fresh) throw conflict(bound(other.firstname));
}
