import { isLoanType } from '../../../domain/contracts/types.ts';
import {
  checkTried,
  checkWhatIfName,
  cleanWhatIfName,
  MANY_WHAT_IFS_MESSAGE,
  MOST_WHAT_IFS,
  triedOf,
} from '../../../domain/loans/keptWhatIf.ts';
import { fieldErrors } from '../../../domain/rules/fieldErrors.ts';
import type { WhatIfForm, WhatIfName, WhatIfs } from '../../../domain/wire/whatIf.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import { type ContractRecord, findContract, findContractForChange } from '../../repositories/contracts.ts';
import {
  findWhatIf,
  insertWhatIf,
  removeWhatIf,
  renameWhatIf,
  whatIfsOf,
  type WhatIfRow,
} from '../../repositories/whatIfs.ts';
import { limitAct } from '../limitAct.ts';

const NOT_A_LOAN = 'Dit is een schenking. Alleen bij een lening kun je iets uitproberen.';

const present = ({ hashid, name, tried, kept_at }: WhatIfRow) => ({
  hashid,
  name,
  tried,
  kept_at: kept_at.toISOString(),
});

const listed = async (db: Queryable, { caller }: Actor, { id }: ContractRecord): Promise<WhatIfs> =>
  (await whatIfsOf(db, caller, id)).map(present);

function needLoan(record: ContractRecord | undefined): ContractRecord {
  if (!record) throw notFound();
  if (!isLoanType(record.type)) throw invalid({ hashid: NOT_A_LOAN });
  return record;
}

/**
 * The caller's saved what-ifs for a loan that they see. Nothing here is in the log, and nobody is notified: they are
 * private notes that change nothing of the loan (docs/decisions/0011). Throws N404, V422.
 */
export async function ownWhatIfs(db: Queryable, actor: Actor, hashid: string): Promise<WhatIfs> {
  return listed(db, actor, needLoan(await findContract(db, actor.caller, hashid)));
}

/** Saves a what-if under a name. Throws N404, V422, C409 when they keep the maximum already, R429. */
export async function keepWhatIf(tx: Tx, actor: Actor, { contract, name, tried }: WhatIfForm): Promise<WhatIfs> {
  const { caller, now } = actor;
  // Its lock makes two calls of one person take turns, so that the maximum holds.
  const record = needLoan(await findContractForChange(tx, caller, contract));
  const kept = await whatIfsOf(tx, caller, record.id);
  const errors = fieldErrors(['name', checkWhatIfName(name, namesOf(kept))], ...Object.entries(checkTried(tried)));
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (kept.length >= MOST_WHAT_IFS) throw conflict(MANY_WHAT_IFS_MESSAGE);
  await limitAct(tx, actor, 'keepWhatIf', record.hashid);
  await insertWhatIf(tx, caller, {
    hashid: newHashid(),
    contractId: record.id,
    name: cleanWhatIfName(name),
    tried: triedOf(tried),
    now,
  });
  return listed(tx, actor, record);
}

/** Renames one of the caller's own. Throws N404, V422, R429. */
export async function callWhatIf(tx: Tx, actor: Actor, { hashid, name }: WhatIfName): Promise<WhatIfs> {
  const { record, id } = await ownOne(tx, actor, hashid);
  const others = (await whatIfsOf(tx, actor.caller, record.id)).filter((one) => one.hashid !== hashid);
  const wrong = checkWhatIfName(name, namesOf(others));
  if (wrong !== null) throw invalid({ name: wrong });
  await limitAct(tx, actor, 'keepWhatIf', record.hashid);
  await renameWhatIf(tx, actor.caller, id, cleanWhatIfName(name));
  return listed(tx, actor, record);
}

/** Removes one of the caller's own. Throws N404. */
export async function forgetWhatIf(tx: Tx, actor: Actor, hashid: string): Promise<WhatIfs> {
  const { record, id } = await ownOne(tx, actor, hashid);
  await removeWhatIf(tx, actor.caller, id);
  return listed(tx, actor, record);
}

const namesOf = (rows: readonly WhatIfRow[]) => rows.map(({ name }) => name);

/** One that the caller keeps for a loan they still see, locked with it. */
async function ownOne(tx: Tx, { caller }: Actor, hashid: string): Promise<{ record: ContractRecord; id: number }> {
  const found = await findWhatIf(tx, caller, hashid);
  if (!found) throw notFound();
  return { record: needLoan(await findContractForChange(tx, caller, found.contract)), id: found.id };
}
