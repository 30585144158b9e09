import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import {
  Passkey,
  PasskeyCodeMailed,
  PasskeyCreation,
  PasskeyDraft,
  PasskeyStart,
} from '../../../domain/wire/passkey.ts';
import {
  addPasskey,
  listPasskeys,
  mailDeviceCode,
  removePasskey,
  startPasskey,
} from '../../actions/signing/passkeys.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Services } from '../../services.ts';
import { hashidQuery } from '../schema.ts';

/** The devices a person signs with: their own alone. */
export function passkeysRoutes(services: Services): FastifyPluginAsync {
  const { db } = services;
  const response = { 200: Type.Array(Passkey) };

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get('/passkeys', { config: { access: 'signedIn' }, schema: { response } }, ({ actor }) =>
      listPasskeys(db, actor),
    );

    app.post(
      '/passkey/code',
      { config: { access: 'signedIn' }, schema: { response: { 200: PasskeyCodeMailed } } },
      ({ actor }) => inTransaction(db, (tx) => mailDeviceCode(tx, actor, services)),
    );

    app.post(
      '/passkey/start',
      { config: { access: 'signedIn' }, schema: { body: PasskeyStart, response: { 200: PasskeyCreation } } },
      ({ actor, body }) => startPasskey(actor, services, body),
    );

    app.post(
      '/passkey',
      { config: { access: 'signedIn' }, schema: { body: PasskeyDraft, response } },
      ({ actor, body }) => inTransaction(db, (tx) => addPasskey(tx, actor, services, body)),
    );

    app.delete(
      '/passkey',
      { config: { access: 'signedIn' }, schema: { querystring: hashidQuery, response } },
      ({ actor, query }) => inTransaction(db, (tx) => removePasskey(tx, actor, query.hashid)),
    );
    return Promise.resolve();
  };
}
