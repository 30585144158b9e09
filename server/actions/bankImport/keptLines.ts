import {
  checkLineName,
  keptUntil,
  MANY_KEPT_LINES_MESSAGE,
  MOST_KEPT_LINES,
  NO_AMOUNT_MESSAGE,
  OTHER_LOAN_MESSAGE,
} from '../../../domain/bank/keptLines.ts';
import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import type { KeepLinesForm, KeptLines } from '../../../domain/wire/keptLine.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import { listContracts } from '../../repositories/contracts.ts';
import { insertKeptLines, keptLinesOf, type KeptLineRow, removeKeptLine } from '../../repositories/keptLines.ts';
import { limitAct } from '../limitAct.ts';

const present = ({ hashid, line, nth, date, amount, name, account_tail, names, kept_at }: KeptLineRow) => ({
  ...{ hashid, line, nth, date, amount, name, account_tail, names },
  kept_at: kept_at.toISOString(),
  kept_until: keptUntil(dayInAmsterdam(kept_at)),
});

/**
 * Bank lines that the caller keeps to work off. A private note that changes no loan and of which nobody is notified, so none of
 * it is in the log (docs/decisions/0010).
 */
export const ownKeptLines = async (db: Queryable, { caller }: Pick<Actor, 'caller'>): Promise<KeptLines> =>
  (await keptLinesOf(db, caller)).map(present);

/** Keeps lines that the caller chose. Throws V422, C409 when they keep the maximum already, R429. */
export async function keepLines(tx: Tx, actor: Actor, { lines }: KeepLinesForm): Promise<KeptLines> {
  const { caller, now } = actor;
  const seen = new Set((await listContracts(tx, caller)).map(({ hashid }) => hashid));
  const wrong: Record<string, string> = {};
  for (const [at, { amount, name, names }] of lines.entries()) {
    const said = checkLineName(name);
    if (said !== null) wrong[`lines.${at}.name`] = said;
    if (amount === 0) wrong[`lines.${at}.amount`] = NO_AMOUNT_MESSAGE;
    if (names.some(({ contract }) => !seen.has(contract))) wrong[`lines.${at}.names`] = OTHER_LOAN_MESSAGE;
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  // The counter makes two calls of one person take turns, so that the maximum holds.
  await limitAct(tx, actor, 'keepLine', '', lines.length);
  await insertKeptLines(
    tx,
    caller,
    lines.map((line) => ({ ...line, hashid: newHashid() })),
    now,
  );
  const kept = await ownKeptLines(tx, actor);
  if (kept.length > MOST_KEPT_LINES) throw conflict(MANY_KEPT_LINES_MESSAGE);
  return kept;
}

/** Removes a line of the caller's own. Throws N404. */
export async function dropLine(tx: Tx, actor: Actor, hashid: string): Promise<KeptLines> {
  if (!(await removeKeptLine(tx, actor.caller, hashid))) throw notFound();
  return ownKeptLines(tx, actor);
}
