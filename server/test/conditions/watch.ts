import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { conditionsOf, shapeOf, without } from './split.ts';

/** The folder for a run's findings (scripts/conditions.mjs); absent in every other run of the tests. */
const { DROPPED_CONDITIONS: folder } = process.env;
/**
 * How often one condition is dropped in one process until it made a difference, for answers with no row, with one and
 * with more: a call for another family's object is answered with none, and comes among many others.
 */
const TRIES = 10;

const keyOf = (shape: string, at: number): string => `${at} ${shape}`;

/** The conditions that already made a difference, in any process of this run. */
function noticedBefore(): Set<string> {
  const lines = readdirSync(folder!).flatMap((file) =>
    readFileSync(path.join(folder!, file), 'utf8').split('\n').filter(Boolean),
  );
  return new Set(
    lines.flatMap((line) => {
      const { key, noticed } = JSON.parse(line) as { key: string; noticed: boolean };
      return noticed ? [key] : [];
    }),
  );
}

type Callback = (error: Error | null, answer?: unknown) => void;
type Query = string | { text: string; values?: unknown[] };
interface Answer {
  rows: unknown[];
  rowCount: number;
}

const textOf = (query: Query): string => (typeof query === 'string' ? query : query.text);
const withText = (query: Query, text: string): Query => (typeof query === 'string' ? text : { ...query, text });
const written = ({ rows, rowCount }: Answer): string =>
  JSON.stringify([rowCount, rows.map((row) => JSON.stringify(row)).sort()]);

/**
 * Repeats a client's statement once for each condition in it, without that condition, and records whether the answer
 * differed. Nothing of it stays: a write is tried before it is done, in a transaction that is rolled back.
 */
function watch(client: PoolClient, tried: Map<string, number>): void {
  const send = client.query.bind(client) as (...given: unknown[]) => Promise<Answer>;
  let open = false;

  async function aside(query: Query, values: unknown): Promise<string> {
    await send(open ? 'savepoint dropped' : 'begin');
    try {
      return written(await send(query, values));
    } catch (error) {
      return String(error);
    } finally {
      await send(open ? 'rollback to savepoint dropped' : 'rollback');
    }
  }

  async function drop(query: Query, values: unknown, answer: string): Promise<void> {
    const text = textOf(query);
    const shape = shapeOf(text);
    const rows = Math.min(2, Number(/^\[(\d+)/u.exec(answer)?.[1] ?? 0));
    for (const [at, span] of conditionsOf(text).entries()) {
      const [key, of] = [keyOf(shape, at), `${rows} ${keyOf(shape, at)}`];
      const before = tried.get(of) ?? 0;
      if (tried.has(key) || before >= TRIES) continue;
      tried.set(of, before + 1);
      const noticed = (await aside(withText(query, without(text, span)), values)) !== answer;
      if (noticed) tried.set(key, 1);
      const condition = text.slice(span.from, span.to).replaceAll(/\s+/gu, ' ');
      if (noticed || before === 0)
        appendFileSync(
          path.join(folder!, `${process.pid}.jsonl`),
          `${JSON.stringify({ key, shape, condition, noticed })}\n`,
        );
    }
  }

  async function ask(query: Query, values: unknown): Promise<unknown> {
    const text = textOf(query);
    const writes = /^\s*(?:update|delete|with)\b/iu.test(text);
    // A transaction broken by an earlier statement refuses everything: then there is nothing to compare.
    if (writes)
      await aside(query, values)
        .then((answer) => drop(query, values, answer))
        .catch(() => undefined);
    const answered = await send(query, values);
    if (/^\s*select\b/iu.test(text)) await drop(query, values, written(answered)).catch(() => undefined);
    if (/^\s*begin\b/iu.test(text)) open = true;
    if (/^\s*(?:commit|rollback)\s*;?\s*$/iu.test(text)) open = false;
    return answered;
  }

  client.query = ((query: Query, ...rest: (unknown[] | Callback | undefined)[]) => {
    const callback = rest.find((one) => typeof one === 'function');
    const answered = ask(query, Array.isArray(rest[0]) ? rest[0] : undefined);
    if (!callback) return answered;
    answered.then(
      (answer) => callback(null, answer),
      (error: unknown) => callback(error as Error),
    );
    return undefined;
  }) as typeof client.query;
}

const watched = new WeakSet<object>();
let tried: Map<string, number> | undefined;

/**
 * Drops each condition of this pool's statements from now on, where the run asks for that. A pool is used by one test
 * after another.
 */
export function dropConditions(pool: Pool): void {
  if (!folder || watched.has(pool)) return;
  watched.add(pool);
  const known = (tried ??= new Map([...noticedBefore()].map((key) => [key, 1])));
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    watch(client, known);
  });
}
