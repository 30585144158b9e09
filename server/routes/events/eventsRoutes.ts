import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { EVENT_KINDS } from '../../../domain/wire/event.ts';
import { todayInAmsterdam } from '../../../domain/dates/today.ts';
import { inTransaction } from '../../db/transaction.ts';
import { hashidSchema } from '../../hashid.ts';
import { withIdempotency } from '../../idempotency.ts';
import type { Services } from '../../services.ts';
import { contractAnswer } from '../contracts/schemas.ts';
import { hashidQuery } from '../schema.ts';
import { answerReport, counterEntry } from './answerEvent.ts';
import { recordEvent, recordPlanned } from './recordEvent.ts';

/** For the OpenAPI document; recordEvent judges it: its sentences are for people. */
const eventDraft = Type.Object(
  {
    contract: hashidSchema,
    kind: Type.Enum([...EVENT_KINDS]),
    date: Type.String(),
    note: Type.Optional(Type.String()),
    ledger_version: Type.Optional(Type.Integer()),
  },
  { additionalProperties: true },
);
const judgedLater = () => () => true;
const ofLoan = Type.Object({ contract: hashidSchema, ledger_version: Type.Optional(Type.Integer()) });

/** What happens to a loan: payments, changes, and their counter-entries. Each answers the loan as it is then. */
export function eventsRoutes({ db, clock }: Services): FastifyPluginAsync {
  const moment = () => ({ now: new Date(clock()), today: todayInAmsterdam(clock()) });

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const response = { 200: contractAnswer };

    app.post(
      '/contract/event',
      { config: { access: 'signedIn' }, schema: { body: eventDraft, response }, validatorCompiler: judgedLater },
      (request, reply) =>
        withIdempotency(request, reply, async (tx) => ({
          body: await recordEvent(tx, request, request.body, moment()),
        })),
    );

    app.post(
      '/contract/event/planned',
      { config: { access: 'signedIn' }, schema: { body: ofLoan, response } },
      (request, reply) =>
        withIdempotency(request, reply, async (tx) => ({
          body: await recordPlanned(tx, request, request.body.contract, request.body.ledger_version, moment()),
        })),
    );

    app.post(
      '/contract/event/confirm',
      {
        config: { access: 'signedIn' },
        schema: { body: Type.Object({ hashid: hashidSchema, status: Type.Enum(['confirmed', 'refused']) }), response },
      },
      (request) =>
        inTransaction(db, (tx) => answerReport(tx, request, request.body.hashid, request.body.status, moment())),
    );

    app.delete(
      '/contract/event',
      { config: { access: 'signedIn' }, schema: { querystring: hashidQuery, response } },
      (request) => inTransaction(db, (tx) => counterEntry(tx, request, request.query.hashid, moment())),
    );
    return Promise.resolve();
  };
}
