import { setTimeout as delay } from 'node:timers/promises';
import { QueueFull } from '../fairQueue.ts';

/** How often to wait for a full queue of PDFs. */
const RETRY_AFTER_S = 60;
const WAIT_MS = 1000;

/**
 * Makes a document as soon as the queue of PDFs has room for it: a ZIP on its way can't say "come back later".
 *
 * @param wait lets so many milliseconds pass; a test brings its own
 */
export async function whenRoom(
  make: () => Promise<Buffer>,
  wait: (ms: number) => Promise<unknown> = delay,
): Promise<Buffer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await make();
    } catch (error) {
      if (!(error instanceof QueueFull) || tries >= RETRY_AFTER_S) throw error;
      await wait(WAIT_MS);
    }
  }
}
