import type { Actor, Visitor } from '../actor.ts';
import { countAttempts } from '../attempts.ts';
import type { Recorder } from '../audit/auditEntry.ts';
import { isRight } from '../audit/rights.ts';
import type { Queryable } from '../db/database.ts';
import { tooMany } from '../http/errors.ts';
import { ACTS, type LimitedAct } from '../limits.ts';

const DAY_SECONDS = 24 * 3600;
const MONTH_SECONDS = 30 * DAY_SECONDS;

type Acting = Pick<Actor, 'caller' | 'now'>;

export const isLimited = (act: string): act is LimitedAct => act in ACTS;

/**
 * Counts an act that has a limit (limits.ts). It counts for the caller in their own family and for its subject, so that nobody
 * uses up another's quota; a rolled-back act does not count. Throws R429.
 * @param about the hashid of its contract or person; empty for an act counted for the whole family
 * @param times how many acts it counts as
 */
export async function limitAct(tx: Queryable, actor: Acting, act: LimitedAct, about: string, times = 1): Promise<void> {
  const tooOften = await countAct(tx, actor, act, about, times);
  if (tooOften) throw tooOften;
}

/** The counters of a person's act: per day, and per thirty days. */
export function windowsOf(act: LimitedAct, userId: number, about: string) {
  const key = `act ${act} by ${userId} at ${about}`;
  return [
    { key, windowSeconds: DAY_SECONDS },
    { key: `${key} in a month`, windowSeconds: MONTH_SECONDS },
  ] as const;
}

/** Counts the act. @returns the refusal, if it was one too many. */
async function countAct(tx: Queryable, { caller, now }: Acting, act: LimitedAct, about: string, times: number) {
  const { day, month, said } = ACTS[act];
  const [today, lately] = await countAttempts(tx, windowsOf(act, caller.userId, about), { at: now, times });
  if (today && today.count > day) return tooMany(today.wait, `${said('vandaag')} Probeer het morgen opnieuw.`);
  if (lately && lately.count > month)
    return tooMany(lately.wait, `${said('de afgelopen maand')} Probeer het later opnieuw.`);
  return null;
}

/**
 * A recorder of somebody's changes, up to the limit. Acts that are a right are counted and never refused: the count always
 * comes first, so that two transactions of one person take turns in the same order. The recorder throws R429.
 */
export const withinBounds = ({ caller, now, record }: Pick<Visitor, 'caller' | 'now' | 'record'>): Recorder =>
  caller === null
    ? record
    : async (tx, entry) => {
        const tooOften = await countAct(tx, { caller, now }, 'change', '', 1);
        if (tooOften && !isRight(entry)) throw tooOften;
        await record(tx, entry);
      };
