import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { demand, type Fault } from '../fault.ts';
import { single } from '../support/call.ts';
import { makeScene } from '../support/scene.ts';
import { moreWritten, reckon, startWriters } from '../support/writers.ts';

/** Passes requests on; for one in three it swallows the answer and closes the connection. */
async function cutting(to: number): Promise<{ port: number; cuts: () => number; close: () => void }> {
  let [seen, cuts] = [0, 0];
  const proxy = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    const cut = (seen += 1) % 3 === 0;
    near.on('error', () => undefined).pipe(far);
    far.on('error', () => undefined);
    near.on('close', () => far.destroy());
    if (!cut) far.pipe(near);
    else
      far.once('data', () => {
        cuts += 1;
        near.destroy();
      });
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return { port: (proxy.address() as AddressInfo).port, cuts: () => cuts, close: () => void proxy.close() };
}

export const F22: Fault = {
  name: 'F22',
  what: 'one answer in three is lost after the work was done; asked again with the same key',
  async run(given) {
    const scene = await makeScene(given);
    const product = await scene.start();
    const proxy = await cutting(product.port);
    given.after(() => proxy.close());
    const writers = startWriters(scene, () => proxy.port, 4, single);
    await moreWritten(writers, given.long ? 1_000 : 200, 120_000);
    await writers.stop();
    const [cuts, lost] = [proxy.cuts(), writers.statuses.get(-1) ?? 0];
    demand(lost > 0, 'no answer was lost');
    await writers.askAgain(product.port);
    product.kill('SIGTERM');
    await product.ended;
    return `${cuts} connections cut, ${lost} answers lost; ${await reckon(scene, writers)}`;
  },
};
