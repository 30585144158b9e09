import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { ContractDetail } from '../../../domain/wire/contract.ts';
import { EnteringStart } from '../../../domain/wire/event.ts';
import { endEntering, startEntering } from '../../actions/entering/entering.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Services } from '../../services.ts';
import { hashidQuery } from '../schema.ts';

/** Routes for writing down what was paid of a loan long ago (docs/decisions/0001). Each answers the loan as it is then. */
export function enteringRoutes(services: Services): FastifyPluginAsync {
  const { db } = services;

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const response = { 200: ContractDetail };

    app.post(
      '/contract/entering',
      { config: { access: 'signedIn' }, schema: { body: EnteringStart, response } },
      ({ actor, body }) => inTransaction(db, (tx) => startEntering(tx, actor, services, body)),
    );

    app.delete(
      '/contract/entering',
      { config: { access: 'signedIn' }, schema: { querystring: hashidQuery, response } },
      ({ actor, query }) => inTransaction(db, (tx) => endEntering(tx, actor, services, query.hashid)),
    );
    return Promise.resolve();
  };
}
