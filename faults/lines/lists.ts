import { demand, type Fault, type Given } from '../fault.ts';
import type { Ask } from '../support/call.ts';
import { inWords, load, type LoadFigures, memoryOf } from '../support/load.ts';
import { pace, asTime } from '../support/pace.ts';
import { makeScene, type Product, type Scene } from '../support/scene.ts';
import { reckon, startWriters } from '../support/writers.ts';

/** Everybody requests their contracts in turn. */
async function lists(scene: Scene): Promise<(k: number) => Ask> {
  const headers = await Promise.all(scene.people.map((person) => scene.as(person)));
  return (k) => ({ path: '/api/v1/contracts', headers: headers[k % headers.length] ?? {} });
}

const healthz = (product: Product) => load(product, { connections: 10, seconds: 3, ask: () => ({ path: '/healthz' }) });

async function measured(
  given: Given,
  { families, contracts, connections }: { families: number; contracts: number; connections: number },
): Promise<{ figures: LoadFigures; unit: LoadFigures; product: Product; scene: Scene }> {
  const scene = await makeScene(given, { engine: 'postgres', families, contracts });
  const product = await scene.start();
  const ask = await lists(scene);
  await load(product, { connections, seconds: 4, ask });
  const unit = await healthz(product);
  const figures = await load(product, { connections, seconds: given.long ? 20 : 10, ask });
  return { figures, unit, product, scene };
}

/** Milliseconds of CPU: the budget of one request at 600 a second on two cores, with a reserve of 2. */
const LIST_OF_20 = 2 * (2_000 / 600);

export const L1: Fault = {
  name: 'L1',
  what: `GET /contracts, 20 rows, 10 connections, PostgreSQL (bar: no error, ${LIST_OF_20.toFixed(1)} ms of CPU)`,
  async run(given) {
    const { figures, unit } = await measured(given, { families: 60, contracts: 20, connections: 10 });
    const told = inWords(figures, unit);
    demand(figures.wrong === '' && figures.cpu <= LIST_OF_20, told);
    return told;
  },
};

export const L2: Fault = {
  name: 'L2',
  what: 'GET /contracts, 1,000 rows, 10 connections, PostgreSQL (bar: no error, 8 ms of CPU)',
  async run(given) {
    const { figures, unit } = await measured(given, { families: 20, contracts: 1_000, connections: 10 });
    const told = inWords(figures, unit);
    demand(figures.wrong === '' && figures.cpu <= 8, told);
    return told;
  },
};

export const L3: Fault = {
  name: 'L3',
  what: 'GET /contracts, 10,000 rows, 4 connections, PostgreSQL (bar: no error, event loop late p99 100 ms, 500 MB)',
  async run(given) {
    const { figures, product } = await measured(given, { families: 3, contracts: 10_000, connections: 4 });
    const [{ late }, memory, times] = [figures, await memoryOf(product), pace()];
    const told = `${inWords(figures)}; event loop late ${asTime(late, times)} (p99), ${Math.round(memory)} MB`;
    demand(figures.wrong === '' && late / times <= 100 && memory < 500, told);
    return told;
  },
};

/** 200 a second on two cores, with the reserve of 2. */
const WRITING = 2 * (2_000 / 200);

export const L4: Fault = {
  name: 'L4',
  what: `POST /contract, 10 connections, embedded and flushed to the disk (bar: nothing lost, ${WRITING} ms of CPU)`,
  async run(given) {
    const scene = await makeScene(given, { families: 60 });
    const product = await scene.start();
    const unit = await healthz(product);
    const writers = startWriters(scene, () => product.port, 10);
    const seconds = given.long ? 20 : 10;
    const figures = await load(product, {
      connections: 1,
      seconds,
      pause: 1_000,
      ask: () => ({ path: '/healthz' }),
    });
    await writers.stop();
    const cpu = (figures.cpu * figures.answers) / writers.confirmed();
    product.kill('SIGTERM');
    await product.ended;
    const told = `${Math.round(writers.confirmed() / seconds)}/s, ${cpu.toFixed(1)} ms of CPU each (${(cpu / unit.cpu).toFixed(0)} times /healthz); ${await reckon(scene, writers)}`;
    demand(cpu <= WRITING, told);
    return told;
  },
};
