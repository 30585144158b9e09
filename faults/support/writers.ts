import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { giftDraft } from '../../server/test/drafts.ts';
import { demand, wait } from '../fault.ts';
import { type Answer, call, hashidIn, kept } from './call.ts';
import { type Person, runBuilt, type Scene } from './scene.ts';

interface Attempt {
  key: string;
  person: Person;
  /** The result that the server confirmed; null while unknown. */
  hashid: string | null;
}

/** People who write contracts, each under its own key, and keep the confirmed results. */
export interface Writers {
  /** Requests until stopped; each waits a moment if nobody answers. */
  stop(): Promise<void>;
  /** How often each status was answered; 0: refused, -1: lost. */
  statuses: Map<number, number>;
  /** When each answer came (performance.now()), and its status. */
  course: { at: number; status: number }[];
  confirmed(): number;
  /** Repeats unanswered requests, with the same key. */
  askAgain(port: number): Promise<void>;
}

/** The contract for a key: its purpose is the key, so that a duplicate would show. */
const draftOf = ({ person, key }: Attempt): string => {
  const draft = giftDraft(person.hashid, person.child);
  return JSON.stringify({ ...draft, contract: { ...draft.contract, purpose: key } });
};

async function post(scene: Scene, port: number, attempt: Attempt, agent = kept): Promise<Answer> {
  const { key, person } = attempt;
  const headers = {
    ...(await scene.as(person)),
    'content-type': 'application/json',
    'idempotency-key': key,
  };
  const answer = await call(port, { method: 'POST', path: '/api/v1/contract', headers, body: draftOf(attempt), agent });
  if (answer.status === 200) attempt.hashid = hashidIn(answer);
  return answer;
}

/** @param at the port to write to at this moment: a killed server comes back on another. */
export function startWriters(
  scene: Scene,
  at: () => number,
  count = 4,
  agent = kept,
): Writers & { attempts: Attempt[] } {
  const attempts: Attempt[] = [];
  const statuses = new Map<number, number>();
  const course: Writers['course'] = [];
  let [stopped, turn] = [false, 0];
  const note = ({ status }: Answer) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    course.push({ at: performance.now(), status });
  };
  const write = async () => {
    while (!stopped) {
      const person = scene.people[(turn += 1) % scene.people.length];
      if (!person) return;
      const attempt = { key: randomUUID(), person, hashid: null };
      attempts.push(attempt);
      const answer = await post(scene, at(), attempt, agent);
      note(answer);
      if (answer.status !== 200) await wait(50);
    }
  };
  const writing = Promise.all(Array.from({ length: count }, write));
  return {
    attempts,
    statuses,
    course,
    confirmed: () => attempts.filter(({ hashid }) => hashid !== null).length,
    async stop() {
      stopped = true;
      await writing;
    },
    async askAgain(port) {
      for (const attempt of attempts.filter(({ hashid }) => hashid === null)) {
        const answer = await post(scene, port, attempt);
        // A person over the rate limit is told to wait, and nothing was written.
        demand([200, 429].includes(answer.status), `asked again with the same key: ${answer.status} ${answer.body}`);
      }
    },
  };
}

/**
 * Compares the confirmed results with the stored data, and runs the product's own check. The product must be stopped
 * if its database is embedded. @throws Error if something is lost, duplicated or not as it was stored.
 */
export async function reckon(scene: Scene, { attempts }: { attempts: readonly Attempt[] }): Promise<string> {
  const rows = await scene.inside(async (db) => {
    const found = await db.execute<{ hashid: string; purpose: string }>(
      sql`select hashid, terms->>'purpose' as purpose from contracts`,
    );
    return found.rows;
  });
  const stored = new Set(rows.map(({ hashid }) => hashid));
  const confirmed = attempts.filter(({ hashid }) => hashid !== null);
  const lost = confirmed.filter(({ hashid }) => !stored.has(hashid ?? '')).length;
  const times = new Map<string, number>();
  for (const { purpose } of rows) times.set(purpose, (times.get(purpose) ?? 0) + 1);
  const double = attempts.filter(({ key }) => (times.get(key) ?? 0) > 1).length;
  const figure = `${confirmed.length} confirmed, ${lost} lost, ${double} double`;
  demand(confirmed.length > 0 && lost === 0 && double === 0, figure);
  const verified = await runBuilt('verify.mjs', scene.settings);
  demand(verified.code === 0, `${figure}; verify: ${verified.err}${verified.out}`);
  return figure;
}

/** Waits until this many more are confirmed. */
export async function moreWritten(writers: Writers, more: number, patience = 30_000): Promise<void> {
  const [from, until] = [writers.confirmed(), performance.now() + patience];
  while (writers.confirmed() < from + more) {
    demand(performance.now() < until, `no ${more} contracts written in ${patience} ms`);
    await wait(10);
  }
}
