import { type Answer, type Ask, call, kept } from './call.ts';
import { quantile } from '../fault.ts';
import type { Product } from './scene.ts';

export interface LoadFigures {
  answers: number;
  perSecond: number;
  /** Milliseconds. */
  median: number;
  p99: number;
  /** The same for the calls measured separately; 0 without any. */
  p99Apart: number;
  /** Milliseconds of CPU of the server for each answer, all its threads together. */
  cpu: number;
  /** The event loop delay in milliseconds, at the 99th percentile. */
  late: number;
  /** Unexpected answers, by status. */
  wrong: string;
}

/** The metrics that a product reports, by their name without labels. */
async function figuresOf({ figures }: Product): Promise<Map<string, number>> {
  const { body } = await call(figures, { path: '/metrics' });
  return new Map(
    [...body.matchAll(/^(\w+)(?:\{[^}]*\})? ([\d.e+-]+)$/gmu)].map(([, name = '', value]) => [name, Number(value)]),
  );
}

/** Milliseconds of CPU that the process used. */
const cpuOf = async (product: Product) => ((await figuresOf(product)).get('process_cpu_seconds_total') ?? 0) * 1000;

/** Megabytes in memory now. */
export const memoryOf = async (product: Product) =>
  ((await figuresOf(product)).get('process_resident_memory_bytes') ?? 0) / 1024 / 1024;

interface LoadOptions {
  connections: number;
  seconds: number;
  /** The k-th call; creating it may take a moment. */
  ask: (k: number) => Ask | Promise<Ask>;
  /** Milliseconds between two calls of one connection. */
  pause?: number;
  good?: (answer: Answer) => boolean;
  /** Calls whose times are reported separately. */
  apart?: (ask: Ask) => boolean;
}

/** A number of connections that each make one call after another. */
export async function load(
  product: Product,
  { connections, seconds, ask, pause = 0, good, apart }: LoadOptions,
): Promise<LoadFigures> {
  const isGood = good ?? (({ status }: Answer) => status === 200);
  const times: number[] = [];
  const timesApart: number[] = [];
  const wrong = new Map<number, number>();
  const [from, before] = [performance.now(), await cpuOf(product)];
  let k = 0;
  const connection = async () => {
    while (performance.now() < from + seconds * 1000) {
      const asked = await ask((k += 1));
      const answer = await call(product.port, { agent: kept, ...asked });
      if (isGood(answer)) (apart?.(asked) ? timesApart : times).push(answer.milliseconds);
      else wrong.set(answer.status, (wrong.get(answer.status) ?? 0) + 1);
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const answers = times.length + timesApart.length;
  // Each reading of the metrics restarts the event loop's.
  const after = await figuresOf(product);
  return {
    answers,
    perSecond: answers / ((performance.now() - from) / 1000),
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    p99Apart: quantile(timesApart, 0.99),
    cpu: ((after.get('process_cpu_seconds_total') ?? 0) * 1000 - before) / Math.max(1, answers),
    late: (after.get('nodejs_eventloop_lag_p99_seconds') ?? 0) * 1000,
    wrong: [...wrong].map(([status, often]) => `${status} ${often}x`).join(', '),
  };
}

/** The same in words. */
export const inWords = ({ perSecond, p99, cpu, wrong }: LoadFigures, against?: LoadFigures): string =>
  `${perSecond.toFixed(perSecond < 20 ? 1 : 0)}/s, p99 ${Math.round(p99)} ms, ${cpu.toFixed(1)} ms of CPU each${
    against ? ` (${(cpu / against.cpu).toFixed(1)} times /healthz)` : ''
  }${wrong ? `, wrong: ${wrong}` : ''}`;
