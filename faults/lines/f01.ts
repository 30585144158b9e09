import { demand, type Fault } from '../fault.ts';
import { pace } from '../support/pace.ts';
import { makeScene } from '../support/scene.ts';
import { moreWritten, reckon, startWriters } from '../support/writers.ts';

const START = 10_000;

/** Killed while it writes. */
export const F1: Fault = {
  name: 'F1',
  what: 'kill -9 while four people write, asked again with the same key',
  async run(given) {
    const kills = given.long ? 50 : 10;
    const scene = await makeScene(given);
    let product = await scene.start();
    let slowest = product.took / pace();
    const writers = startWriters(scene, () => product.port);
    for (let kill = 0; kill < kills; kill += 1) {
      await moreWritten(writers, 1 + Math.floor(Math.random() * 20));
      product.kill('SIGKILL');
      await product.ended;
      product = await scene.start();
      slowest = Math.max(slowest, product.took / pace());
    }
    await writers.stop();
    await writers.askAgain(product.port);
    product.kill('SIGTERM');
    demand((await product.ended) === 0, 'the last one did not stop');
    const figure = `${kills} kills: ${await reckon(scene, writers)}; slowest start ${(slowest / 1000).toFixed(1)} s on a machine alone`;
    demand(slowest <= START, figure);
    return figure;
  },
};
