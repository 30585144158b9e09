import path from 'node:path';
import { believe, judge, readMarks } from './clock/judge.ts';
import { newestKnown } from './clock/newestKnown.ts';
import { commandServices } from './clock/commandServices.ts';
import { type Early, findEarly, takeBackEarly } from './clock/takeBack.ts';
import type { Db } from './db/database.ts';
import { hasDatabase } from './db/embedded/dataFolder.ts';
import { refuseOutdated } from './db/migrate.ts';
import { openDatabase } from './openDatabase.ts';
import { readEnv } from './env.ts';
import type { Env } from './env/settings.ts';
import { createLog } from './log.ts';
import { runCommand } from './runCommand.ts';
import { StartupError } from './startupError.ts';

const USAGE =
  'Say npm run clock, or with it: -- --is-right, -- --take-back (tells what would be done), or -- --take-back --do.';

const WHY = {
  ahead: 'The clock is ahead of the newest that is known',
  behind: 'The clock is behind the newest that is known',
  database: 'The clock is not that of the database',
};

/** The verdict on the clock, in a sentence. @throws StartupError where it is in doubt and not confirmed to be right. */
function look(db: Db, { dataDir }: Env, isRight: boolean): Promise<string> {
  return db.transaction(async (tx) => {
    const now = new Date();
    const { marks, database } = await readMarks(tx);
    const known = marks ?? { trusted_at: (await newestKnown(tx, dataDir)) ?? now, doubted_at: null };
    const doubt = judge(now, known, database);
    const seen = `It says ${now.toISOString()}; known is ${(doubt?.known ?? known.trusted_at).toISOString()}.`;
    if (doubt && (doubt.why === 'database' || !isRight))
      throw new StartupError(
        `${WHY[doubt.why]}. ${seen} Nothing is deleted, counted, ended or reminded. Set the clock right${doubt.why === 'database' ? '.' : ', or, where it is, say so: npm run clock -- --is-right'}`,
      );
    if (!isRight) return `The clock is believed. ${seen}`;
    await believe(tx, now);
    return `From now on the clock is believed. ${seen}`;
  });
}

const toldOf = ({ payments, years, orders, claims }: Early): string =>
  [
    ...payments.map(({ contract, date }) => `contract ${contract}: the automatic payment of ${date}`),
    ...years.map(({ family, children }) => `family ${family}: its paid year, with ${children} places`),
    ...orders.map(
      ({ hashid }) =>
        `(stays) order ${hashid} lapsed too early: it can still be paid, or be ordered again; notify its family`,
    ),
    ...claims.map(
      ({ person, kind }) =>
        `person ${person}: the claim about them (${kind}), which took effect too early; they get a week again`,
    ),
  ].join('\n');

async function takeBack(db: Db, env: Env, doIt: boolean): Promise<string> {
  const early = await findEarly(db, Date.now, env.includedChildren);
  const told = toldOf(early);
  if (told === '') return 'There is nothing that can only be the work of a wrong clock.';
  if (!doIt) return `${told}\nNothing was changed. Do it with: npm run clock -- --take-back --do`;
  const { services, close } = await commandServices(db, env);
  try {
    await takeBackEarly(services, early);
  } finally {
    await close();
  }
  return `${told}\nTaken back.`;
}

/** `npm run clock`: is the clock trusted; and where it was wrong, what was done by it (docs/operating.md). */
await runCommand(async (args) => {
  const asked = args.join(' ');
  if (!['', '--is-right', '--take-back', '--take-back --do'].includes(asked)) throw new StartupError(USAGE);
  const env = { ...readEnv(process.env), databaseMigrationUrl: null };
  if (!env.databaseUrl && !hasDatabase(path.join(env.dataDir, 'database')))
    throw new StartupError(`There is no database in ${env.dataDir}.`);
  const database = await openDatabase(env, createLog('warn'), (client) => refuseOutdated(client));
  try {
    const said = await look(database.db, env, asked === '--is-right');
    return asked.startsWith('--take-back') ? await takeBack(database.db, env, asked.endsWith('--do')) : said;
  } finally {
    await database.close();
  }
});
