import assert from 'node:assert/strict';
import { closeSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { copyTemplate } from '../../test/embeddedDatabases.ts';
import { DurableFs } from './durableFs.ts';
import { openDurable } from './openDurable.ts';

const never = (error: unknown): never => {
  throw error;
};

describe('the embedded database on the disk (P1)', () => {
  let folder = '';
  before(async () => {
    folder = await copyTemplate();
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('every commit is flushed before it is confirmed, and a query flushes nothing', async () => {
    const engine = await openDurable(path.join(folder, 'database'), never);
    const { counts } = engine.fs as DurableFs;
    await engine.exec('create table probe (id int)');
    for (let row = 0; row < 5; row++) {
      const before = counts.file;
      await engine.query('insert into probe values ($1)', [row]);
      assert.ok(counts.file > before);
    }
    const before = counts.file;
    await engine.query('select * from probe');
    assert.equal(counts.file, before);
    await engine.exec('checkpoint');
    assert.ok(counts.folder > 0 || counts.file > before);
    await engine.close();
  });

  it('without flushing it fails closed: it is not opened', async () => {
    const unsafe = openDurable(path.join(folder, 'database'), never, PGlite.defaultStartParams);
    await assert.rejects(unsafe, /does not write to disk what it confirms/);
  });

  it('a disk that refuses to flush stops the engine instead of being ignored', async () => {
    const refused: unknown[] = [];
    const stop = (error: unknown): never => {
      refused.push(error);
      throw new Error('stopped');
    };
    const fs = new DurableFs(folder, stop);
    const options = await fs.init(Object.create(PGlite.prototype) as PGlite, {});
    const module = {
      NODEFS: {
        stream_ops: {} as { fsync: (stream: object) => number },
        realPath: () => path.join(folder, 'is-not-there'),
      },
    };
    options.emscriptenOpts.preRun?.at(-1)?.(module as never);

    const descriptor = openSync(path.join(folder, 'probe'), 'w');
    assert.equal(module.NODEFS.stream_ops.fsync({ nfd: descriptor }), 0);
    closeSync(descriptor);
    assert.throws(() => module.NODEFS.stream_ops.fsync({ nfd: descriptor }), /stopped/);
    assert.throws(() => module.NODEFS.stream_ops.fsync({ nfd: null, node: {} }), /stopped/);
    assert.equal(refused.length, 2);
    assert.deepEqual(fs.counts, { file: 1, folder: 0 });
  });
});
