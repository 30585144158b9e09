import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { countJob, type Job, NOT_NOW } from '../counters.ts';
import type { ClockJudge } from './clockJudge.ts';

/** Work that repeats until it is stopped. */
export interface Round {
  /** Starts no new round, tells the running one to end, and waits for it. */
  stop(): Promise<void>;
}

interface Options {
  log: Pick<FastifyBaseLogger, 'error'>;
  /** No round runs while it doubts the clock; null for work that is harmless with a wrong clock. */
  judge: Pick<ClockJudge, 'fits'> | null;
  /** The first round comes after the first wait, not at once. */
  later?: boolean;
  /** How long a stop lets the running round go on before telling it to end, in milliseconds. */
  grace?: number;
  /** How long a stop waits for the running round, in milliseconds; by default until it ends. */
  patience?: number;
}

/** Waits for work, but no longer than this many milliseconds. */
async function atMost(ms: number, work: Promise<unknown> | null): Promise<void> {
  const waiting = new AbortController();
  await Promise.race([work, delay(ms, undefined, waiting).catch(() => undefined)]);
  waiting.abort();
}

/**
 * Runs `work` at once and then at an interval in milliseconds, never twice at a time. A failed round is logged and counted,
 * and the next one runs as usual.
 * @param work gets a signal to end between two of its items
 */
export function everyRound(
  job: Job,
  everyMs: number,
  work: (stopping: AbortSignal) => Promise<unknown>,
  { log, judge, later = false, grace = 0, patience = Infinity }: Options,
): Round {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const round = () => {
    running ??= countJob(job, async () => ((await judge?.fits()) === false ? NOT_NOW : work(stopping.signal)))
      .then(
        () => undefined,
        (error: unknown) => {
          // Work cut off by a stop is done after the next start.
          if (!stopping.signal.aborted)
            log.error({ err: error, job }, 'a round of work failed; the next one tries again');
        },
      )
      .finally(() => {
        running = null;
      });
  };
  if (!later) round();
  const timer = setInterval(round, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      if (grace > 0) await atMost(grace, running);
      stopping.abort();
      await (patience === Infinity ? running : atMost(patience, running));
    },
  };
}
