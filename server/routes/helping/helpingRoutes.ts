import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { FindForm, FoundParams, FoundPeople, FoundPerson, ReasonForm } from '../../../domain/wire/helping.ts';
import type { Actor } from '../../actor.ts';
import { askErasureFor, keepPerson } from '../../actions/helping/erasure.ts';
import { findPeople } from '../../actions/helping/find.ts';
import { askFactorOff, keepFactorOn } from '../../actions/helping/lostFactor.ts';
import { helpedAgain } from '../../actions/helping/present.ts';
import { sendAgain } from '../../actions/helping/sendAgain.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Services } from '../../services.ts';

/** Helps people who can't get in or ask by letter (docs/decisions/0022): finding somebody, and the few steps allowed for them. */
export function helpingRoutes(services: Services): FastifyPluginAsync {
  const helped = (actor: Actor, hashid: string, help: (tx: Tx) => Promise<void>) =>
    inTransaction(services.db, async (tx) => {
      await help(tx);
      return helpedAgain(tx, actor, services, hashid);
    });
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const access = { config: { access: 'superadmin' as const } };
    const one = { params: FoundParams, response: { 200: FoundPerson } };

    app.post(
      '/admin/find',
      { ...access, schema: { body: FindForm, response: { 200: FoundPeople } } },
      async ({ actor, body }) => ({ people: await findPeople(actor, services, body.q) }),
    );

    app.post('/admin/person/:id/mail', { ...access, schema: one }, ({ actor, params: { id } }) =>
      helped(actor, id, (tx) => sendAgain(tx, actor, services, id)),
    );

    app.post(
      '/admin/person/:id/second-step',
      { ...access, schema: { ...one, body: ReasonForm } },
      ({ actor, params: { id }, body }) =>
        helped(actor, id, (tx) => askFactorOff(tx, actor, services, { hashid: id, ...body })),
    );

    app.delete('/admin/person/:id/second-step', { ...access, schema: one }, ({ actor, params: { id } }) =>
      helped(actor, id, (tx) => keepFactorOn(tx, actor, services, id)),
    );

    app.post(
      '/admin/person/:id/erasure',
      { ...access, schema: { ...one, body: ReasonForm } },
      ({ actor, params: { id }, body }) =>
        helped(actor, id, (tx) => askErasureFor(tx, actor, services, { hashid: id, ...body })),
    );

    app.delete('/admin/person/:id/erasure', { ...access, schema: one }, ({ actor, params: { id } }) =>
      helped(actor, id, (tx) => keepPerson(tx, actor, services, id)),
    );
    return Promise.resolve();
  };
}
