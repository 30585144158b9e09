import type { Gender } from './user.ts';

/**
 * The body of POST /registration. With an external identity provider email and password are absent: the token names the
 * account.
 */
export interface RegistrationForm {
  invitation?: string;
  email?: string;
  password?: string;
  firstname: string;
  infix: string;
  lastname: string;
  gender: Gender | '';
  /** yyyy-MM-dd */
  birthdate: string;
  /** The partner code of who founds a family; it means nothing beside an invitation, whose family is there already. */
  code?: string;
}

/** The answer of GET /invitation/{token}. */
export interface InvitationInfo {
  /** Who invites. */
  invited_by: string;
  firstname: string;
  infix: string;
  lastname: string;
  email: string;
  birthdate: string | null;
  gender: Gender;
}
