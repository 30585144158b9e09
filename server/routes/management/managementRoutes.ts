import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { FamilyAccess } from '../../../domain/wire/access.ts';
import { CurrentUser } from '../../../domain/wire/user.ts';
import { familyAccess } from '../../actions/management/access.ts';
import { askToManage, endAsking } from '../../actions/management/ask.ts';
import { giveManagement, takeManagement } from '../../actions/management/give.ts';
import { limitAttempts } from '../../attempts.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Services } from '../../services.ts';
import { hashidBody, hashidQuery } from '../schema.ts';

/** How often a person may ask for the management in a day: everybody is mailed. */
const ASKS_A_DAY = 3;

/** Management of the family, and each person's view of it (docs/decisions/0018). */
export function managementRoutes(services: Services): FastifyPluginAsync {
  const { db } = services;
  const access = { 200: FamilyAccess };

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get('/family/access', { config: { access: 'signedIn' }, schema: { response: access } }, ({ actor }) =>
      familyAccess(db, actor),
    );

    app.post(
      '/family/manager',
      { config: { access: 'manager' }, schema: { body: hashidBody, response: { 200: CurrentUser } } },
      ({ actor, body }) => inTransaction(db, (tx) => giveManagement(tx, actor, services, body.hashid)),
    );

    app.delete(
      '/family/manager',
      { config: { access: 'manager' }, schema: { querystring: hashidQuery, response: { 200: CurrentUser } } },
      ({ actor, query }) => inTransaction(db, (tx) => takeManagement(tx, actor, services, query.hashid)),
    );

    app.post(
      '/family/management',
      { config: { access: 'signedIn' }, schema: { response: access } },
      async ({ actor }) => {
        await limitAttempts(db, `ask management ${actor.caller.hashid}`, ASKS_A_DAY, 86_400);
        return inTransaction(db, (tx) => askToManage(tx, actor, services));
      },
    );

    app.delete('/family/management', { config: { access: 'signedIn' }, schema: { response: access } }, ({ actor }) =>
      inTransaction(db, (tx) => endAsking(tx, actor, services)),
    );
    return Promise.resolve();
  };
}
