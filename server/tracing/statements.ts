import { type Context, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import type { Pool } from 'pg';
import { databaseCause } from '../db/failures.ts';

type Ask = (...given: unknown[]) => unknown;

/**
 * A span for each statement of a request. It is created at the request's own call to the pool, because the pool hands a
 * connection on in somebody else's async context.
 */
export function watchStatements(pool: Pool, tracer: Tracer, within: () => Context | undefined): void {
  const asked = (given: unknown[], ask: Ask): unknown => {
    const context = within();
    if (!context) return ask(...given);
    const { name, ...attributes } = describe(given[0]);
    const span = tracer.startSpan(
      name,
      { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql', ...attributes } },
      context,
    );
    const answer = ask(...given);
    if (!(answer instanceof Promise)) {
      span.end();
      return answer;
    }
    answer.then(
      () => span.end(),
      (error: unknown) => {
        span.setAttribute('error.type', databaseCause(error)?.code ?? 'unknown');
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    );
    return answer;
  };
  const through =
    (ask: Ask): Ask =>
    (...given) =>
      asked(given, ask);
  const [query, connect] = [pool.query.bind(pool) as Ask, pool.connect.bind(pool)];
  pool.query = through(query) as typeof pool.query;
  pool.connect = ((...given: Parameters<typeof connect> | []) => {
    // With a callback the caller is the pool itself.
    if (given.length > 0) {
      connect(...(given as Parameters<typeof connect>));
      return undefined;
    }
    return connect().then((client) => {
      client.query = through(client.query.bind(client) as Ask) as typeof client.query;
      return client;
    });
  }) as typeof pool.connect;
  // The next borrower of the connection has their own context.
  pool.on('release', (_error, client) => void Reflect.deleteProperty(client, 'query'));
}

/** The operation of a statement and its first table: words from the code, because its values are sent separately. */
function describe(asked: unknown): { name: string; 'db.operation.name': string; 'db.collection.name'?: string } {
  const text = typeof asked === 'string' ? asked : ((asked as { text?: string }).text ?? '');
  const verb = /^\s*([a-z]+)/iu.exec(text)?.[1]?.toUpperCase() ?? 'OTHER';
  const table = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_]+)/iu.exec(text)?.[1];
  return table === undefined
    ? { name: verb, 'db.operation.name': verb }
    : { name: `${verb} ${table}`, 'db.operation.name': verb, 'db.collection.name': table };
}
