import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { addDays } from '../../domain/dates/isoDate.ts';
import { todayInAmsterdam } from '../../domain/dates/today.ts';
import { backupFolder, newBackupFile } from '../../server/backup/backupFolder.ts';
import type { Db } from '../../server/db/database.ts';
import { users } from '../../server/db/schema.ts';
import { knownAddressMail } from '../../server/mail/knownAddressMail.ts';
import { orRefuse } from '../../server/mail/answers.ts';
import { queueMail } from '../../server/mail/outbox.ts';
import { yearLoanDraft } from '../../server/test/drafts.ts';
import { makeContract } from '../../server/test/factories.ts';
import { makeOrder } from '../../server/test/orders.ts';
import { demand, type Fault, type Given, wait } from '../fault.ts';
import { call } from '../support/call.ts';
import { makeScene, type Product, runBuilt, type Scene, type SceneOptions } from '../support/scene.ts';

const DAY = 86_400_000;
const LATER = path.resolve('e2e/hooks/later.cjs');
/** Nobody listens there: mail waits. */
const NO_MAIL = { SMTP_URL: 'smtp://127.0.0.1:9' };

/** A running paid year, an open order, an automatic loan, pending mail, and eight backups. */
async function belongings(db: Db, dataDir: string): Promise<void> {
  const today = todayInAmsterdam(Date.now());
  const people = await db.select().from(users).orderBy(users.id).limit(2);
  const [parent, child] = people;
  if (!parent || !child) throw new Error('The scene has no family.');
  const { contract } = yearLoanDraft(parent.hashid, child.hashid);
  await makeContract(db, parent, child, {
    type: 'LinearLoanContract',
    total: 1_200_000,
    terms: { ...contract, start_date: today, first_payment_date: addDays(today, 20) } as never,
    signed_date: today,
    automatic_since: today,
    automatic_by: parent.id,
  });
  await db.execute(
    sql`update families set paid_children = 4, paid_until = ${addDays(today, 200)}::date where id = ${parent.family_id}`,
  );
  await makeOrder(db, parent);
  for (const name of ['een', 'twee'])
    await queueMail(
      db,
      knownAddressMail({ email: `${name}@voorbeeld.example`, url: 'http://localhost' }),
      new Date(),
      orRefuse,
    );
  for (let day = 1; day <= 8; day += 1) {
    const at = new Date(Date.now() - day * 1.5 * DAY);
    const file = newBackupFile(dataDir, 'day', at);
    writeFileSync(file, 'one');
    utimesSync(file, at, at);
  }
}

/** The data that a round could age, in one line. */
async function standing(scene: Scene): Promise<string> {
  const told = await scene.inside(async (db) => {
    const { rows } = await db.execute<{ told: string }>(sql`select concat_ws(', ',
      (select count(*) from contract_events) || ' terms recorded',
      (select count(*) from mail_outbox where recipient like '%@voorbeeld.example' and recipient ~ '^(een|twee)@') || ' mails wait',
      (select count(*) from families where paid_children = 4) || ' paid years',
      (select count(*) from orders where status = 'open') || ' open orders',
      (select count(*) from families where reminded_on > current_date + 1) || ' families told ahead') as told`);
    return rows[0]?.told ?? '';
  });
  const backups = readdirSync(backupFolder(scene.folder)).filter((name) => name.startsWith('onderling-day-'));
  return `${told}, ${backups.length >= 8 ? '8 or more' : backups.length} backups`;
}

async function stop(product: Product): Promise<void> {
  product.kill('SIGTERM');
  demand((await product.ended) === 0, `it did not stop: ${product.output().err}`);
}

const readyz = async ({ port }: Product) => (await call(port, { path: '/readyz' })).body;

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://localhost',
  CONTACT_EMAIL: 'hulp@voorbeeld.example',
  CONTACT_PHONE: '+31 20 000 00 00',
};

async function onEngine(given: Given, engine: SceneOptions['engine'] & string): Promise<string> {
  const scene = await makeScene(given, { engine, families: 3, settings: NO_MAIL });
  await scene.inside((db) => belongings(db, scene.folder));
  const run = async (days: number) => {
    const node = days === 0 ? [] : ['--require', LATER];
    const choice = engine === 'embedded' ? { DATABASE: 'embedded' } : {};
    const product = await scene.start({ DAYS_LATER: String(days), ...PRODUCTION, ...choice }, node);
    await wait(given.long ? 15_000 : 8_000);
    const said = await readyz(product);
    const clock = await call(product.figures, { path: '/metrics' });
    await stop(product);
    return {
      said,
      told: product.output().out + product.output().err,
      figure: /clock_doubted (\d)/u.exec(clock.body)?.[1],
    };
  };
  await run(0);
  const before = await standing(scene);
  for (const days of [368, -2_200]) {
    const wrong = await run(days);
    const after = await standing(scene);
    demand(after === before, `${engine}, ${days} days: ${before} -> ${after}`);
    const said = wrong.said.includes('in doubt') && wrong.figure === '1' && wrong.told.includes('npm run clock');
    demand(
      said,
      `${engine}, ${days} days: it was not said: ${wrong.said}, ${wrong.figure}, ${wrong.told.slice(0, 300)}`,
    );
  }
  const right = await run(0);
  demand(!right.said.includes('in doubt'), `${engine}: in doubt with the true clock: ${right.said}`);
  demand((await standing(scene)) === before, `${engine}: the true clock after it: ${await standing(scene)}`);
  const found = await runBuilt('clock.mjs', { ...scene.settings });
  demand(found.code === 0 && /believed/u.test(found.out), `${engine}: ${found.out}${found.err}`);
  await scene.inside(tookEffectAhead);
  const told = await runBuilt('clock.mjs', scene.settings, ['--take-back', '--do']);
  demand(told.code === 0 && /\(block\)/u.test(told.out), `${engine}: ${told.out}${told.err}`);
  const again = await runBuilt('clock.mjs', scene.settings, ['--take-back']);
  demand(/There is nothing/u.test(again.out), `${engine}: taken back once, and found again: ${again.out}`);
  const back = await scene.inside(async (db) => {
    const { rows } = await db.execute<{ told: string }>(sql`select concat_ws(' ',
      (select count(*) from users where blocked), (select count(*) from claims where outcome is null)) as told`);
    return rows[0]?.told ?? '';
  });
  demand(back === '0 1', `${engine}: a block of a year ahead stands: ${back}`);
  return `${engine}: ${before}, the same after each; a block of a year ahead taken back by the command, once`;
}

/** A block that an older version, which checked no clock, put into effect a year ahead. */
async function tookEffectAhead(db: Db): Promise<void> {
  await db.execute(sql`with one as (select id, family_id from users where relation_type is not null order by id limit 1),
    shut as (update users u set blocked = true, login = true, sub = coalesce(u.sub, 'shut-out') from one where u.id = one.id)
    insert into claims (family_id, hashid, user_id, kind, recorded_by, recorded_at, takes_effect_at, ended_at, outcome)
    select one.family_id, 'blok-van-later', one.id, 'block',
      (select min(id) from users u where u.family_id = one.family_id), now(), now() + interval '7 days', now() + interval '1 year', 'took_effect' from one`);
}

export const F24: Fault = {
  name: 'F24',
  what: 'one start with the clock a year ahead and one six years back, then the true clock, on both engines',
  run: async (given) => [await onEngine(given, 'embedded'), await onEngine(given, 'postgres')].join('; '),
};
