import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * The counters of this process since its start, for monitoring (docs/operating.md). A label is a name from the code:
 * never a path, an address or anything else that can name a person (S-139).
 */
export const registry = new Registry();
const registers = [registry];

export const requestSeconds = new Histogram({
  name: 'onderling_request_seconds',
  help: 'How long requests took, by method, pattern of the route and status.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

const signIns = new Counter({
  name: 'onderling_sign_ins_total',
  help: 'Tries to sign in at the embedded identity provider, by step and outcome.',
  labelNames: ['step', 'outcome'],
  registers,
});

const mails = new Counter({
  name: 'onderling_mails_total',
  help: 'Mails handed over, and tries that failed.',
  labelNames: ['outcome'],
  registers,
});

const jobs = new Counter({
  name: 'onderling_jobs_total',
  help: 'Rounds of the automatic work.',
  labelNames: ['job', 'outcome'],
  registers,
});

const jobDone = new Gauge({
  name: 'onderling_job_last_success_timestamp_seconds',
  help: 'When a job last succeeded, in seconds since 1970.',
  labelNames: ['job'],
  registers,
});

const JOBS = [
  'backup',
  'check',
  'clean_up',
  'erasures',
  'second_steps',
  'orders',
  'payments',
  'mail_queue',
  'notices',
  'claims',
  'seals',
  'signing_wishes',
  'sessions',
] as const;
export type Job = (typeof JOBS)[number];
type SignIn = 'accepted' | 'refused' | 'wait';
const OUTCOMES = ['done', 'failed'] as const;

// A counter that was never raised is 0 and not absent, so that its first rise is seen.
for (const outcome of OUTCOMES) {
  mails.inc({ outcome }, 0);
  for (const job of JOBS) jobs.inc({ job, outcome }, 0);
}
for (const step of ['password', 'code', 'passkey'])
  for (const outcome of ['accepted', 'refused', 'wait']) signIns.inc({ step, outcome }, 0);

export const countMailSent = (outcome: (typeof OUTCOMES)[number]): void => mails.inc({ outcome });
export const countSignIn = (step: 'password' | 'code' | 'passkey', outcome: SignIn): void =>
  signIns.inc({ step, outcome });

/** The result of a round that was not due yet. It is not counted: it would pass for a success. */
export const NOT_NOW = Symbol('not now');

/** Runs one round of a job and counts how it ended; its errors are rethrown. */
export async function countJob<T>(job: Job, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    if (result === NOT_NOW) return result;
    jobs.inc({ job, outcome: 'done' });
    jobDone.setToCurrentTime({ job });
    return result;
  } catch (error) {
    jobs.inc({ job, outcome: 'failed' });
    throw error;
  }
}
