import { Type, type Static } from 'typebox';
import { Cents, Hashid, oneOf, orNull } from './basics.ts';
import {
  CLAIM_REFUSALS,
  EXEMPTION_CLAIMS,
  GIFT_KINDS,
  GIFT_KINSHIPS,
  SHARES_VISIBILITIES,
  WAITING_REASONS,
} from './choices/gifts.ts';
import { IsoDateText } from './isoDateText.ts';
import { BondFacts, ToldRelation } from './user.ts';

/**
 * The gifts of a family, and how much it may still give without tax. All 'signedIn' unless stated otherwise; failures as
 * everywhere (domain/wire/error.ts).
 *
 * - `GET /gifts/meter?year=2026` → GiftYear. A manager sees every pair of giver and recipient of the family; a member the
 *   pairs they belong to, and of those the whole: the law counts a couple as one. V422 on `year`.
 * - `GET /gifts/shares` → EqualShares. Each child's gifts; a member sees them if the parents chose so.
 * - `POST /gifts/visibility` VisibilityChoice → EqualShares. 'manager' only. V422 on `visibility`.
 */
const ExemptionClaim = oneOf(EXEMPTION_CLAIMS);
export type ExemptionClaim = Static<typeof ExemptionClaim>;
const [, ...RAISED_CLAIMS] = EXEMPTION_CLAIMS;
const RaisedClaim = oneOf(RAISED_CLAIMS);
export type RaisedClaim = Static<typeof RaisedClaim>;

/** A calendar year, as a query carries it. */
export const YearQuery = Type.Object(
  { year: Type.String({ pattern: '^(19|20|21)[0-9]{2}$' }) },
  { additionalProperties: false },
);

/** One partnership of a person: the partner, and the facts that decide whether the law counts them as partners. */
const GiftPartnership = Type.Object({ hashid: Hashid, ...BondFacts.properties });
export type GiftPartnership = Static<typeof GiftPartnership>;

/** A person as the meter needs to know them. */
const GiftPerson = Type.Object({
  ...Type.Pick(ToldRelation, ['hashid', 'firstname', 'relation_type', 'kinship', 'child_of', 'birthdate', 'death_date'])
    .properties,
  partners: Type.Array(GiftPartnership),
  /** For a person whose partnerships the caller does not know: the people with whom the law counts them as one now. */
  together: Type.Optional(Hashid),
  /** Set with `together`: they give as one, but are not (or no longer) partners by law. */
  beside: Type.Optional(Type.Literal(true)),
});
export type GiftPerson = Static<typeof GiftPerson>;

export const GiftKind = oneOf(GIFT_KINDS);
export type GiftKind = Static<typeof GiftKind>;

/** One gift, as far as it is between one giver and one recipient. */
const GiftLine = Type.Object({
  kind: GiftKind,
  /** The contract's hashid; null if the caller is not a party to it. */
  contract: orNull(Hashid),
  date: IsoDateText,
  amount: Cents,
  exemption: ExemptionClaim,
  /** Set: the giver died so soon after it that it is taxed with the inheritance alone (art. 12 SW, deaths from 2026 on). */
  inherited: Type.Optional(Type.Literal(true)),
  /** The givers who died within 180 days after it (art. 12 SW), whatever the year; absent if nobody did. */
  died_soon: Type.Optional(Type.Array(Hashid)),
  /** Set: the giver pays the tax over it, which is a gift as well. */
  free_of_tax: Type.Optional(Type.Literal(true)),
});
export type GiftLine = Static<typeof GiftLine>;

export const GiftKinship = oneOf(GIFT_KINSHIPS);
export type GiftKinship = Static<typeof GiftKinship>;

const ClaimRefusal = oneOf(CLAIM_REFUSALS);
export type ClaimRefusal = Static<typeof ClaimRefusal>;

/** A raised exemption that was used. */
const UsedClaim = Type.Object({
  kind: RaisedClaim,
  year: Type.Integer(),
  /** For the home exemption: the remainder after its first year and later ones (art. 33a lid 2 SW, until 2023). */
  left: Type.Optional(Cents),
});
export type UsedClaim = Static<typeof UsedClaim>;

