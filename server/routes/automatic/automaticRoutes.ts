import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { ContractDetail } from '../../../domain/wire/contract.ts';
import { AutomaticStart, AutomaticYear } from '../../../domain/wire/event.ts';
import { confirmYear, endAutomatic, startAutomatic } from '../../actions/automatic/automatic.ts';
import { inTransaction } from '../../db/transaction.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import type { Services } from '../../services.ts';
import { hashidQuery } from '../schema.ts';

/** Routes for a loan whose terms count as paid on their day (docs/decisions/0002). Each answers with the loan as it then is. */
export function automaticRoutes(services: Services): FastifyPluginAsync {
  const { db } = services;

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const response = { 200: ContractDetail };

    app.post(
      '/contract/automatic',
      { config: { access: 'signedIn' }, schema: { body: AutomaticStart, response } },
      (request, reply) =>
        withIdempotency(request, reply, async (tx) => ({
          body: await startAutomatic(tx, request.actor, services, request.body),
        })),
    );

    app.post(
      '/contract/automatic/confirm',
      { config: { access: 'signedIn' }, schema: { body: AutomaticYear, response } },
      ({ actor, body }) => inTransaction(db, (tx) => confirmYear(tx, actor, services, body)),
    );

    app.delete(
      '/contract/automatic',
      { config: { access: 'signedIn' }, schema: { querystring: hashidQuery, response } },
      ({ actor, query }) => inTransaction(db, (tx) => endAutomatic(tx, actor, services, query.hashid)),
    );
    return Promise.resolve();
  };
}
