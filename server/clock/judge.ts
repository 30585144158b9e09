import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, Tx } from '../db/database.ts';
import { clockMarks } from '../db/clockSchema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { ClockJudge, Doubt } from '../rounds/clockJudge.ts';
import { newestKnown } from './newestKnown.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The allowed difference between a clock and the known moments, either way. */
const JUMP = 2 * DAY;
/** How often a correct clock is noted. */
const NOTED_EVERY = 10 * 60_000;

interface Judging {
  db: Db;
  /** Milliseconds since 1970. */
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** The folder that contains the backups. */
  dataDir: string;
  /** Notifies the operators, in the transaction in which the doubt is noted. */
  tell: (tx: Tx, doubt: Doubt) => Promise<void>;
}

interface Marks {
  trusted_at: Date;
  doubted_at: Date | null;
}

/** Judges the clock of this process by the moments in the database. */
export function createClockJudge({ db, clock, log, dataDir, tell }: Judging): ClockJudge {
  let last: Doubt | null = null;

  const look = () =>
    inTransaction(db, async (tx) => {
      const now = new Date(clock());
      const { marks, database } = await readMarks(tx);
      const known = marks ?? { trusted_at: (await newestKnown(tx, dataDir)) ?? now, doubted_at: null };
      const doubt = judge(now, known, database);
      if (doubt) await noteDoubt(tx, doubt, known);
      else if (isNews(now, marks)) await trust(tx, now);
      // Each process reports it once; of several, the first to note it.
      if (doubt && !last && known.doubted_at === null) await tell(tx, doubt);
      return doubt;
    });

  return {
    async fits() {
      const doubt = await look();
      if (doubt && !last)
        log.error(
          { clock: doubt.now, known: doubt.known, why: doubt.why },
          'the clock contradicts what is known: nothing is deleted, counted, ended or reminded until it is right, or somebody says so (npm run clock)',
        );
      if (!doubt && last) log.warn('the clock is believed again');
      last = doubt;
      return doubt === null;
    },
    doubt: () => last,
  };
}

/** The stored clock data, and the database's current time. */
export async function readMarks(tx: Tx): Promise<{ marks: Marks | null; database: Date }> {
  const [marks = null] = await tx.select().from(clockMarks);
  const { rows } = await tx.execute<{ at: Date | string }>(sql`select clock_timestamp() as at`);
  return { marks, database: new Date(rows[0]?.at ?? Number.NaN) };
}

/** Why a clock can't be believed; null if it can. */
export function judge(now: Date, { trusted_at: known }: Pick<Marks, 'trusted_at'>, database: Date): Doubt | null {
  if (Math.abs(now.getTime() - database.getTime()) > JUMP) return { why: 'database', now, known: database };
  const ahead = now.getTime() - known.getTime();
  if (ahead < -JUMP) return { why: 'behind', now, known };
  return ahead > JUMP ? { why: 'ahead', now, known } : null;
}

const isNews = (now: Date, marks: Marks | null): boolean =>
  marks === null || marks.doubted_at !== null || now.getTime() - marks.trusted_at.getTime() >= NOTED_EVERY;

/** Notes that the clock is right: of two processes the one that is ahead counts. */
async function trust(tx: Tx, now: Date): Promise<void> {
  await tx
    .insert(clockMarks)
    .values({ trusted_at: now })
    .onConflictDoUpdate({
      target: clockMarks.id,
      set: { trusted_at: sql`greatest(${clockMarks.trusted_at}, excluded.trusted_at)`, doubted_at: null },
    });
}

/** Notes since when it is in doubt; a clock that went back since is in doubt from then. */
async function noteDoubt(tx: Tx, { now }: Doubt, { trusted_at, doubted_at }: Marks): Promise<void> {
  if (doubted_at !== null && doubted_at <= now) return;
  await tx
    .insert(clockMarks)
    .values({ trusted_at, doubted_at: now })
    .onConflictDoUpdate({ target: clockMarks.id, set: { doubted_at: now } });
}

/** An operator confirms the clock: later known moments were written by a wrong one. */
export async function believe(tx: Tx, now: Date): Promise<void> {
  await tx
    .insert(clockMarks)
    .values({ trusted_at: now })
    .onConflictDoUpdate({ target: clockMarks.id, set: { trusted_at: now, doubted_at: null } });
}
