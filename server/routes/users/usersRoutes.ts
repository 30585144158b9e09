import { createHash } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import {
  BlockForm,
  BondForm,
  CurrentUser,
  DeathForm,
  OwnUser,
  OwnUsersQuery,
  PhotoQuery,
  RelationForm,
  RelationPhoto,
} from '../../../domain/wire/user.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../http/errors.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import { visibleFamily } from '../../policies/visibleFamily.ts';
import { presentOwnUsers } from '../../presenters/ownUsers.ts';
import { loadFamily } from '../../repositories/family.ts';
import { findPhoto } from '../../repositories/photos.ts';
import type { Services } from '../../services.ts';
import { fileAnswer, hashidBody } from '../schema.ts';
import { blockRelation, unblockRelation } from '../../actions/users/blockRelation.ts';
import { currentUser } from '../../actions/users/currentUser.ts';
import { recordDeath } from '../../actions/users/recordDeath.ts';
import { readRelationForm } from './readRelationForm.ts';
import { safePhoto } from '../../actions/users/safePhoto.ts';
import { saveRelation } from '../../actions/users/saveRelation.ts';
import { saveBond } from '../../actions/users/saveBond.ts';

/** The caller, their family, and the photos. */
export function usersRoutes(services: Services): FastifyPluginAsync {
  const { db, photos } = services;

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get('/user', { config: { access: 'signedIn' }, schema: { response: { 200: CurrentUser } } }, (request) =>
      currentUser(db, services, request.caller),
    );

    app.get(
      '/users',
      {
        config: { access: 'signedIn' },
        schema: { querystring: OwnUsersQuery, response: { 200: Type.Array(OwnUser) } },
      },
      async (request) => {
        return presentOwnUsers(await loadFamily(db, request.caller), request.caller);
      },
    );

    app.post(
      '/user',
      {
        config: { access: 'manager', form: Type.Object({ ...RelationForm.properties, ...RelationPhoto.properties }) },
        schema: { consumes: ['multipart/form-data'], response: { 200: CurrentUser } },
      },
      async (request, reply) => {
        const asked = await readRelationForm(request);
        const fingerprint = [asked.form, asked.photo && createHash('sha256').update(asked.photo).digest('hex')];
        // Outside the transaction: a photo takes longer than the lock on the family should be held.
        const photo = asked.photo && (await safePhoto(photos, asked.photo, request.caller.userId));
        const work = async (tx: Tx) => ({
          body: await saveRelation(tx, request.actor, services, { ...asked, photo }),
        });
        return withIdempotency(request, reply, work, fingerprint);
      },
    );

    app.post(
      '/user/block',
      { config: { access: 'manager' }, schema: { body: BlockForm, response: { 200: CurrentUser } } },
      ({ actor, body }) => inTransaction(db, (tx) => blockRelation(tx, actor, services, body.hashid)),
    );

    app.post(
      '/user/unblock',
      { config: { access: 'manager' }, schema: { body: hashidBody, response: { 200: CurrentUser } } },
      ({ actor, body }) => inTransaction(db, (tx) => unblockRelation(tx, actor, services, body.hashid)),
    );

    app.post(
      '/user/death',
      { config: { access: 'manager' }, schema: { body: DeathForm, response: { 200: CurrentUser } } },
      ({ actor, body }) => inTransaction(db, (tx) => recordDeath(tx, actor, services, body)),
    );

    app.post(
      '/partnership',
      { config: { access: 'manager' }, schema: { body: BondForm, response: { 200: CurrentUser } } },
      ({ actor, body }) => inTransaction(db, (tx) => saveBond(tx, actor, services, body)),
    );

    app.get(
      '/user/photo',
      {
        config: { access: 'signedIn' },
        schema: { querystring: PhotoQuery, response: { 200: fileAnswer('image/jpeg') } },
      },
      async (request, reply) => {
        const { hashid } = request.query;
        const family = visibleFamily(await loadFamily(db, request.caller), request.caller);
        const photo = family.people.some((p) => p.hashid === hashid)
          ? await findPhoto(db, request.caller, hashid)
          : undefined;
        if (!photo) throw notFound();
        // Even opened on its own it runs nothing (S-80).
        return reply
          .header('content-security-policy', 'sandbox')
          .header('cache-control', 'private, no-store')
          .type('image/jpeg')
          .send(photo);
      },
    );
    return Promise.resolve();
  };
}
