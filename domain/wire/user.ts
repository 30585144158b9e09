import { Type, type Static } from 'typebox';
import { Cents, File, Hashid, oneOf, orNull } from './basics.ts';
import { Claim } from './claim.ts';
import { BONDS, FAMILY_ROLES, GENDERS, KINSHIPS, RELATION_TYPES } from './choices/user.ts';
import { IsoDateText } from './isoDateText.ts';

export const Gender = oneOf(GENDERS);
export type Gender = Static<typeof Gender>;
const RelationType = oneOf(RELATION_TYPES);
export type RelationType = Static<typeof RelationType>;
const Kinship = oneOf(KINSHIPS);
export type Kinship = Static<typeof Kinship>;

/**
 * The facts that decide whether the law counts two people as partners (docs/decisions/0006); null if nobody recorded
 * them.
 */
export const BondFacts = Type.Object({
  bond: orNull(oneOf(BONDS)),
  /** The wedding, the registration, or the day they registered on one address. */
  from: orNull(IsoDateText),
  /** The day of a cohabiting couple's notarial contract with a mutual duty of care. */
  contract_from: orNull(IsoDateText),
  /** Null while it lasts. */
  until: orNull(IsoDateText),
});
export type BondFacts = Static<typeof BondFacts>;

/** One side of a partnership as GET /users?own=1 and GET /user show it. */
const Partnership = Type.Object({
  self: Type.Object({ hashid: Hashid }),
  partner: Type.Object({ hashid: Hashid, firstname: Type.String() }),
  ...BondFacts.properties,
});
export type Partnership = Static<typeof Partnership>;

/** A family member, as the current user sees them: their role is a yes or a no. */
export const ToldRelation = Type.Object({
  hashid: Hashid,
  firstname: Type.String(),
  infix: Type.String(),
  lastname: Type.String(),
  gender: Gender,
  email: Type.String(),
  /** E.164 ('+31612345678'), or empty. */
  phone: Type.String(),
  /** Street and number, or empty; printed in the agreements. */
  street: Type.String(),
  /** Postcode and town, or empty. */
  town: Type.String(),
  birthdate: orNull(IsoDateText),
  /** Null for the founder of the family. */
  relation_type: orNull(RelationType),
  /** Their relation to the founder; absent if the type says it all: a child, a partner, the founder. */
  kinship: Type.Optional(Kinship),
  /** Hashid of the parent, if that was asked and is known (domain/relations/kinship.ts). */
  child_of: Type.Optional(Hashid),
  partners: Type.Array(Partnership),
  /** Whether this is a family member: `relation_type` as a yes or a no, as the specification names it. */
  child: Type.Boolean(),
  /** Whether this is somebody's partner. */
  partner: Type.Boolean(),
  /** Whether they manage the family. */
  manages: Type.Boolean(),
  /** Hashid of the person whose partner this is; null for a child or the founder. */
  userSelected: orNull(Hashid),
  /** May this person have a login of their own? Once true it stays true. */
  login: Type.Boolean(),
  /** An invitation was sent. */
  invited: Type.Boolean(),
  /** The person has confirmed the invitation with their own login. */
  signed: Type.Boolean(),
  blocked: Type.Boolean(),
  /** Their id at the identity provider; null without a login. It opens nothing. */
  sub: orNull(Type.String()),
  /** When this was last written; an edit based on an older state is refused (409). */
  changed_at: Type.Optional(Type.String()),
  divorced: Type.Boolean(),
  passed_away: Type.Boolean(),
  death_date: orNull(IsoDateText),
  /** Facts recorded by others that do not count yet (docs/decisions/0013); absent if there are none. */
  claims: Type.Optional(Type.Array(Claim)),
  /** Path of the photo under the API ('user/photo?hashid=…&v=…'), or null. */
  profile_image: orNull(Type.String()),
});
export type ToldRelation = Static<typeof ToldRelation>;

/** Something the family still has to settle before it can go on. */
const OutstandingItem = Type.Object({
  kind: Type.Literal('order'),
  hashid: Hashid,
  /** A Dutch sentence. */
  text: Type.String(),
  amount: Cents,
});
export type OutstandingItem = Static<typeof OutstandingItem>;

/** One of the families of a login. */
const OwnFamily = Type.Object({ hashid: Hashid, name: Type.String(), role: oneOf(FAMILY_ROLES) });
export type OwnFamily = Static<typeof OwnFamily>;

/** The answer of GET /user: the caller with their family. */
export const CurrentUser = Type.Object({
  ...ToldRelation.properties,
  /** Their own partner. */
  partner: orNull(ToldRelation),
  /** The caller's role in the family. */
  family_role: oneOf(FAMILY_ROLES),
  /** False: the address was never verified as the caller's; invitations wait until it is (docs/decisions/0019). */
  email_verified: Type.Boolean(),
  /** The day on which they are erased, at their request; absent if they did not ask. */
  erased_on: Type.Optional(Type.String({ format: 'date' })),
  /** The family members that count toward the limit. */
  children: Type.Array(ToldRelation),
  /** The founder, and everybody's partners. */
  others: Type.Array(ToldRelation),
  family: Type.Object({
    hashid: Hashid,
    name: Type.String(),
    /** The paid number of family members. */
    children: Type.Integer(),
  }),
  /** Every family open to the login, including this one, oldest membership first. */
  families: Type.Array(OwnFamily),
  outstanding: Type.Array(OutstandingItem),
});
export type CurrentUser = Static<typeof CurrentUser>;

