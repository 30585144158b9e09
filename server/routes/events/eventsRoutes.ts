import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { ReportsAnswer } from '../../../domain/wire/bankImport.ts';
import { ContractDetail } from '../../../domain/wire/contract.ts';
import { PlannedPayments, ReportAnswer, TakingBack } from '../../../domain/wire/event.ts';
import { AmountTaken, RemarkDraft } from '../../../domain/wire/remarkDraft.ts';
import { AnyEventDraft } from '../../../domain/wire/paperEvent.ts';
import { inTransaction } from '../../db/transaction.ts';
import { acceptAnyBody } from '../../http/acceptAnyBody.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import type { Services } from '../../services.ts';
import { hashidQuery } from '../schema.ts';
import { answerReport, confirmReports } from '../../actions/events/answerEvent.ts';
import { counterEntry } from '../../actions/events/counterEntry.ts';
import { recordEvent, recordPlanned } from '../../actions/events/recordEvent.ts';
import { remarkOn, takeAmount } from '../../actions/events/remark.ts';

/**
 * Routes for the events of a loan, and for payments of a gift on paper: payments, changes, and counter-entries. Each
 * answers with the contract as it then is.
 */
export function eventsRoutes(services: Services): FastifyPluginAsync {
  const { db } = services;

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const response = { 200: ContractDetail };

    app.post(
      '/contract/event',
      { config: { access: 'signedIn' }, schema: { body: AnyEventDraft, response }, validatorCompiler: acceptAnyBody },
      (request, reply) =>
        withIdempotency(request, reply, async (tx) => ({
          body: await recordEvent(tx, request.actor, services, request.body),
        })),
    );

    app.post(
      '/contract/event/planned',
      { config: { access: 'signedIn' }, schema: { body: PlannedPayments, response } },
      (request, reply) =>
        withIdempotency(request, reply, async (tx) => ({
          body: await recordPlanned(tx, request.actor, services, request.body),
        })),
    );

    app.post(
      '/contract/event/confirm',
      { config: { access: 'signedIn' }, schema: { body: ReportAnswer, response } },
      ({ actor, body }) => inTransaction(db, (tx) => answerReport(tx, actor, services, body)),
    );

    app.post(
      '/contract/events/confirm',
      { config: { access: 'signedIn' }, schema: { body: ReportsAnswer, response } },
      ({ actor, body }) => inTransaction(db, (tx) => confirmReports(tx, actor, services, body)),
    );

    app.post(
      '/contract/event/remark',
      { config: { access: 'signedIn' }, schema: { body: RemarkDraft, response } },
      (request, reply) =>
        withIdempotency(request, reply, async (tx) => ({
          body: await remarkOn(tx, request.actor, services, request.body),
        })),
    );

    app.post(
      '/contract/event/amount',
      { config: { access: 'signedIn' }, schema: { body: AmountTaken, response } },
      ({ actor, body }) => inTransaction(db, (tx) => takeAmount(tx, actor, services, body)),
    );

    app.delete(
      '/contract/event',
      { config: { access: 'signedIn' }, schema: { querystring: hashidQuery, body: TakingBack, response } },
      ({ actor, query, body }) =>
        inTransaction(db, (tx) => counterEntry(tx, actor, services, query.hashid, body?.note)),
    );
    return Promise.resolve();
  };
}
