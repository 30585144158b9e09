import { sql } from 'drizzle-orm';
import pg from 'pg';
import { lineTo } from '../../server/test/postgresLine.ts';
import { demand, type Fault, type Given, until, wait } from '../fault.ts';
import { call } from '../support/call.ts';
import { noticed } from '../support/gaps.ts';
import { makeScene, type Scene } from '../support/scene.ts';
import { moreWritten, reckon, startWriters, type Writers } from '../support/writers.ts';

/** Milliseconds within which everything must be answered again. */
const BAR = 5_000;

const readyz = async (port: number) => (await call(port, { path: '/readyz' })).status;

/** Breaks the database of a product under writes, a number of times. */
async function breaking(
  given: Given,
  times: number,
  how: (scene: Scene, time: number) => Promise<void>,
): Promise<string> {
  const scene = await makeScene(given, { engine: 'postgres' });
  const product = await scene.start();
  const writers = startWriters(scene, () => product.port);
  const figures: string[] = [];
  for (let time = 0; time < times; time += 1) {
    await moreWritten(writers, 20);
    const from = performance.now();
    await how(scene, time);
    await moreWritten(writers, 20);
    await wait(1_000);
    figures.push(noticed(writers, from, BAR));
  }
  await writers.stop();
  await writers.askAgain(product.port);
  demand((await readyz(product.port)) === 200, 'not ready afterwards');
  product.kill('SIGTERM');
  demand((await product.ended) === 0, `the process ended: ${product.output().err.slice(-300)}`);
  return `${await reckon(scene, writers)}; ${figures.join('; ')}`;
}

export const F6: Fault = {
  name: 'F6',
  what: 'PostgreSQL is restarted (-m fast) while four people write',
  run: (given) => breaking(given, given.long ? 5 : 2, async ({ cluster }) => cluster?.restart('SIGINT')),
};

export const F7: Fault = {
  name: 'F7',
  what: 'all backends ended, then the postmaster killed with -9, under writes',
  run: (given) =>
    breaking(given, given.long ? 10 : 4, async ({ cluster, inside }, time) => {
      if (time % 2 === 1) return cluster?.restart('SIGKILL');
      await inside((db) =>
        db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()`),
      );
    }),
};

/** The slowest answer between two moments, and how many were no 200. */
async function slow(port: number, scene: Scene, writers: Writers, bar: number): Promise<string> {
  const [person] = scene.people;
  if (!person) return '';
  const headers = await scene.as(person);
  const asked = await Promise.all(
    Array.from({ length: 4 }, () => call(port, { path: '/api/v1/contracts', headers, patience: 20_000 })),
  );
  const slowest = Math.max(...asked.map(({ milliseconds }) => milliseconds));
  const alive = (await call(port, { path: '/healthz' })).status;
  const figure = `given up after ${Math.round(slowest)} ms with ${asked[0]?.status}, alive ${alive}`;
  demand(asked.every(({ status }) => status === 503) && slowest <= bar && alive === 200, figure);
  demand([...writers.statuses.keys()].every((status) => [200, 503, 429].includes(status)), `${figure}; other answers`);
  return figure;
}

export const F8: Fault = {
  name: 'F8',
  what: 'the table of contracts locked for 30 s under writes; then the wire to PostgreSQL goes silent',
  async run(given) {
    const scene = await makeScene(given, { engine: 'postgres' });
    const { cluster } = scene;
    if (!cluster) return '';
    return scene.inside(async (db) => {
      const line = await lineTo(db);
      given.after(() => line.close());
      const product = await scene.start({ DATABASE_URL: line.url });
      const writers = startWriters(scene, () => product.port, 24);
      given.after(() => writers.stop());
      await moreWritten(writers, 20);
      const holder = new pg.Client({ connectionString: cluster.url('postgres') });
      await holder.connect();
      given.after(() => holder.end());
      await holder.query('begin; lock table contracts in access exclusive mode');
      const from = performance.now();
      const locked = await slow(product.port, scene, writers, 8_000);
      const saidNo = await until(async () => (await readyz(product.port)) === 503, 10_000, '/readyz says no');
      await wait(Math.max(0, 30_000 - (performance.now() - from)));
      await holder.query('commit');
      const back = await until(async () => (await readyz(product.port)) === 200, BAR, 'ready again');
      await moreWritten(writers, 20);
      line.silence();
      const silent = performance.now();
      await moreWritten(writers, 20);
      const silence = performance.now() - silent;
      demand(silence <= 15_000, `after a silent wire ${Math.round(silence)} ms`);
      await writers.stop();
      await writers.askAgain(product.port);
      return `locked: ${locked}, not ready after ${Math.round(saidNo)} ms, ready ${Math.round(back)} ms after it; silent wire: written again after ${Math.round(silence)} ms; ${await reckon(scene, writers)}`;
    });
  },
};
