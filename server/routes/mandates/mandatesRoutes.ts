import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { MandateForm, Mandates } from '../../../domain/wire/mandate.ts';
import { giveMandate, mandatesOf, takeBackMandate } from '../../actions/mandates/give.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Services } from '../../services.ts';
import { hashidQuery } from '../schema.ts';

/** Mandates by which one of a couple lets the other answer for them (docs/decisions/0016). */
export function mandatesRoutes(services: Services): FastifyPluginAsync {
  const { db } = services;
  const response = { 200: Mandates };

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get('/mandates', { config: { access: 'signedIn' }, schema: { response } }, ({ actor }) =>
      mandatesOf(db, actor),
    );

    app.post(
      '/mandate',
      { config: { access: 'signedIn' }, schema: { body: MandateForm, response } },
      ({ actor, body }) => inTransaction(db, (tx) => giveMandate(tx, actor, services, body)),
    );

    app.delete(
      '/mandate',
      { config: { access: 'signedIn' }, schema: { querystring: hashidQuery, response } },
      ({ actor, query }) => inTransaction(db, (tx) => takeBackMandate(tx, actor, services, query.hashid)),
    );
    return Promise.resolve();
  };
}