/** The gifts with the figures of the year applied. */
export const GiftResult = Type.Object({
  exemption: ExemptionClaim,
  /** The exemption itself. */
  limit: Cents,
  /** The part of the gifts that is exempt: never more than the exemption. */
  exempt: Cents,
  /** The amount that can still be given under this exemption; zero once nobody is alive on one side. */
  left: Cents,
  taxable: Cents,
  /** Whole euros, in cents. */
  tax: Cents,
  /** Set if the giver pays tax: the part of `taxable` that is a gift for that reason, and the part of `tax` they pay. */
  by_giver: Type.Optional(Type.Object({ gift: Cents, tax: Cents })),
  /** A return is needed: before 1 March of the next year. */
  return_before: orNull(IsoDateText),
});
export type GiftResult = Static<typeof GiftResult>;

/** One giver and one recipient in one calendar year, as the law counts them (art. 26, 28 SW). */
const GiftMeter = Type.Object({
  /** The same for this pair in every year. */
  key: Type.String(),
  /** Both parents, or one person. */
  giver: Type.Array(Hashid),
  /** A child and its partner, or one person. */
  recipient: Type.Array(Hashid),
  kinship: GiftKinship,
  /** Set if the family did not say enough about the two: then the kinship is 'other', the careful side. */
  kinship_unknown: Type.Optional(Type.Literal(true)),
  /** The gifts, oldest first. */
  lines: Type.Array(GiftLine),
  /** The total of the gifts. */
  total: Cents,
  /** The part taxed with the inheritance alone: the result leaves it out. */
  inherited: Cents,
  /** A raised exemption used in an earlier year. */
  used_before: orNull(UsedClaim),
  refused: orNull(Type.Object({ kind: RaisedClaim, why: ClaimRefusal })),
  /**
   * The days between which a raised exemption can be used (art. 33-5°), the last one a 40th birthday; null without a
   * birth date.
   */
  raised_from: orNull(IsoDateText),
  raised_until: orNull(IsoDateText),
  /**
   * The givers who died within 180 days after a gift that counts with the inheritance (art. 12 SW): for a death from 2026 on only
   * there (`alone`), which is `inherited`; for an earlier one there too.
   */
  late: Type.Array(Type.Object({ giver: Hashid, died: IsoDateText, alone: Type.Boolean() })),
  /** Null in a year without figures. */
  result: orNull(GiftResult),
});
export type GiftMeter = Static<typeof GiftMeter>;

/** A gift that does not count yet, and why. */
const WaitingGift = Type.Object({ contract: orNull(Hashid), amount: Cents, why: oneOf(WAITING_REASONS) });
export type WaitingGift = Static<typeof WaitingGift>;

/** The benefit of a low rate for a fixed term: a gift if intended, which no sum can tell. No meter counts it. */
const PossibleGift = Type.Object({
  contract: orNull(Hashid),
  amount: Cents,
  /** Set: the rate was lowered on this day. */
  lowered_on: Type.Optional(IsoDateText),
});
export type PossibleGift = Static<typeof PossibleGift>;

/** The answer of GET /gifts/meter. */
export const GiftYear = Type.Object({
  year: Type.Integer(),
  figures: Type.Boolean({ description: 'Whether the figures of this year are known; without them nothing is guessed' }),
  people: Type.Array(GiftPerson),
  meters: Type.Array(GiftMeter),
  waiting: Type.Array(WaitingGift),
  possible: Type.Array(PossibleGift),
});
export type GiftYear = Static<typeof GiftYear>;

const SharesVisibility = oneOf(SHARES_VISIBILITIES);
export type SharesVisibility = Static<typeof SharesVisibility>;

/** The body of POST /gifts/visibility. */
export const VisibilityChoice = Type.Object({ visibility: SharesVisibility }, { additionalProperties: false });

/** The amounts one child got from its parents over all years. */
const ChildShare = Type.Object({
  child: Hashid,
  /** The child and its current partner. */
  people: Type.Array(Hashid),
  /** Signed gifts. */
  received: Cents,
  /** Forgiven principal of loans. */
  forgiven: Cents,
  /** Signed loans, at their original amount. */
  borrowed: Cents,
  /** The part of those loans still open today. */
  open: Cents,
  /** The part of the gifts that counts toward the estate because the agreement says so (inbreng, BW 4:229). */
  estate: Cents,
});
export type ChildShare = Static<typeof ChildShare>;

/** The answer of GET /gifts/shares. */
export const EqualShares = Type.Object({
  visibility: SharesVisibility,
  /** Null: the parents keep it private. */
  shares: orNull(Type.Array(Type.Object({ ...ChildShare.properties, firstname: Type.String() }))),
});
export type EqualShares = Static<typeof EqualShares>;
