import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { InvitationAnswer, InvitationInfo, InvitationParams, JoinedFamily } from '../../../domain/wire/registration.ts';
import { CurrentUser, InvitationForm } from '../../../domain/wire/user.ts';
import { limitNetwork } from '../../attempts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../http/errors.ts';
import { hashSecretToken } from '../../secretToken.ts';
import { managersAmong } from '../../policies/managers.ts';
import { presentInvitation } from '../../presenters/invitation.ts';
import { familyPeople } from '../../repositories/family.ts';
import { findOpenInvitation } from '../../repositories/invitations.ts';
import type { Services } from '../../services.ts';
import { emptyAnswer, hashidBody } from '../schema.ts';
import { acceptInvitation } from '../../actions/invitations/accept.ts';
import { inviteRelation } from '../../actions/invitations/inviteRelation.ts';
import { resendInvitation } from '../../actions/invitations/resend.ts';

/** Gives somebody of the family a login, shows them their invitation, lets an account accept it, and sends one again. */
export function invitationsRoutes(services: Services): FastifyPluginAsync {
  const { db } = services;
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get(
      '/invitation/:token',
      { config: { access: 'public' }, schema: { params: InvitationParams, response: { 200: InvitationInfo } } },
      async ({ network, visitor, params }) => {
        await limitNetwork(db, 'invitation', network);
        const open = await findOpenInvitation(db, hashSecretToken(params.token), visitor.now);
        const [first, ...others] = open ? managersAmong(await familyPeople(db, { familyId: open.family.id })) : [];
        if (!open || !first) throw notFound();
        return presentInvitation(
          open,
          [first, ...others],
          (await services.accounts?.isProved(open.invitation.email)) ?? false,
        );
      },
    );

    app.post(
      '/invitation/accept',
      {
        config: { access: 'signedIn', alsoBlocked: true },
        schema: { body: InvitationAnswer, response: { 200: JoinedFamily } },
      },
      async ({ network, actor, body }) => {
        await limitNetwork(db, 'invitation', network);
        return inTransaction(db, async (tx) => ({ family: await acceptInvitation(tx, actor, services, body.token) }));
      },
    );

    app.post(
      '/invitation',
      { config: { access: 'manager' }, schema: { body: InvitationForm, response: { 200: CurrentUser } } },
      ({ actor, body }) => inTransaction(db, (tx) => inviteRelation(tx, actor, services, body)),
    );

    app.post(
      '/invitation/resend',
      { config: { access: 'manager' }, schema: { body: hashidBody, response: { 200: emptyAnswer } } },
      ({ actor, body }) =>
        inTransaction(db, async (tx) => {
          await resendInvitation(tx, actor, services, body.hashid);
          return {};
        }),
    );
    return Promise.resolve();
  };
}
