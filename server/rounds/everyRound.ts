import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { countJob, type Job, NOT_NOW } from '../counters.ts';
import type { ClockJudge } from './clockJudge.ts';

/** Work that comes back until it is stopped. */
export interface Round {
  /** Begins no other round, tells the one under way to end, and waits for it. */
  stop(): Promise<void>;
}

interface Options {
  log: Pick<FastifyBaseLogger, 'error'>;
  /** While it doubts the clock no round is done; null for work that takes nothing away, whatever the clock says. */
  judge: Pick<ClockJudge, 'fits'> | null;
  /** The first round comes after the first wait, not at once. */
  later?: boolean;
  /** How long a stop leaves the round under way alone before it tells it to end, in milliseconds. */
  grace?: number;
  /** How long a stop waits for the round under way, in milliseconds; without it until that has ended. */
  patience?: number;
}

/** Waits for work, but no longer than so many milliseconds. */
async function atMost(ms: number, work: Promise<unknown> | null): Promise<void> {
  const waiting = new AbortController();
  await Promise.race([work, delay(ms, undefined, waiting).catch(() => undefined)]);
  waiting.abort();
}

/**
 * Does `work` at once and every so many milliseconds, never twice at a time. A round that fails is logged and counted, and the
 * next one is tried as if nothing had happened.
 * @param work gets a signal that tells it to end between two of its items
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
          // What a stop cut off is done after the next start.
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
