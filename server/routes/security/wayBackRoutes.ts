import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { VerificationToken, WentBack } from '../../../domain/wire/security.ts';
import { goBack } from '../../actions/wayBack/goBack.ts';
import { limitNetwork } from '../../attempts.ts';
import type { Services } from '../../services.ts';

/** “Dit was ik niet”: the mailed link that takes an account back. Opening it changes nothing; the page posts here. */
export function wayBackRoutes(services: Services): FastifyPluginAsync {
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    app.post(
      '/way-back',
      { config: { access: 'public' }, schema: { body: VerificationToken, response: { 200: WentBack } } },
      async ({ visitor, network, body }) => {
        await limitNetwork(services.db, 'way back', network);
        return goBack(visitor, services, body.token);
      },
    );
    return Promise.resolve();
  };
}
