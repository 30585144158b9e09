import { Piscina } from 'piscina';
import { workerScript } from '../workers.ts';
import { InvalidPhoto } from './invalidPhoto.ts';

/** Makes photos safe to keep, outside the main thread. */
export interface PhotoMaker {
  /** The photo as a JPEG of at most 800 pixels without metadata. Throws InvalidPhoto (S-68 to S-74). */
  normalise(bytes: Buffer): Promise<Buffer>;
}

/** How many photos may wait beside the one being made; 4 MB each. */
const MAX_QUEUE = 32;

/** One worker thread: a photo is rare, and sharp uses threads of its own. */
export function createPhotoMaker(): PhotoMaker & { close(): Promise<void> } {
  const pool = new Piscina({ ...workerScript('photos/photoWorker.ts'), name: 'normalisePhoto', minThreads: 0, maxThreads: 1, maxQueue: MAX_QUEUE, idleTimeout: 60_000 });
  // A dying worker rejects its own job; without this listener it would end the process as well.
  pool.on('error', () => undefined);
  return {
    async normalise(bytes) {
      const jpeg = (await pool.run(bytes)) as Uint8Array | null;
      if (!jpeg) throw new InvalidPhoto();
      return Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
    },
    close: () => pool.destroy(),
  };
}
