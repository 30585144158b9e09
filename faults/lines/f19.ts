import { demand, type Fault } from '../fault.ts';
import { call, single } from '../support/call.ts';
import { makeScene, type SceneOptions } from '../support/scene.ts';
import { moreWritten, reckon, startWriters } from '../support/writers.ts';

async function stops(given: Parameters<Fault['run']>[0], engine: NonNullable<SceneOptions['engine']>): Promise<string> {
  const scene = await makeScene(given, { engine });
  const times = given.long ? 10 : 3;
  const took: number[] = [];
  let product = await scene.start();
  // Each on its own connection: on a kept one, a request at the moment of closing is ambiguous.
  const writers = startWriters(scene, () => product.port, 8, single);
  for (let time = 0; time < times; time += 1) {
    await moreWritten(writers, 30);
    const from = performance.now();
    product.kill('SIGTERM');
    const code = await product.ended;
    took.push(performance.now() - from);
    demand(code === 0, `exit code ${code}`);
    product = await scene.start();
  }
  await writers.stop();
  const cut = writers.statuses.get(-1) ?? 0;
  await call(product.port, { path: '/healthz' });
  product.kill('SIGTERM');
  await product.ended;
  const figure = `${engine}: ${times} times, slowest ${Math.round(Math.max(...took))} ms, ${cut} cut, ${await reckon(scene, writers)}`;
  demand(cut === 0 && Math.max(...took) <= 10_000, figure);
  return figure;
}

export const F19: Fault = {
  name: 'F19',
  what: 'SIGTERM while eight people write',
  run: async (given) => `${await stops(given, 'embedded')}; ${await stops(given, 'postgres')}`,
};
