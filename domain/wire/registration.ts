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
  gender: oneOf([...GENDERS, '']),
  /** yyyy-MM-dd; judged later, with a sentence for people. */
  birthdate: Text,
  /** The partner code of whoever founds a family; it means nothing beside an invitation, whose family is there already. */
  code: Type.Optional(Text),
});
export type RegistrationForm = Static<typeof RegistrationForm>;

/** The address of GET /invitation/{token}. */
export const InvitationParams = Type.Object({ token: Type.String({ maxLength: 200 }) });

/** The answer of GET /invitation/{token}. */
export const InvitationInfo = Type.Object({
  /** The name of the person who invites. */
  invited_by: Type.String(),
  /** Who manages the family and so sees all its contracts: 'Jan de Vries en Marijke de Vries'. */
  managers: Type.String(),
  firstname: Type.String(),
  infix: Type.String(),
  lastname: Type.String(),
  email: Type.String(),
  birthdate: orNull(IsoDateText),
  gender: Gender,
  /** The address has an account already: it accepts the invitation by logging in. */
  has_account: Type.Boolean(),
});
export type InvitationInfo = Static<typeof InvitationInfo>;

/** The body of POST /invitation/accept. */
export const InvitationAnswer = Type.Object(
  { token: Type.String({ maxLength: 200 }) },
  { additionalProperties: false },
);

/** The body of POST /family: who has an account founds a family with it. */
export const FoundingForm = Type.Object(
  {
    /** What the family is called, without "familie" before it. */
    name: Text,
    /** Only where nobody wrote it down yet; yyyy-MM-dd, judged later, with a sentence for people. */
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
