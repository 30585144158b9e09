import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startBuilt } from '../../server/test/serverProcess.ts';
import { demand, type Fault, until, wait } from '../fault.ts';
import { call } from '../support/call.ts';
import { makeDisk } from '../support/disk.ts';
import { pace } from '../support/pace.ts';
import { makeScene } from '../support/scene.ts';
import { moreWritten, reckon, startWriters } from '../support/writers.ts';

/** A scene whose embedded database has its own disk of a given size in MB. */
async function sceneOnDisk(given: Parameters<Fault['run']>[0], megabytes: number) {
  const disk = makeDisk(given, megabytes);
  return { disk, scene: await makeScene(given, { folder: path.join(disk.folder, 'data') }) };
}

export const F2: Fault = {
  name: 'F2',
  what: 'power cut while four people write: ext4 on a loop device, its shutdown without a flush of the journal',
  async run(given) {
    const { disk, scene } = await sceneOnDisk(given, 512);
    const cuts = given.long ? 20 : 6;
    let product = await scene.start();
    let slowest = product.took / pace();
    const writers = startWriters(scene, () => product.port);
    for (let cut = 0; cut < cuts; cut += 1) {
      await moreWritten(writers, 10 + Math.floor(Math.random() * 40));
      disk.shutDown();
      product.kill('SIGKILL');
      await product.ended;
      disk.comeBack();
      product = await scene.start();
      slowest = Math.max(slowest, product.took / pace());
    }
    await writers.stop();
    await writers.askAgain(product.port);
    product.kill('SIGTERM');
    await product.ended;
    const figure = `${cuts} cuts: ${await reckon(scene, writers)}; slowest start ${(slowest / 1000).toFixed(1)} s on a machine alone`;
    demand(slowest <= 10_000, figure);
    return figure;
  },
};

export const F9: Fault = {
  name: 'F9',
  what: 'the disk of an embedded database fills while four people write, and has room again',
  async run(given) {
    const { disk, scene } = await sceneOnDisk(given, 256);
    const [person] = scene.people;
    demand(person !== undefined, 'nobody');
    if (!person) return '';
    const product = await scene.start();
    const writers = startWriters(scene, () => product.port);
    await moreWritten(writers, 50);
    const ballast = path.join(disk.folder, 'ballast');
    const fill = (leave: number) => {
      const { bavail, bsize } = statfsSync(disk.folder);
      try {
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leave)), { flag: 'a' });
      } catch {
        // The server filled it first.
      }
    };
    fill(8 << 20);
    const ready = () => call(product.port, { path: '/readyz' });
    await until(async () => (await ready()).status === 503, 10_000, '/readyz says no');
    // Now to the last byte: PostgreSQL first uses up its preallocated log, so it takes a while to be refused.
    const refused = () => [...writers.statuses].some(([status, times]) => status >= 500 && times > 5);
    const before = writers.confirmed();
    for (let round = 0; round < 300 && !refused(); round += 1) {
      fill(0);
      await wait(100);
    }
    const meanwhile = writers.confirmed() - before;
    const read = await call(product.port, { path: '/api/v1/contracts', headers: await scene.as(person) });
    const statuses = [...writers.statuses].map(([status, times]) => `${status} ${times}x`).join(', ');
    demand(read.status === 200, `reading: ${read.status}; writing: ${statuses}`);
    product.kill('SIGKILL');
    await product.ended;
    const again = startBuilt('main.mjs', { ...scene.settings, PORT: '0', HOST: '127.0.0.1' });
    const code = await Promise.race([again.ended, wait(20_000).then(() => 'it started')]);
    again.kill('SIGKILL');
    await again.ended;
    const sentence = again.output().err.trim().split('\n').at(0) ?? '';
    demand(code === 1 && /disk/iu.test(sentence), `started again on the full disk: ${code} ${sentence}`);
    rmSync(ballast);
    const freed = await scene.start();
    await writers.stop();
    await writers.askAgain(freed.port);
    freed.kill('SIGTERM');
    await freed.ended;
    return `writing ${statuses} (${meanwhile} more fitted), reading 200; the next start: "${sentence}"; ${await reckon(scene, writers)}`;
  },
};
