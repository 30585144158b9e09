import type { GiftClauses } from './clauses.ts';
import type { IsoDateText } from './isoDateText.ts';
import type { RelationType } from './user.ts';

/**
 * What a family gave, and what it may still give without tax. All 'signedIn' but where it says so; failures as
 * everywhere (domain/wire/error.ts).
 *
 * - `GET /gifts/meter?year=2026` → GiftYear. A parent sees every pair of giver and recipient of the family; a member
 * the
 *   pairs they belong to, and of those the whole: the law counts a couple as one. V422 on `year`.
 * - `GET /gifts/shares` → EqualShares. What each child got; a member sees it when the parents chose that.
 * - `POST /gifts/visibility` {visibility} → EqualShares. 'parent' only. V422 on `visibility`.
 */
export type ExemptionClaim = GiftClauses['exemption'];
export type RaisedClaim = Exclude<ExemptionClaim, 'yearly'>;

/** A person as the meter needs to know them. */
export interface GiftPerson {
  hashid: string;
  firstname: string;
  /** Null for the founder of the family. */
  relation_type: RelationType | null;
  birthdate: IsoDateText | null;
  death_date: IsoDateText | null;
  partners: GiftPartnership[];
}

/** One partnership of a person; `from` is null when nobody wrote down since when, `until` while it lasts. */
export interface GiftPartnership {
  hashid: string;
  from: IsoDateText | null;
  until: IsoDateText | null;
}

/**
 * 'gift': a gift agreement; 'forgiveness': principal of a loan that was forgiven; 'callable': the gift from day to day
 * of a loan that can be called at once or soon, below 6 % (art. 15 SW).
 */
export type GiftKind = 'gift' | 'forgiveness' | 'callable';

/** One thing that was given, as far as it is between one giver and one recipient. */
export interface GiftLine {
  kind: GiftKind;
  /** The contract's hashid; null when the caller is no party to it. */
  contract: string | null;
  date: IsoDateText;
  /** In cents. */
  amount: number;
  exemption: ExemptionClaim;
}

/** 'child': from parents to a child or its partner; 'partner': between partners; 'other': everybody else. */
export type GiftKinship = 'child' | 'partner' | 'other';

/** Why a claim of a raised exemption does not hold. */
export type ClaimRefusal =
  'not_parents' | 'used_before' | 'too_young' | 'too_old' | 'no_birthdate' | 'abolished' | 'two_kinds';

/** A raised exemption that was used. */
export interface UsedClaim {
  kind: RaisedClaim;
  year: number;
}

/** One giver and one recipient in one calendar year, as the law counts them (art. 26, 28 SW); amounts in cents. */
export interface GiftMeter {
  /** The same for this pair in every year. */
  key: string;
  /** Hashids: both parents, or one person. */
  giver: string[];
  /** Hashids: a child and its partner, or one person. */
  recipient: string[];
  kinship: GiftKinship;
  /** Oldest first. */
  lines: GiftLine[];
  total: number;
  /** A raised exemption that was used in an earlier year. */
  used_before: UsedClaim | null;
  refused: { kind: RaisedClaim; why: ClaimRefusal } | null;
  /**
   * The days between which a raised exemption can be used (art. 33-5°), the last one a 40th birthday; null without a
   * birth date.
   */
  raised_from: IsoDateText | null;
  raised_until: IsoDateText | null;
  /** A giver died within 180 days after one of the gifts: that one counts with the inheritance (art. 12 SW). */
  near_death: boolean;
  /** Null in a year without figures. */
  result: GiftResult | null;
}

/** What the figures of the year make of it; amounts in cents. */
export interface GiftResult {
  exemption: ExemptionClaim;
  /** The exemption itself. */
  limit: number;
  /** What of the gifts is exempt: never more than the exemption. */
  exempt: number;
  /** What can still be given under this exemption. */
  left: number;
  taxable: number;
  /** Whole euros, in cents. */
  tax: number;
  /** A return is needed: before 1 March of the next year. */
  return_before: IsoDateText | null;
}

/** A gift that does not count yet, and why. */
export interface WaitingGift {
  contract: string | null;
  amount: number;
  why: 'unsigned' | 'condition' | 'at_death';
}

/** The answer of GET /gifts/meter. */
export interface GiftYear {
  year: number;
  /** Whether the figures of this year are known; without them nothing is guessed. */
  figures: boolean;
  people: GiftPerson[];
  meters: GiftMeter[];
  waiting: WaitingGift[];
}

/** Who sees what each child got: the parents alone, or everyone of the family with a login. */
export type SharesVisibility = 'parents' | 'everyone';

/** What one child got from its parents over all years; amounts in cents. */
export interface ChildShare {
  /** Hashid. */
  child: string;
  /** The child and its partner of today. */
  people: string[];
  /** Gifts that were signed. */
  received: number;
  /** Principal of loans that was forgiven. */
  forgiven: number;
  /** Loans that were signed, as they began. */
  borrowed: number;
  /** What of them is still open today. */
  open: number;
  /** What of the gifts counts toward the estate, because the agreement says so (inbreng, BW 4:229). */
  estate: number;
}

/** The answer of GET /gifts/shares. */
export interface EqualShares {
  visibility: SharesVisibility;
  /** Null: the parents keep it to themselves. */
  shares: (ChildShare & { firstname: string })[] | null;
}
