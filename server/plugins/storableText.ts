import type { FastifyInstance } from 'fastify';
import { type HttpError, invalid, unreadable } from '../http/errors.ts';
import { unstorable } from '../http/unstorable.ts';
import { serverText } from '../text.ts';

/** No request of ours nests deeper; a walk down 100,000 levels would end the process (S-87). */
const DEEPEST = 20;

/** Refuses text the database can't store, before it gets there: a NUL, half of a surrogate pair (S-87). */
export function rejectUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const found: Findings = { errors: {}, tooDeep: false };
    for (const part of [request.body, request.query, request.params]) collect(part, [], found);
    done(refusal(found));
  });
}

interface Findings {
  errors: Record<string, string>;
  tooDeep: boolean;
}

function refusal(found: Findings): HttpError | undefined {
  if (found.tooDeep) return unreadable();
  return Object.keys(found.errors).length > 0 ? invalid(found.errors) : undefined;
}

function collect(value: unknown, path: readonly string[], found: Findings): void {
  if (typeof value === 'string') {
    const sentence = unstorable(value);
    if (sentence) found.errors[path.filter((key) => !/^\d+$/.test(key)).join('.') || 'verzoek'] = sentence;
  } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
    if (path.length >= DEEPEST) {
      found.tooDeep = true;
      return;
    }
    for (const [key, item] of Object.entries(value)) {
      if (unstorable(key)) found.errors.verzoek = serverText.field.character;
      else collect(item, [...path, key], found);
    }
  }
}
