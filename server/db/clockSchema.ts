import { sql } from 'drizzle-orm';
import { check, pgTable, smallint } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Known facts about the time, in one row: the clock of a process is judged by it (docs/decisions/0031). */
export const clockMarks = pgTable(
  'clock_marks',
  {
    id: smallint().primaryKey().default(1),
    /** The newest moment at which the clock was found right, or an operator confirmed it. */
    trusted_at: instant().notNull(),
    /** The clock's time when it was first in doubt; null while it is not. */
    doubted_at: instant(),
  },
  (t) => [check('clock_marks_one', sql`${t.id} = 1`)],
);
