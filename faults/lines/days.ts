import { readdirSync, readFileSync, writeFileSync, existsSync, mkdirSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { demand, type Fault, type Given } from '../fault.ts';
import type { Ask } from '../support/call.ts';
import { inWords, load, memoryOf } from '../support/load.ts';
import { mixed } from '../support/mixed.ts';
import { pace, asTime } from '../support/pace.ts';
import { makeScene, type Product, type SceneOptions, startProduct, scratch } from '../support/scene.ts';

const openFiles = ({ pid }: Product) => (existsSync(`/proc/${pid}/fd`) ? readdirSync(`/proc/${pid}/fd`).length : 0);

export const L5: Fault = {
  name: 'L5',
  what: '90 % reading, 8 % writing, 2 % papers of 50 families, 10 connections, PostgreSQL (bar: nothing but 200)',
  async run(given) {
    const scene = await makeScene(given, { engine: 'postgres', families: 50, contracts: 20 });
    const product = await scene.start();
    const ask = await mixed(scene);
    await load(product, { connections: 10, seconds: 5, ask, pause: 20 });
    const apart = ({ path: to }: Ask) => to.endsWith('/preview');
    const figures = await load(product, { connections: 10, seconds: given.long ? 300 : 45, ask, pause: 20, apart });
    const papers = `papers p99 ${Math.round(figures.p99Apart)} ms`;
    const told = `${inWords(figures)}; ${papers}; ${Math.round(await memoryOf(product))} MB`;
    demand(figures.wrong === '', told);
    return told;
  },
};

/** Megabytes a minute by which it may grow, once it is warm. */
const GROWTH = 1;

async function soak(given: Given, options: SceneOptions): Promise<string> {
  const scene = await makeScene(given, { ...options, families: 50, contracts: 20 });
  const product = await scene.start();
  const ask = await mixed(scene);
  const minutes = given.long ? 30 : 3;
  const course: { memory: number; files: number }[] = [];
  let wrong = '';
  for (let part = 0; part < minutes * 2; part += 1) {
    wrong ||= (await load(product, { connections: 4, seconds: 30, ask, pause: 40 })).wrong;
    course.push({ memory: await memoryOf(product), files: openFiles(product) });
  }
  // The first third warms it up.
  const warm = course.slice(Math.floor(course.length / 3));
  const half = Math.floor(warm.length / 2);
  const mean = (of: typeof warm) => of.reduce((sum, { memory }) => sum + memory, 0) / Math.max(1, of.length);
  const growth = (mean(warm.slice(half)) - mean(warm.slice(0, half))) / (warm.length / 4);
  const files = (warm.at(-1)?.files ?? 0) - (warm.at(0)?.files ?? 0);
  const told = `${options.engine}: ${minutes} minutes, memory ${growth.toFixed(1)} MB a minute at ${Math.round(warm.at(-1)?.memory ?? 0)} MB, open files ${files >= 0 ? '+' : ''}${files}${wrong ? `, wrong: ${wrong}` : ''}`;
  // A garbage collection that just ran or just did not weighs heavily in a short run.
  demand(wrong === '' && growth <= (given.long ? GROWTH : 10) && files <= 5, told);
  return told;
}

export const L10: Fault = {
  name: 'L10',
  what: 'a soak of the mix of L5 at some 100 calls a second (3 minutes, 30 with --long): memory and open files',
  run: (given) => soak(given, { engine: 'embedded' }),
};

export const L9: Fault = {
  name: 'L9',
  what: 'a first and a second start, embedded (bar: 10 s and 3 s to the first 200)',
  async run(given) {
    const settings = { DATA_DIR: path.join(scratch(given), 'data') };
    const first = await startProduct(given, settings);
    first.kill('SIGTERM');
    await first.ended;
    const second = await startProduct(given, settings);
    const times = pace();
    const told = `${(first.took / 1000).toFixed(1)} s and ${asTime(second.took, times)}`;
    demand(first.took / times <= 10_000 && second.took / times <= 3_000, told);
    return told;
  },
};

const LIMIT = 512;
const CGROUP = '/sys/fs/cgroup/memory';

/** Puts a process and its children under a kernel limit; false if that is impossible. */
function bounded(given: Given, pid: number): boolean {
  const group = path.join(CGROUP, `onderling-${pid}`);
  try {
    mkdirSync(group);
    given.after(() => rmdirSync(group));
    writeFileSync(path.join(group, 'memory.limit_in_bytes'), String(LIMIT * 1024 * 1024));
    writeFileSync(path.join(group, 'cgroup.procs'), String(pid));
    return true;
  } catch {
    return false;
  }
}

const peakOf = ({ pid }: Product) =>
  Number(
    /^VmHWM:\s+(\d+)/mu.exec(
      existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '',
    )?.[1] ?? 0,
  ) / 1024;

export const F21: Fault = {
  name: 'F21',
  what: 'the mix of L5 with 512 MB of memory, its backup process with it, embedded',
  async run(given) {
    const scene = await makeScene(given, { families: 50, contracts: 20 });
    const product = await scene.start({}, ['--max-old-space-size=256']);
    const kernel = bounded(given, product.pid);
    const figures = await load(product, {
      connections: 8,
      seconds: given.long ? 300 : 45,
      ask: await mixed(scene),
      pause: 20,
    });
    const peak = peakOf(product);
    const told = `${kernel ? 'a limit of the kernel' : 'no limit of the kernel to be had, only --max-old-space-size'}; ${inWords(figures)}; most in memory ${Math.round(peak)} MB`;
    product.kill('SIGTERM');
    demand((await product.ended) === 0 && figures.wrong === '' && peak <= LIMIT, told);
    return told;
  },
};
