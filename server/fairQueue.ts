/** Who asks for work: a person's row, or null for the server itself (a mail that is sent). */
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
  /** How many wait beside those. */
  waiting: number;
  /** How many of one person there may be, those being done with them. */
  perPerson: number;
}

/** How many jobs are being done, and how many wait for that. */
export interface FairQueueLoad {
  busy: number;
  waiting: number;
}

export interface FairQueue {
  /** Does a job when it is its turn. Throws QueueFull at once when there is no room for it; else what the job throws. */
  <T>(asker: RequesterId, job: () => Promise<T>): Promise<T>;
  load: () => FairQueueLoad;
}

interface Waiting {
  asker: RequesterId;
  start: () => void;
}

/**
 * A line before a few workers. Nobody fills it for the others: each person has a share of the places, and of those who
 * wait the first goes whose other work is not being done already.
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
