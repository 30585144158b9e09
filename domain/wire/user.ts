import type { IsoDateText } from './isoDateText.ts';

export type Gender = 'man' | 'vrouw' | 'onbekend';
export type RelationType = 'child' | 'partner';

/** One side of a partnership as GET /users?own=1 and GET /user show it. */
export interface Partnership {
  self: { hashid: string };
  partner: { hashid: string; firstname: string };
  /** The wedding, or the registered partnership; null when nobody wrote it down (docs/decisions/0023). */
  from: IsoDateText | null;
  /** Null while it lasts. */
  until: IsoDateText | null;
}

/** A person of the family (User / relation). */
export interface Relation {
  hashid: string;
  firstname: string;
  infix: string;
  lastname: string;
  gender: Gender;
  email: string;
  /** E.164 ('+31612345678'), or empty. */
  phone: string;
  birthdate: IsoDateText | null;
  /** Null for the founder of the family. */
  relation_type: RelationType | null;
  partners: Partnership[];
  /** Whether this is a child of the family: `relation_type` in a yes or a no, as the specification names it. */
  child: boolean;
  /** Whether this is somebody's partner. On the current user it is their own partner, or null. */
  partner: boolean | Relation | null;
  /** Hashid of the person whose partner this is; null for a child or the founder. */
  userSelected: string | null;
  /** May this person have a login of their own? Once true it stays true. */
  login: boolean;
  /** An invitation was sent. */
  invited: boolean;
  /** The person has confirmed the invitation with their own login. */
  signed: boolean;
  blocked: boolean;
  /** By which the identity provider knows them; null without a login. It opens nothing. */
  sub: string | null;
  divorced: boolean;
  passed_away: boolean;
  death_date: IsoDateText | null;
  /** Path of the photo under the API ('user/photo?hashid=…&v=…'), or null. */
  profile_image: string | null;
}

/** Somebody of the family, as the current user is told of them: what they are is a yes or a no. */
export interface ToldRelation extends Relation {
  partner: boolean;
}

/** Something the family still has to settle before it can go on. */
export interface OutstandingItem {
  kind: 'order';
  hashid: string;
  /** A Dutch sentence. */
  text: string;
  /** In cents. */
  amount: number;
}

/** The answer of GET /user: the caller with their family. */
export interface CurrentUser extends Relation {
  /** The caller's role in the family: parents manage, members see what they are a party to. */
  family_role: 'parent' | 'member';
  /** False: the address was never shown to be the caller's; invitations wait until it is (docs/decisions/0011). */
  email_verified: boolean;
  /** The family members the limit counts. */
  children: ToldRelation[];
  /** Partners of the founder and of the children. */
  others: ToldRelation[];
  family: { name: string; /** the paid number of family members */ children: number };
  partner: ToldRelation | null;
  outstanding: OutstandingItem[];
}

/** One of the own users (GET /users?own=1): the caller and the relations of the family that are not blocked. */
export interface OwnUser {
  hashid: string;
  firstname: string;
  infix: string;
  lastname: string;
  relation_type: RelationType | null;
  partners: Partnership[];
  birthdate: IsoDateText | null;
  passed_away: boolean;
}

/** The body of POST /partnership. */
export interface WeddingForm {
  /** The partner, not the one whose partner they are. */
  hashid: string;
  /** year-month-day; empty takes it away */
  from_date: string;
}

/** The text fields of POST /user (multipart/form-data); `image` is the optional photo. */
export interface RelationForm {
  _method?: 'PATCH';
  hashid?: string;
  firstname: string;
  infix: string;
  lastname: string;
  gender: Gender | '';
  email: string;
  phone: string;
  /** year-month-day */
  birthdate: string;
  relation_type: RelationType | '';
  /** For a partner: the hashid of the person whose partner this is. */
  userSelected: string;
  /** For a child: '1' or '0'. */
  login: '1' | '0' | '';
  divorced: '1' | '0';
  passed_away: '1' | '0';
  death_date: string;
}
