import assert from 'node:assert/strict';
import type { LightMyRequestResponse } from 'fastify';

/** Checks the rules for every failure, whatever the case (docs/security-cases.md). Call it after each failure. */
export function assertOurShape(answer: LightMyRequestResponse): void {
  assert.equal(answer.headers['content-type'], 'application/json; charset=utf-8');
  assert.equal(answer.headers['x-content-type-options'], 'nosniff');
  assert.equal(answer.headers['cache-control'], 'no-store');
  const body = answer.json<Record<string, unknown>>();
  for (const key of Object.keys(body))
    assert.ok(['errors', 'error', 'message', 'status'].includes(key), `a body has no ${key}`);
  for (const sentence of Object.values((body.errors ?? {}) as Record<string, unknown>))
    assert.equal(typeof sentence, 'string');
  assert.doesNotMatch(
    answer.body,
    /node_modules|\bat \w|select |insert |\.ts:|Bad Request|Not Found|Internal Server|FST_/i,
  );
}
