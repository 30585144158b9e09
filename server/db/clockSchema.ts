import { sql } from 'drizzle-orm';
import { check, pgTable, smallint } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What is known of the time, in one row: the clock of a process is judged by it (docs/decisions/0031). */
export const clockMarks = pgTable(
  'clock_marks',
  {
    id: smallint().primaryKey().default(1),
    /** The newest moment at which the clock was found right, or an operator said that it is. */
    trusted_at: instant().notNull(),
    /** What the clock said when it was first in doubt; null while it is not. */
    doubted_at: instant(),
  },
  (t) => [check('clock_marks_one', sql`${t.id} = 1`)],
);
