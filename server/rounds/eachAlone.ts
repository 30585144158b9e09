import type { FastifyBaseLogger } from 'fastify';

interface Options<T> {
  log: Pick<FastifyBaseLogger, 'error'>;
  /** What the log says of an item that failed, and which one it was. */
  sentence: string;
  name: (item: T) => Record<string, unknown>;
  /** Ends it between two items. */
  stopping?: AbortSignal | undefined;
}

/**
 * Does `work` for each item in turn. One that fails is logged and keeps no other waiting.
 * @throws Error at the end, where some failed: a round that left something out did not go well
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
