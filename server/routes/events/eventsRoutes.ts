import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { todayInAmsterdam } from '../../../domain/dates/today.ts';
import { ContractDetail } from '../../../domain/wire/contract.ts';
import { EventDraft, PlannedPayments, ReportAnswer } from '../../../domain/wire/event.ts';
import { inTransaction } from '../../db/transaction.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import type { Services } from '../../services.ts';
import { hashidQuery } from '../schema.ts';
import { answerReport, counterEntry } from './answerEvent.ts';
import { recordEvent, recordPlanned } from './recordEvent.ts';

/** The document describes the body, recordEvent judges it: its sentences are for people. */
const judgedLater = () => () => true;

/** What happens to a loan: payments, changes, and their counter-entries. Each answers the loan as it is then. */
export function eventsRoutes({ db, clock }: Services): FastifyPluginAsync {
  const moment = () => ({ now: new Date(clock()), today: todayInAmsterdam(clock()) });

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const response = { 200: ContractDetail };

    app.post(
      '/contract/event',
      { config: { access: 'signedIn' }, schema: { body: EventDraft, response }, validatorCompiler: judgedLater },
      (request, reply) =>
        withIdempotency(request, reply, async (tx) => ({
          body: await recordEvent(tx, request, request.body, moment()),
        })),
    );

    app.post(
      '/contract/event/planned',
      { config: { access: 'signedIn' }, schema: { body: PlannedPayments, response } },
      (request, reply) =>
        withIdempotency(request, reply, async (tx) => ({
          body: await recordPlanned(tx, request, request.body.contract, request.body.ledger_version, moment()),
        })),
    );

    app.post(
      '/contract/event/confirm',
      { config: { access: 'signedIn' }, schema: { body: ReportAnswer, response } },
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
