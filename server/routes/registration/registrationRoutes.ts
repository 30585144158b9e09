import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { RegistrationForm } from '../../../domain/wire/registration.ts';
import { limitNetwork } from '../../attempts.ts';
import { keepArrival, keepBegun } from '../../http/browserMarks.ts';
import type { Services } from '../../services.ts';
import { emptyAnswer } from '../schema.ts';
import { registerAccount, registerToken } from '../../actions/registration/register.ts';

/**
 * POST /registration. With the embedded identity provider it is public and makes the account; with an external
 * one the token names the account, and there is no password. The answer reveals nobody's account (S-125).
 */
export function registrationRoutes(services: Services): FastifyPluginAsync {
  const { accounts } = services;
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    app.post(
      '/registration',
      {
        config: { access: accounts ? 'public' : 'token' },
        schema: { body: RegistrationForm, response: { 201: emptyAnswer } },
      },
      async (request, reply) => {
        await limitNetwork(services.db, 'registration', request.network);
        const { body: form, visitor } = request;
        if (accounts) {
          const { kind, mark } = await registerAccount(visitor, services, accounts, {
            form,
            loggedIn: form.invitation !== undefined && (await isLoggedIn(services, request)),
          });
          const kept = kind === 'arrival' ? keepArrival(services.env, mark) : keepBegun(services.env, mark);
          void reply.header('set-cookie', kept);
        } else await registerToken({ ...visitor, token: request.token }, services, form);
        return reply.code(201).send({});
      },
    );
    return Promise.resolve();
  };
}

/** A public route reads no token; a caller with a valid one is logged in, as somebody other than the invited person. */
async function isLoggedIn(services: Services, request: FastifyRequest): Promise<boolean> {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!bearer) return false;
  return services.verifyToken(bearer).then(
    () => true,
    () => false,
  );
}
