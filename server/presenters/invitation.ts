import { fullName } from '../../domain/names/name.ts';
import type { InvitationInfo } from '../../domain/wire/registration.ts';
import type { UserRow } from '../repositories/family.ts';
import type { OpenInvitation } from '../repositories/invitations.ts';

/** The data an invited person sees before registering: their own, and the inviter's name. */
export const presentInvitation = (
  { invitation, user }: OpenInvitation,
  [first, ...others]: readonly [UserRow, ...UserRow[]],
  has_account: boolean,
): InvitationInfo => ({
  invited_by: fullName(first),
  managers: new Intl.ListFormat('nl').format([first, ...others].map(fullName)),
  firstname: user.firstname,
  infix: user.infix,
  lastname: user.lastname,
  email: invitation.email,
  birthdate: user.birthdate,
  gender: user.gender,
  has_account,
});
