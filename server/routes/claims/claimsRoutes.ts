import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { ClaimAnswer } from '../../../domain/wire/claim.ts';
import { CurrentUser } from '../../../domain/wire/user.ts';
import { answerClaim } from '../../actions/claims/answer.ts';
import { withdrawClaim } from '../../actions/claims/withdraw.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Services } from '../../services.ts';
import { hashidBody } from '../schema.ts';

/** Claims that others recorded about somebody with a login (docs/decisions/0013). */
export function claimsRoutes(services: Services): FastifyPluginAsync {
  const { db } = services;

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.post(
      '/claim/answer',
      { config: { access: 'signedIn' }, schema: { body: ClaimAnswer, response: { 200: CurrentUser } } },
      ({ actor, body }) => inTransaction(db, (tx) => answerClaim(tx, actor, services, body)),
    );

    app.post(
      '/claim/withdraw',
      { config: { access: 'manager' }, schema: { body: hashidBody, response: { 200: CurrentUser } } },
      ({ actor, body }) => inTransaction(db, (tx) => withdrawClaim(tx, actor, services, body.hashid)),
    );
    return Promise.resolve();
  };
}
