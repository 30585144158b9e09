import { Type, type Static } from 'typebox';
import { Hashid, oneOf, orNull } from './basics.ts';
import { GENDERS } from './choices/user.ts';
import { IsoDateText } from './isoDateText.ts';
import { Gender } from './user.ts';

const Text = Type.String({ maxLength: 1000 });

/**
 * The body of POST /registration. With an external identity provider email and password are absent: the token names the
 * account.
 */
export const RegistrationForm = Type.Object({
  invitation: Type.Optional(Type.String({ maxLength: 200 })),
  email: Type.Optional(Text),
  password: Type.Optional(Text),
  firstname: Text,
  infix: Text,
  lastname: Text,
  /** As the invitation has it, or corrected; a founder gives it later, at /profiel. */
  gender: Type.Optional(oneOf([...GENDERS, ''])),
  /** yyyy-MM-dd; checked later, with a readable sentence. A founder gives it with the first contract. */
  birthdate: Type.Optional(Text),
  /** The partner code of a person founding a family; it has no meaning with an invitation, whose family already exists. */
  code: Type.Optional(Text),
});
export type RegistrationForm = Static<typeof RegistrationForm>;

/** The address of GET /invitation/{token}. */
export const InvitationParams = Type.Object({ token: Type.String({ maxLength: 200 }) });

/** The answer of GET /invitation/{token}. */
export const InvitationInfo = Type.Object({
  /** The name of the person who invites. */
  invited_by: Type.String(),
  /** The managers of the family, who see all its contracts: 'Jan de Vries en Marijke de Vries'. */
  managers: Type.String(),
  firstname: Type.String(),
  infix: Type.String(),
  lastname: Type.String(),
  email: Type.String(),
  birthdate: orNull(IsoDateText),
  gender: Gender,
  /** The address already has an account: it accepts the invitation by logging in. */
  has_account: Type.Boolean(),
});
export type InvitationInfo = Static<typeof InvitationInfo>;

/** The body of POST /invitation/accept. */
export const InvitationAnswer = Type.Object(
  { token: Type.String({ maxLength: 200 }) },
  { additionalProperties: false },
);

/** The body of POST /family: a person with an account founds a family. */
export const FoundingForm = Type.Object(
  {
    /** The name of the family, without "familie" before it. */
    name: Text,
    /** Only if nobody recorded it yet; yyyy-MM-dd, checked later, with a readable sentence. */
    birthdate: Type.Optional(Text),
    /** A partner code. */
    code: Type.Optional(Text),
  },
  { additionalProperties: false },
);
export type FoundingForm = Static<typeof FoundingForm>;

/** The answer of POST /invitation/accept and POST /family: the family that was joined or founded. */
export const JoinedFamily = Type.Object({ family: Hashid });
export type JoinedFamily = Static<typeof JoinedFamily>;
