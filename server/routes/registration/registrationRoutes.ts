import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { todayInAmsterdam } from '../../../domain/dates/today.ts';
import { validateRegistration } from '../../../domain/relations/validateRegistration.ts';
import { RegistrationForm } from '../../../domain/wire/registration.ts';
import type { Accounts } from '../../accounts.ts';
import { limitAttempts } from '../../attempts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, forbidden, invalid } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { emptyAnswer } from '../schema.ts';
import { invitationOf, registerWithAccount, registerWithToken } from './register.ts';

/**
 * Registrations per address of origin in a minute: a family behind one connection manages, a guesser does not (S-119).
 */
const PER_MINUTE = 10;

const LOGGED_IN = 'Je bent al ingelogd. Log eerst uit en open de uitnodiging daarna opnieuw.';
const OTHER_ADDRESS = 'Deze uitnodiging is voor een ander e-mailadres.';
const REGISTERED = 'Je hebt al een account.';

/**
 * POST /registration. With the embedded identity provider it is public and makes the account; with an external
 * one the token names the account, and there is no password. The answer tells nobody who has an account (S-125).
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
        await limitAttempts(services.db, `registration ${request.network}`, PER_MINUTE, 60);
        if (accounts) await withAccount(services, accounts, request, request.body);
        else await withToken(services, request, request.body);
        return reply.code(201).send({});
      },
    );
    return Promise.resolve();
  };
}

async function withAccount(
  services: Services,
  accounts: Accounts,
  request: FastifyRequest,
  form: RegistrationForm,
): Promise<void> {
  if (form.invitation !== undefined && (await isLoggedIn(services, request))) throw forbidden(LOGGED_IN);
  judge(services, form, { email: form.invitation === undefined, password: true });
  await inTransaction(services.db, (tx) => registerWithAccount(tx, request, services, accounts, form));
}

async function withToken(services: Services, request: FastifyRequest, form: RegistrationForm): Promise<void> {
  // Somebody who is a person here already can't become another one (S-121).
  if (request.callerOrNull) throw form.invitation === undefined ? conflict(REGISTERED) : forbidden(LOGGED_IN);
  judge(services, form, { email: false, password: false });
  await inTransaction(services.db, async (tx) => {
    const open =
      form.invitation === undefined ? undefined : await invitationOf(tx, form.invitation, new Date(services.clock()));
    if (open && !isOwner(request, open.invitation.email)) throw forbidden(OTHER_ADDRESS);
    await registerWithToken(tx, request, services, open, form);
  });
}

function judge(services: Services, form: RegistrationForm, needs: { email: boolean; password: boolean }): void {
  const errors = validateRegistration(form, needs, todayInAmsterdam(services.clock()));
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** An invitation is claimed by its token and the verified e-mail address. */
const isOwner = ({ token }: FastifyRequest, email: string): boolean =>
  token.emailVerified && token.email?.trim().toLowerCase() === email.trim().toLowerCase();

/**
 * A public route reads no token; whoever sends one that holds is logged in, as somebody else than the invited person.
 */
async function isLoggedIn(services: Services, request: FastifyRequest): Promise<boolean> {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!bearer) return false;
  return services.verifyToken(bearer).then(
    () => true,
    () => false,
  );
}
