import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { DISK_FAILED, type FromWorker, type ToWorker, type WorkerStart } from './messages.ts';
import { openDurable } from './openDurable.ts';

/** The embedded engine in a thread of its own, so that a long query never holds up the requests. */
const main = parentPort;
if (!main) throw new Error('engineWorker runs as a worker thread only.');
const { folder, task } = workerData as WorkerStart;
const say = (message: FromWorker) => main.postMessage(message);

/** process.exit ends this thread only, at once: the statement that wanted the flush is never answered. */
const diskFailed = (): never => process.exit(DISK_FAILED);

try {
  const engine = await openDurable(folder, diskFailed);
  if (task === 'make') {
    await engine.close();
    say({ kind: 'done' });
  } else {
    serve(engine, main);
    say({ kind: 'done' });
  }
} catch (error) {
  say({ kind: 'failed', text: error instanceof Error ? error.message : String(error) });
}

function serve(engine: PGlite, control: MessagePort): void {
  let current: MessagePort | null = null;
  control.on('message', (message: ToWorker) => {
    if (message.kind === 'connect') {
      current?.close();
      current = message.port;
      connect(engine, message.port);
    } else {
      void engine.close().then(
        () => say({ kind: 'done' }),
        (error: unknown) => say({ kind: 'failed', text: String(error) }),
      );
    }
  });
}

/** There is one session behind every connection: a new one must not find what the last left open. */
function connect(engine: PGlite, port: MessagePort): void {
  let fresh = true;
  let queue = Promise.resolve();
  const answer = async (bytes: Uint8Array) => {
    if (fresh) {
      fresh = false;
      if (engine.isInTransaction()) await engine.exec('rollback');
      await engine.exec('discard all');
    }
    await engine.execProtocolRawStream(bytes, { syncToFs: false, onRawData: (data) => port.postMessage(data.slice()) });
  };
  port.on('message', (bytes: Uint8Array) => {
    queue = queue.then(() => answer(bytes)).catch(() => port.close());
  });
}
