import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { StartupError } from '../../startupError.ts';
import { startThread } from '../../workers.ts';
import { DISK_FAILED, type FromWorker, type ToWorker, type WorkerStart } from './messages.ts';
import { PortStream } from './portStream.ts';

/** The main thread's side of the engine: starts its worker, and starts it again when it hangs or dies. */
export class EngineHost {
  readonly #folder: string;
  readonly #log: FastifyBaseLogger;
  #patience: number | null = null;
  #worker: Promise<Worker> | null = null;
  #alarm: NodeJS.Timeout | null = null;
  #diskFailed = false;
  #closing = false;

  constructor(folder: string, log: FastifyBaseLogger) {
    this.#folder = folder;
    this.#log = log;
  }

  /**
   * From now on a query may take this many milliseconds; after that the engine is restarted (docs/reliability.md F20).
   * Not from the start: a migration takes the time it takes.
   */
  guard(patience: number): void {
    this.#patience = patience;
  }

  /** The engine, opened; the first call starts it. @throws StartupError when it can't be opened. */
  start(): Promise<Worker> {
    if (this.#diskFailed) return Promise.reject(new Error('Connection terminated: the disk refused to write.'));
    this.#worker ??= startWorker({ folder: this.#folder, task: 'serve' }).then(
      (worker) => {
        worker.once('exit', (code) => this.#ended(code));
        return worker;
      },
      (error: unknown) => {
        this.#worker = null;
        throw error;
      },
    );
    return this.#worker;
  }

  /** A stream for the driver. */
  stream(): PortStream {
    return new PortStream(
      () => this.#connect(),
      () => this.#watch(),
      () => this.#relax(),
    );
  }

  async close(): Promise<void> {
    this.#closing = true;
    const worker = await this.#worker?.catch(() => null);
    if (!worker) return;
    const ended = answerOf(worker);
    worker.postMessage({ kind: 'close' } satisfies ToWorker);
    await ended.catch((error: unknown) =>
      this.#log.warn({ err: error }, 'the embedded database did not close cleanly'),
    );
    await worker.terminate();
  }

  async #connect(): Promise<MessagePort> {
    const worker = await this.start();
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ kind: 'connect', port: port2 } satisfies ToWorker, [port2]);
    return port1;
  }

  #watch(): void {
    if (this.#patience === null) return;
    this.#alarm ??= setTimeout(() => {
      this.#log.error('a query took too long; the embedded database is started again');
      void this.#worker?.then((worker) => worker.terminate());
    }, this.#patience).unref();
  }

  #relax(): void {
    if (this.#alarm) clearTimeout(this.#alarm);
    this.#alarm = null;
  }

  #ended(code: number): void {
    this.#relax();
    this.#worker = null;
    this.#diskFailed = code === DISK_FAILED;
    if (this.#diskFailed)
      this.#log.error('the disk refused to write; the embedded database has stopped, and nothing more is accepted');
    else if (!this.#closing) this.#log.warn({ code }, 'the embedded database ended');
  }
}

/** Starts a worker on the folder and waits for its first answer. */
export async function startWorker(start: WorkerStart): Promise<Worker> {
  const worker = startThread('db/embedded/engineWorker.ts', start);
  try {
    await answerOf(worker);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return worker;
}

function answerOf(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (outcome: () => void) => {
      worker.off('message', heard).off('error', failed).off('exit', ended);
      outcome();
    };
    const heard = (message: FromWorker) =>
      settle(
        message.kind === 'done'
          ? resolve
          : () => reject(new StartupError(`The database in the data folder can't be opened: ${message.text}`)),
      );
    const failed = (error: Error) => settle(() => reject(error));
    const ended = (code: number) =>
      settle(() =>
        reject(new StartupError(`The database in the data folder can't be opened: it ended with code ${code}.`)),
      );
    worker.on('message', heard).on('error', failed).on('exit', ended);
  });
}
