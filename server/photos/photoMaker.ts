import { type ChildProcess, fork } from 'node:child_process';
import { type RequesterId, createFairQueue, type FairQueueLoad } from '../fairQueue.ts';
import { workerScript } from '../workers.ts';
import { InvalidPhoto } from './invalidPhoto.ts';
import { moves, photoFormat } from './photoFormat.ts';
import type { PhotoAnswer, PhotoJob } from './photoJob.ts';

/** Makes photos safe to keep, outside the server's own process. */
export interface PhotoMaker {
  /** The photo as a JPEG of at most 800 pixels without metadata. Throws InvalidPhoto (S-68 to S-74), QueueFull. */
  normalise(bytes: Buffer, asker: RequesterId): Promise<Buffer>;
  /** A photo of a page as a JPEG of at most 2000 pixels without metadata. Throws as `normalise` does. */
  page(bytes: Buffer, asker: RequesterId): Promise<Buffer>;
  /**
   * The pages of a PDF, each drawn as a JPEG of 2000 pixels: nothing of the file itself survives (S-161). Throws as
   * `normalise` does, also for a password and for too many pages.
   */
  pdfPages(bytes: Buffer, asker: RequesterId): Promise<Buffer[]>;
}

/** A photo is rare and at most 4 MB; the library uses threads of its own. */
const LIMITS = { atOnce: 1, waiting: 16, perPerson: 2 };
const IDLE_MS = 60_000;
/** How long the process may take to start. */
const START_MS = 30_000;

interface PhotoMakerOptions {
  /** Per photo, from the start of its turn; in milliseconds. A PDF gets three times as long. */
  timeoutMs?: number;
}

/**
 * One process next to the server, alive while photos are made. Not a thread: in a terminated thread the library's
 * native code runs to its end, but a killed process is gone (docs/decisions/0027). It gets none of our settings, so a
 * hostile picture finds no secret there.
 */
export function createPhotoMaker({ timeoutMs = 10_000 }: PhotoMakerOptions = {}): PhotoMaker & {
  close(): Promise<void>;
  load: () => FairQueueLoad;
} {
  const line = createFairQueue(LIMITS);
  let running: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  const stop = () => {
    running?.kill('SIGKILL');
    running = null;
  };

  async function start(): Promise<ChildProcess> {
    const { filename, execArgv } = workerScript('photos/photoWorker.ts');
    const started = fork(filename, [], {
      execArgv,
      env: { VIPS_WARNING: '0' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // A process that ends between two photos is restarted at the next.
    started.on('error', () => undefined);
    running = started;
    const timer = setTimeout(stop, START_MS);
    await answerOf(started).finally(() => clearTimeout(timer));
    return started;
  }

  async function make(job: PhotoJob): Promise<Buffer[]> {
    clearTimeout(idle);
    const worker = running?.connected ? running : await start();
    let isLate = false;
    const timer = setTimeout(
      () => {
        isLate = true;
        stop();
      },
      timeoutMs * (job.kind === 'pdf' ? 3 : 1),
    );
    try {
      worker.send(job);
      const answer = (await answerOf(worker)) as PhotoAnswer;
      if ('fault' in answer) throw new InvalidPhoto(answer.fault);
      return answer.pages.map((jpeg) => Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength));
    } catch (error) {
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- the timer sets it while the answer is waited for
      throw isLate ? new InvalidPhoto('slow') : error;
    } finally {
      clearTimeout(timer);
      idle = setTimeout(stop, IDLE_MS).unref();
    }
  }

  async function picture(kind: 'photo' | 'page', bytes: Buffer, asker: RequesterId): Promise<Buffer> {
    if (photoFormat(bytes) === null) throw new InvalidPhoto('unreadable');
    if (moves(bytes)) throw new InvalidPhoto('moving');
    const [made] = await line(asker, () => make({ kind, bytes }));
    if (made === undefined) throw new InvalidPhoto('unreadable');
    return made;
  }

  return {
    normalise: (bytes, asker) => picture('photo', bytes, asker),
    page: (bytes, asker) => picture('page', bytes, asker),
    pdfPages: (bytes, asker) => line(asker, () => make({ kind: 'pdf', bytes })),
    close: () => {
      clearTimeout(idle);
      stop();
      return Promise.resolve();
    },
    load: line.load,
  };
}

/** Waits for the next message of the process. Throws when it ends before it sends one. */
function answerOf(worker: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const heard = (answer: unknown) => {
      worker.off('exit', ended).off('error', ended);
      resolve(answer);
    };
    const ended = () => {
      worker.off('message', heard).off('exit', ended);
      reject(new Error('The process that makes photos ended.'));
    };
    worker.once('message', heard).once('exit', ended).on('error', ended);
  });
}
