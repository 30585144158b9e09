import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { VerificationToken } from '../../../domain/wire/security.ts';
import { limitAttempts } from '../../attempts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, notFound, tooMany } from '../../http/errors.ts';
import { sendWaitingInvitations } from '../../invitations/sendWaiting.ts';
import { emailVerified } from '../../repositories/emailVerified.ts';
import { findUserBySub } from '../../repositories/users.ts';
import type { Services } from '../../services.ts';
import { serverText } from '../../text.ts';
import { sendVerification } from '../../verification/sendVerification.ts';
import { emptyAnswer } from '../schema.ts';
import { ownAccounts } from './ownAccount.ts';

const IS_VERIFIED = 'Je e-mailadres is al bevestigd.';
/** Tokens tried per address of origin in a minute, as with invitations (S-119). */
const PER_MINUTE = 10;

/**
 * The mailed link that shows an address is somebody's. Opening it changes nothing; the button of its page posts here.
 */
export function verificationRoutes(services: Services): FastifyPluginAsync {
  const { db, clock } = services;
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.post(
      '/verification',
      { config: { access: 'public' }, schema: { body: VerificationToken, response: { 200: emptyAnswer } } },
      async (request) => {
        await limitAttempts(db, `verification ${request.network}`, PER_MINUTE, 60);
        const { links } = ownAccounts(services);
        return inTransaction(db, async (tx) => {
          const now = new Date(clock());
          const sub = await links.use(tx, request.body.token, 'verify', now);
          if (sub === null) throw notFound();
          await links.markVerified(tx, sub);
          const person = await findUserBySub(tx, sub);
          if (person) {
            await request.visitor.record(tx, {
              action: 'verify',
              entity: 'email',
              hashid: person.hashid,
              by: { familyId: person.family_id, userId: person.id, sub },
            });
            if (person.family_role === 'parent')
              await sendWaitingInvitations(tx, services, { familyId: person.family_id });
          }
          return {};
        });
      },
    );

    app.post(
      '/verification/resend',
      { config: { access: 'signedIn' }, schema: { response: { 200: emptyAnswer } } },
      async (request) => {
        const accounts = ownAccounts(services);
        const { sub } = request.caller;
        if (await emailVerified(db, request.caller)) throw conflict(IS_VERIFIED);
        await limitAttempts(db, `verify soon ${sub}`, 1, 60);
        return inTransaction(db, async (tx) => {
          const [person, email] = [await findUserBySub(tx, sub), await accounts.emailIn(tx, sub)];
          if (!person || email === null) throw notFound();
          const wait = await sendVerification(tx, services, accounts, { sub, email });
          if (wait > 0) throw tooMany(wait, serverText.tooManyMails);
          await request.visitor.record(tx, { action: 'ask', entity: 'email', hashid: person.hashid });
          return {};
        });
      },
    );
    return Promise.resolve();
  };
}
