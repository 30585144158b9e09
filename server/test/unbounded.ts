import { windowsOf } from '../actions/limitAct.ts';
import { countAttempts } from '../attempts.ts';
import type { Queryable } from '../db/database.ts';
import { ACTS, type LimitedAct } from '../limits.ts';

/** Lets somebody do far more than a person may, for measurements: each count of their family begins that much below zero. */
export async function unbounded(db: Queryable, userId: number): Promise<void> {
  const windows = (Object.keys(ACTS) as LimitedAct[]).flatMap((act) => windowsOf(act, userId, ''));
  await countAttempts(db, windows, { times: -1e9 });
}
