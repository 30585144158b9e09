import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { PasskeyCreation, PasskeyDraft } from '../../../domain/wire/passkey.ts';
import { PasskeyName, PasskeyRemoval, PasswordForm } from '../../../domain/wire/security.ts';
import {
  addLoginPasskey,
  removeLoginPasskey,
  renameLoginPasskey,
  startLoginPasskey,
} from '../../actions/security/loginPasskeys.ts';
import type { Services } from '../../services.ts';
import { emptyAnswer } from '../schema.ts';

/** The passkeys one logs in with (docs/decisions/0020). */
export function loginPasskeyRoutes(services: Services): FastifyPluginAsync {
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const access = { config: { access: 'signedIn' as const } };

    app.post(
      '/security/passkey/start',
      { ...access, schema: { body: PasswordForm, response: { 200: PasskeyCreation } } },
      ({ actor, body }) => startLoginPasskey(actor, services, body.password),
    );

    app.post(
      '/security/passkey',
      { ...access, schema: { body: PasskeyDraft, response: { 200: emptyAnswer } } },
      async ({ actor, body }) => {
        await addLoginPasskey(actor, services, body);
        return {};
      },
    );

    app.post(
      '/security/passkey/name',
      { ...access, schema: { body: PasskeyName, response: { 200: emptyAnswer } } },
      async ({ actor, body }) => {
        await renameLoginPasskey(actor, services, body);
        return {};
      },
    );

    app.post(
      '/security/passkey/remove',
      { ...access, schema: { body: PasskeyRemoval, response: { 200: emptyAnswer } } },
      async ({ actor, body }) => {
        await removeLoginPasskey(actor, services, body);
        return {};
      },
    );
    return Promise.resolve();
  };
}
