/** The requester of work: a person's row, or null for the server itself (an outgoing mail). */
export type RequesterId = number | null;

/** There is no room to wait in: the answer is 429 with a time to come back (plugins/errorAnswers.ts). */
export class QueueFull extends Error {
  override name = 'QueueFull';

  constructor() {
    super('Too much of this work is waiting.');
  }
}

export interface FairQueueLimits {
  /** How many jobs are done at the same time. */
  atOnce: number;
  /** How many may wait besides those. */
  waiting: number;
  /** How many one person may have, including those running. */
  perPerson: number;
}

/** How many jobs are running, and how many wait. */
export interface FairQueueLoad {
  busy: number;
  waiting: number;
}

export interface FairQueue {
  /** Runs a job when it is its turn. Throws QueueFull at once when there is no room for it; otherwise the job's own error. */
  <T>(asker: RequesterId, job: () => Promise<T>): Promise<T>;
  load: () => FairQueueLoad;
}

interface Waiting {
  asker: RequesterId;
  start: () => void;
}

/**
 * A queue before a few workers. Nobody can fill it for the others: each person has a share of the places, and the first
 * waiting person without a running job goes first.
 */
export function createFairQueue({ atOnce, waiting: places, perPerson }: FairQueueLimits): FairQueue {
  const busy: RequesterId[] = [];
  const waiting: Waiting[] = [];
  const countOf = (asker: RequesterId) =>
    busy.filter((one) => one === asker).length + waiting.filter((one) => one.asker === asker).length;

  function startNext(): void {
    const fair = waiting.findIndex(({ asker }) => !busy.includes(asker));
    const [next] = waiting.splice(Math.max(fair, 0), 1);
    if (!next) return;
    busy.push(next.asker);
    next.start();
  }

  const line = async <T>(asker: RequesterId, job: () => Promise<T>): Promise<T> => {
    if (asker !== null && countOf(asker) >= perPerson) throw new QueueFull();
    if (busy.length < atOnce) busy.push(asker);
    else {
      if (waiting.length >= places) throw new QueueFull();
      await new Promise<void>((start) => waiting.push({ asker, start }));
    }
    try {
      return await job();
    } finally {
      busy.splice(busy.indexOf(asker), 1);
      startNext();
    }
  };
  return Object.assign(line, { load: () => ({ busy: busy.length, waiting: waiting.length }) });
}
