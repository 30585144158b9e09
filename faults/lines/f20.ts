import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { demand, type Fault, wait } from '../fault.ts';
import { type Answer, call } from '../support/call.ts';
import { makeScene, type Product, scratch } from '../support/scene.ts';
import { previewOf } from '../support/preview.ts';
import { isPdf } from './papers.ts';

const HOOK = fileURLToPath(new URL('../hooks/threads.cjs', import.meta.url));
/** Piscina's own first file, and that of the engine. */
const THREADS = { papers: 'worker.js', database: 'engineWorker.mjs' };

/** The results of consecutive calls while a thread broke, and how soon it recovered. */
interface Course {
  failed: number[];
  wellAfter: number;
}

async function asking(
  { port }: Product,
  file: string,
  order: string,
  ask: () => Promise<Answer>,
  good: (answer: Answer) => boolean,
): Promise<Course> {
  const failed: number[] = [];
  demand(good(await ask()), 'not well before');
  writeFileSync(file, order);
  const from = performance.now();
  let wellAfter = 0;
  // Recovered means: the order was accepted, and then three good answers in a row. A thread that waits for work hears nothing.
  for (let row = 0; row < 3;) {
    const taken = !existsSync(file);
    const answer = await ask();
    if (good(answer)) row = taken ? row + 1 : 0;
    else {
      row = 0;
      failed.push(answer.status);
      wellAfter = performance.now() - from;
    }
    demand(performance.now() - from < 90_000, `"${order}": after a minute ${taken ? failed.at(-1) : 'not taken'}`);
  }
  demand((await call(port, { path: '/healthz' })).status === 200, 'the process is gone');
  return { failed, wellAfter };
}

export const F20: Fault = {
  name: 'F20',
  what: 'a thread that makes papers, and the one of the embedded engine, crashes or hangs',
  async run(given) {
    const file = path.join(scratch(given), 'order');
    const scene = await makeScene(given, { families: 2 });
    const [person] = scene.people;
    if (!person) return '';
    const product = await scene.start({ FAULT_FILE: file }, ['--require', HOOK]);
    const paper = async () => call(product.port, { ...(await previewOf(scene, person)), patience: 60_000 });
    const list = async () => call(product.port, { path: '/api/v1/contracts', headers: await scene.as(person) });
    const told: string[] = [];
    for (const [what, ask, good] of [
      ['papers', paper, isPdf],
      ['database', list, ({ status }: Answer) => status === 200],
    ] as const)
      for (const how of ['crash', 'hang']) {
        const { failed, wellAfter } = await asking(product, file, `${THREADS[what]} ${how}`, ask, good);
        told.push(
          `${what} ${how}: ${failed.length} failed (${[...new Set(failed)].join(', ') || 'none'}), well after ${Math.round(wellAfter)} ms`,
        );
        given.say(told.at(-1) ?? '');
        // Only one was given to the broken thread, and those queued behind it.
        demand(wellAfter <= 35_000 && failed.every((status) => status >= 500), told.join('; '));
        await wait(500);
      }
    product.kill('SIGTERM');
    demand((await product.ended) === 0, `${told.join('; ')}; it did not stop`);
    return told.join('; ');
  },
};
