import type { FastifyBaseLogger } from 'fastify';

interface Options<T> {
  log: Pick<FastifyBaseLogger, 'error'>;
  /** The log text for a failed item, and its identification. */
  sentence: string;
  name: (item: T) => Record<string, unknown>;
  /** Stops it between two items. */
  stopping?: AbortSignal | undefined;
}

/**
 * Does `work` for each item in turn. A failing one is logged and does not hold up the others.
 * @throws Error at the end if some failed: an incomplete round counts as failed
 */
export async function eachAlone<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
  { log, sentence, name, stopping }: Options<NoInfer<T>>,
): Promise<void> {
  let failed = 0;
  for await (const item of items) {
    if (stopping?.aborted) break;
    try {
      await work(item);
    } catch (error) {
      failed += 1;
      log.error({ err: error, ...name(item) }, sentence);
    }
  }
  if (failed > 0) throw new Error(`${sentence}: ${failed}`);
}
