/**
 * The cost of the server, in CPU of its own process: the list of twenty contracts on PostgreSQL next to a bare route
 * that lets the database write the JSON (goal 2.0 times), the list of 10,000 (goal 50 ms), and 42 agreements requested
 * at once, none of which may be a 500. Run, with PostgreSQL installed: npx tsx bench/server.ts
 */
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { buildApp } from '../server/app.ts';
import type { Database } from '../server/db/database.ts';
import { yearLoanDraft } from '../server/test/drafts.ts';
import { makeFamily, makeUser, signedIn } from '../server/test/factories.ts';
import { freshPostgres, stopPostgres } from '../server/test/postgresDatabases.ts';
import { stopWorkers, testServices } from '../server/test/testServices.ts';
import { manyContracts } from './manyContracts.ts';
import { turnsOf } from './turns.ts';
import { median } from './median.ts';

const NOW = Date.UTC(2026, 5, 15, 12);
const FEW = 20;
const MANY = 10_000;
/** Fewer in total than a person may make in a minute. */
const CALLS = 40;
const AT_ONCE = 42;
const EACH = 3;
const ROUNDS = 5;

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Milliseconds of CPU of this process, per run of the work. */
async function cpuOf(times: number, work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let done = 0; done < times; done += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / times;
}

/** The same rows as one query that produces the text itself; without authentication. */
function bareRoute({ db }: Database, family: number) {
  const bare = Fastify();
  const list = sql`select coalesce(json_agg(row order by signed_date desc nulls last, id), '[]')::text as list from (
    select c.id, c.signed_date, c.hashid, c.type, c.total, c.terms as contract, c.version, (
      select json_object_agg(side, people) from (
        select p.side, json_agg(json_build_object('hashid', u.hashid, 'firstname', u.firstname, 'infix', u.infix,
          'lastname', u.lastname) order by p.position) as people
        from contract_parties p join users u on u.id = p.user_id where p.contract_id = c.id group by p.side
      ) sides) as parties
    from contracts c where c.family_id = ${family} and c.removed_at is null and c.archived_at is null) row`;
  bare.get('/contracts', async (_request, reply) => {
    const { rows } = (await db.execute(list)) as unknown as { rows: { list: string }[] };
    return reply.type('application/json; charset=utf-8').send(rows[0]?.list);
  });
  return bare;
}

async function measure(count: number) {
  const database = await freshPostgres();
  const { services, remove } = testServices(database, { clock: () => NOW });
  const app = await buildApp(services, { appFolder: null });
  const family = await makeFamily(database.db);
  const children = [
    await makeUser(database.db, family.id),
    await makeUser(database.db, family.id, { firstname: 'Bram' }),
  ];
  await manyContracts(database.db, family, children, count);
  await database.db.execute('analyze');
  const headers = await signedIn(family.parent);
  const bare = bareRoute(database, family.id);
  const close = async () => {
    await bare.close();
    await app.close();
    await database.close();
    remove();
  };
  // Only a successful answer counts: a refusal is quick.
  const ask = async (known: Record<string, string> = {}) => {
    const answer = await app.inject({ method: 'GET', url: '/api/v1/contracts', headers: { ...headers, ...known } });
    if (answer.statusCode !== ('if-none-match' in known ? 304 : 200)) throw new Error(answer.body.slice(0, 300));
    return answer;
  };
  const first = await ask();
  if (first.json<unknown[]>().length !== count) throw new Error('The list is not whole.');
  /** Somebody changes something: the next list is rebuilt. */
  const change = () => database.db.execute(sql`update users set updated_at = now() where id = ${family.parent.id}`);
  return { app, bare, database, ask, change, etag: String(first.headers.etag), close, first };
}

async function few(): Promise<void> {
  const { app, bare, database, ask, change, close } = await measure(FEW);
  const askBare = () => bare.inject({ method: 'GET', url: '/contracts' });
  const ratios: number[] = [];
  const own: number[] = [];
  await cpuOf(CALLS, () => ask());
  await cpuOf(CALLS, askBare);
  for (let round = 0; round < ROUNDS; round += 1) {
    const [ours, least] = [await cpuOf(CALLS, () => ask()), await cpuOf(CALLS, askBare)];
    own.push(ours);
    ratios.push(ours / least);
  }
  const afterChange = (await cpuOf(CALLS, () => change().then(() => ask()))) - (await cpuOf(CALLS, change));
  print(
    `GET /contracts (${FEW}): ${median(own).toFixed(2)} ms, ${median(ratios).toFixed(1)} × the bare route (goal 2.0); ${afterChange.toFixed(1)} ms after a change`,
  );

  // As many as one person may have under way, by enough people; each a different draft, or it would be made once.
  const people = await Promise.all(
    Array.from({ length: AT_ONCE / EACH }, async () => {
      const one = await makeFamily(database.db);
      const child = await makeUser(database.db, one.id);
      return { headers: await signedIn(one.parent), draft: yearLoanDraft(one.parent.hashid, child.hashid) };
    }),
  );
  const papers = () =>
    people.flatMap(({ headers: who, draft }, person) =>
      Array.from({ length: EACH }, (_, nth) => {
        const payload = { ...draft, total: draft.total + 100 * (EACH * person + nth) };
        return app.inject({ method: 'POST', url: '/api/v1/contract/preview', headers: who, payload });
      }),
    );
  await Promise.all(papers().slice(0, EACH));
  const [from, before] = [performance.now(), process.cpuUsage()];
  const statuses = (await Promise.all(papers())).map(({ statusCode }) => statusCode);
  const seconds = (performance.now() - from) / 1_000;
  const { user, system } = process.cpuUsage(before);
  const counts = [...new Set(statuses)].map((one) => `${statuses.filter((status) => status === one).length} × ${one}`);
  print(
    `${AT_ONCE} agreements at once: ${counts.join(', ')}; ${(AT_ONCE / seconds).toFixed(1)} a second by the clock (goal 20), ${((user + system) / 1_000 / AT_ONCE).toFixed(0)} ms of CPU each`,
  );
  await close();
}

async function many(): Promise<void> {
  const { ask, change, etag, first, close } = await measure(MANY);
  await change();
  const afterChange = await cpuOf(1, () => ask());
  const whole = await cpuOf(ROUNDS, () => ask());
  const unchanged = await cpuOf(ROUNDS, () => ask({ 'if-none-match': etag }));
  await change();
  const { cpu } = await turnsOf(() => ask());
  print(
    `GET /contracts (${MANY}): ${afterChange.toFixed(0)} ms after a change, then ${whole.toFixed(0)} ms, ${unchanged.toFixed(0)} ms when it is unchanged (goal 50), ${(first.body.length / 1e6).toFixed(1)} MB; longest stretch ${cpu?.toFixed(0) ?? '?'} ms`,
  );
  await close();
}

try {
  await few();
  await many();
} finally {
  await stopWorkers();
  await stopPostgres();
}
