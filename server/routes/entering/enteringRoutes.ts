import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { ContractDetail } from '../../../domain/wire/contract.ts';
import { EnteringStart } from '../../../domain/wire/event.ts';
import { endEntering, startEntering } from '../../actions/entering/entering.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Services } from '../../services.ts';
import { hashidQuery } from '../schema.ts';

/** Routes for entering past payments of an old loan (docs/decisions/0001). Each answers with the loan as it then is. */
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