/** A person in the family: the current user, or somebody shown to them. */
export type Relation = Omit<ToldRelation, 'partner'> & Pick<ToldRelation | CurrentUser, 'partner'>;

/**
 * One of the own users (GET /users?own=1): the caller and the relations of the family that are not blocked. For people
 * who can be chosen for a contract but are only a name to the caller, the rest is absent (docs/decisions/0018).
 */
export const OwnUser = Type.Object({
  ...Type.Pick(ToldRelation, ['hashid', 'firstname', 'infix', 'lastname']).properties,
  ...Type.Partial(Type.Pick(ToldRelation, ['relation_type', 'partners', 'birthdate', 'passed_away'])).properties,
});
export type OwnUser = Static<typeof OwnUser>;

/** The query of GET /users. `own` is '1' or absent: with any value, the answer is the own users (S-27). */
export const OwnUsersQuery = Type.Object({ own: Type.Optional(Type.Literal('1')) }, { additionalProperties: false });

/** The query of GET /user/photo. `v` is the version of the photo; it only makes the address new. */
export const PhotoQuery = Type.Object({ hashid: Hashid, v: Type.Optional(Type.String({ maxLength: 20 })) });

/** The body of POST /user/block. */
export const BlockForm = Type.Object({ hashid: Hashid, _method: Type.Literal('PATCH') });

/** The body of POST /user/death: the day somebody died; an empty one takes it back. */
export const DeathForm = Type.Object(
  { hashid: Hashid, death_date: Type.String({ maxLength: 1000 }) },
  { additionalProperties: false },
);
export type DeathForm = Static<typeof DeathForm>;

/** The body of POST /invitation: the person who gets a login, and the address for the mail. */
export const InvitationForm = Type.Object(
  { hashid: Hashid, email: Type.String({ maxLength: 1000 }) },
  { additionalProperties: false },
);
export type InvitationForm = Static<typeof InvitationForm>;

/** The body of POST /partnership. */
export const BondForm = Type.Object(
  {
    /** The partner, not the one whose partner they are. */
    hashid: Hashid,
    /** Empty takes an answer away. They are checked later, with a readable sentence. */
    bond: Type.String({ maxLength: 20 }),
    from_date: Type.String({ maxLength: 20 }),
    contract_date: Type.String({ maxLength: 20 }),
  },
  { additionalProperties: false },
);
export type BondForm = Static<typeof BondForm>;

/**
 * The text fields of POST /user (multipart/form-data); the photo comes separately, as RelationPhoto. An invalid
 * choice is checked later, with a readable sentence.
 */
export const RelationForm = Type.Object({
  _method: Type.Optional(Type.Literal('PATCH')),
  hashid: Type.Optional(Type.String()),
  changed_at: Type.Optional(
    Type.String({ description: 'With an edit: the changed_at it was made from; absent: whatever it is now' }),
  ),
  firstname: Type.String(),
  infix: Type.String(),
  lastname: Type.String(),
  gender: oneOf([...GENDERS, '']),
  email: Type.String(),
  phone: Type.String(),
  street: Type.String({ description: 'Street and number, or empty' }),
  town: Type.String({ description: 'Postcode and town, or empty' }),
  birthdate: Type.String({ description: 'year-month-day' }),
  relation_type: oneOf([...RELATION_TYPES, '']),
  kinship: Type.Optional(
    oneOf([...KINSHIPS, ''], { description: 'What they are to the founder; absent or empty: what the type says' }),
  ),
  child_of: Type.Optional(
    Type.String({
      description:
        'For a grandchild, a sibling or a parent: the hashid of whose child they are; for a child: of their other parent; or empty',
    }),
  ),
  userSelected: Type.String({ description: 'For a partner: the hashid of the person whose partner this is' }),
  bond: Type.Optional(
    Type.String({ description: 'For a new partner: how they are together, as in POST /partnership' }),
  ),
  from_date: Type.Optional(Type.String({ description: 'With bond: since when' })),
  contract_date: Type.Optional(Type.String({ description: "With bond: the day of the notary's contract" })),
  login: oneOf(['1', '0', ''], { description: 'For a child: whether they get a login' }),
  divorced: oneOf(['1', '0']),
  divorce_date: Type.Optional(
    Type.String({ description: 'With divorced: since when; absent or empty: today, or what was known' }),
  ),
  passed_away: oneOf(['1', '0']),
  death_date: Type.String(),
});
export type RelationForm = Static<typeof RelationForm>;

/** A photo next to the fields of a form, as a file. */
export const PhotoFile = Type.Object({ image: Type.Optional(File) });

/** A photo of a relation may also come as base64 text, with or without the prefix of a data URL; not as both. */
export const RelationPhoto = Type.Object({ ...PhotoFile.properties, image_base64: Type.Optional(Type.String()) });
