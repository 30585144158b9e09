import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { InvitationInfo, InvitationParams } from '../../../domain/wire/registration.ts';
import { limitAttempts } from '../../attempts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../http/errors.ts';
import { hashSecretToken } from '../../secretToken.ts';
import { presentInvitation } from '../../presenters/invitation.ts';
import { familyFounder, findOpenInvitation } from '../../repositories/invitations.ts';
import type { Services } from '../../services.ts';
import { emptyAnswer, hashidBody } from '../schema.ts';
import { resendInvitation } from './resend.ts';

/** Tokens looked up per address of origin in a minute (S-119). */
const PER_MINUTE = 10;

/** What an invited person sees, and sending an invitation again. */
export function invitationsRoutes(services: Services): FastifyPluginAsync {
  const { db, clock } = services;
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get(
      '/invitation/:token',
      { config: { access: 'public' }, schema: { params: InvitationParams, response: { 200: InvitationInfo } } },
      async (request) => {
        await limitAttempts(db, `invitation ${request.network}`, PER_MINUTE, 60);
        const open = await findOpenInvitation(db, hashSecretToken(request.params.token), new Date(clock()));
        const founder = open && (await familyFounder(db, { familyId: open.family.id }));
        if (!open || !founder) throw notFound();
        return presentInvitation(open, founder);
      },
    );

    app.post(
      '/invitation/resend',
      { config: { access: 'parent' }, schema: { body: hashidBody, response: { 200: emptyAnswer } } },
      (request) =>
        inTransaction(db, async (tx) => {
          await resendInvitation(tx, request, services, request.body.hashid);
          return {};
        }),
    );
    return Promise.resolve();
  };
}
