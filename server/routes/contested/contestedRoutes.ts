import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { ContestedAct, ContestedAnswer } from '../../../domain/wire/contested.ts';
import { decide } from '../../actions/contested/decide.ts';
import { contestedOf } from '../../actions/contested/list.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Services } from '../../services.ts';

/** Routes for an owner who took their account back: what was done with it meanwhile, and whether it was them. */
export function contestedRoutes(services: Services): FastifyPluginAsync {
  const { db } = services;

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get(
      '/contested',
      { config: { access: 'signedIn' }, schema: { response: { 200: Type.Array(ContestedAct) } } },
      ({ actor }) => contestedOf(db, actor),
    );

    app.post(
      '/contested/answer',
      {
        config: { access: 'signedIn' },
        schema: { body: ContestedAnswer, response: { 200: Type.Array(ContestedAct) } },
      },
      ({ actor, body }) => inTransaction(db, (tx) => decide(tx, actor, services, body)),
    );
    return Promise.resolve();
  };
}
