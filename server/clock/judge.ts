import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, Tx } from '../db/database.ts';
import { clockMarks } from '../db/clockSchema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { ClockJudge, Doubt } from '../rounds/clockJudge.ts';
import { newestKnown } from './newestKnown.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How far a clock may be from what is known, either way. */
const JUMP = 2 * DAY;
/** How often a clock that fits is noted. */
const NOTED_EVERY = 10 * 60_000;

interface Judging {
  db: Db;
  /** Milliseconds since 1970. */
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Holds the folder with the backups. */
  dataDir: string;
  /** Tells the operators, in the transaction in which the doubt is noted. */
  tell: (tx: Tx, doubt: Doubt) => Promise<void>;
}

interface Marks {
  trusted_at: Date;
  doubted_at: Date | null;
}

/** Judges the clock of this process by what the database knows. */
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
      // Each process tells it once, and of several the first to note it.
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

/** What is stored of the clock, and what the database says it is now. */
export async function readMarks(tx: Tx): Promise<{ marks: Marks | null; database: Date }> {
  const [marks = null] = await tx.select().from(clockMarks);
  const { rows } = await tx.execute<{ at: Date | string }>(sql`select clock_timestamp() as at`);
  return { marks, database: new Date(rows[0]?.at ?? Number.NaN) };
}

/** Why a clock can't be believed; null where it can. */
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

/** Notes since when it is in doubt; one that went back since is in doubt from then. */
async function noteDoubt(tx: Tx, { now }: Doubt, { trusted_at, doubted_at }: Marks): Promise<void> {
  if (doubted_at !== null && doubted_at <= now) return;
  await tx
    .insert(clockMarks)
    .values({ trusted_at, doubted_at: now })
    .onConflictDoUpdate({ target: clockMarks.id, set: { doubted_at: now } });
}

/** An operator says that the clock is right: whatever is known that is later was written by one that was not. */
export async function believe(tx: Tx, now: Date): Promise<void> {
  await tx
    .insert(clockMarks)
    .values({ trusted_at: now })
    .onConflictDoUpdate({ target: clockMarks.id, set: { trusted_at: now, doubted_at: null } });
}
