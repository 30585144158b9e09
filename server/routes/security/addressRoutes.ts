import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { AddressForm, VerificationToken } from '../../../domain/wire/security.ts';
import { askAddress, withdrawAddress } from '../../actions/address/ask.ts';
import { confirmAddress } from '../../actions/address/confirm.ts';
import { limitNetwork } from '../../attempts.ts';
import type { Services } from '../../services.ts';
import { emptyAnswer } from '../schema.ts';

/** Another address to log in with (docs/decisions/0019). */
export function addressRoutes(services: Services): FastifyPluginAsync {
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const response = { 200: emptyAnswer };

    app.post(
      '/profile/email',
      { config: { access: 'signedIn' }, schema: { body: AddressForm, response } },
      async ({ actor, network, body }) => {
        await askAddress(actor, services, network, body);
        return {};
      },
    );

    app.delete('/profile/email', { config: { access: 'signedIn' }, schema: { response } }, async ({ actor }) => {
      await withdrawAddress(actor, services);
      return {};
    });

    app.post(
      '/profile/email/confirm',
      { config: { access: 'signedIn' }, schema: { body: VerificationToken, response } },
      async ({ actor, network, body }) => {
        await limitNetwork(services.db, 'address confirm', network);
        await confirmAddress(actor, services, body.token);
        return {};
      },
    );

    return Promise.resolve();
  };
}
