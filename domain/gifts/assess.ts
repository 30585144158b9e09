import type { IsoDate } from '../dates/isoDate.ts';
import type {
  ClaimRefusal,
  ExemptionClaim,
  GiftKinship,
  GiftLine,
  GiftResult,
  RaisedClaim,
  UsedClaim,
} from '../wire/gifts.ts';
import { type Figure, type GiftFigures, giftFigures } from './yearlyFigures.ts';
import { ageFor } from './raisedWindow.ts';
import { giftTax, type KinshipGroup } from './tax.ts';

/** The gifts between one giver and one recipient in one calendar year, with the facts that decide about them. */
export interface YearOfGifts {
  year: number;
  kinship: GiftKinship;
  lines: readonly GiftLine[];
  usedBefore: UsedClaim | null;
  /** The birth dates of everybody who is the recipient on a day. */
  birthdatesOn: (date: IsoDate) => readonly (IsoDate | null)[];
}

export interface Assessment {
  total: number;
  refused: { kind: RaisedClaim; why: ClaimRefusal } | null;
  result: GiftResult | null;
}

type Claim = GiftLine & { exemption: RaisedClaim };

const isClaim = (line: GiftLine): line is Claim => line.exemption !== 'yearly';
const sumOf = (lines: readonly GiftLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

const GROUPS: Readonly<Record<GiftKinship, KinshipGroup>> = { child: '1', partner: '1', grandchild: '1A', other: '2' };

/** The group of art. 24 lid 1 SW that a gift is taxed in. */
export const groupOf = (kinship: GiftKinship): KinshipGroup => GROUPS[kinship];

function figureOf(kind: ExemptionClaim, kinship: GiftKinship, figures: GiftFigures): Figure | null {
  if (kind === 'raised_free') return figures.raisedFree;
  if (kind === 'raised_study') return figures.raisedStudy;
  if (kind === 'raised_home') return figures.raisedHome;
  return kinship === 'child' ? figures.child : figures.others;
}

/** Why a claim does not hold; null when it does (art. 33-5° SW). */
function refusalOf(
  claim: Claim,
  first: Claim,
  { kinship, usedBefore, birthdatesOn, year }: YearOfGifts,
): ClaimRefusal | null {
  const figures = giftFigures(year);
  if (figures && figureOf(claim.exemption, kinship, figures) === null) return 'abolished';
  // The one for a home was for gifts of anybody.
  if (kinship !== 'child' && claim.exemption !== 'raised_home') return 'not_parents';
  if (usedBefore) return 'used_before';
  if (claim.exemption !== first.exemption) return 'two_kinds';
  const age = ageFor(birthdatesOn(claim.date), claim.date);
  return age === 'right' ? null : age;
}

/** The claims of the year that hold, and the first that does not. */
export function judgeClaims(year: YearOfGifts): { held: Claim[]; refused: Assessment['refused'] } {
  const claims = year.lines.filter(isClaim);
  const held: Claim[] = [];
  let refused: Assessment['refused'] = null;
  for (const claim of claims) {
    const why = refusalOf(claim, held[0] ?? claim, year);
    if (why === null) held.push(claim);
    else refused ??= { kind: claim.exemption, why };
  }
  return { held, refused };
}

/**
 * Returns the amount a raised exemption covers: free to spend, everything given in the year at the right age; for a
 * study or a home, everything given for it.
 */
function coveredBy(held: readonly Claim[], { lines, birthdatesOn }: YearOfGifts): number {
  if (held[0]?.exemption !== 'raised_free') return sumOf(held);
  return sumOf(lines.filter(({ date }) => ageFor(birthdatesOn(date), date) === 'right'));
}

/**
 * Applies the figures of the year to the gifts (docs/domain.md 2.1 to 2.3). Everything of a calendar year is one gift
 * (art. 27, 28 SW); a raised exemption takes the place of the yearly one. In a year without figures there is a total
 * and no result.
 */
export function assess(gifts: YearOfGifts): Assessment {
  const { year, kinship, lines } = gifts;
  const figures = giftFigures(year);
  const total = sumOf(lines);
  const { held, refused } = judgeClaims(gifts);
  const yearly = figures && figureOf('yearly', kinship, figures);
  if (!figures || !yearly) return { total, refused, result: null };

  const claimed = held[0]?.exemption;
  const raised = claimed === undefined ? null : figureOf(claimed, kinship, figures);
  const covered = coveredBy(held, gifts);
  // Never worse than without the claim: whoever claims may choose.
  const withRaised = raised ? Math.min(raised.cents, covered) : 0;
  const useRaised = claimed !== undefined && raised !== null && withRaised >= Math.min(yearly.cents, total);
  const limit = useRaised ? raised.cents : yearly.cents;
  const exempt = useRaised ? withRaised : Math.min(limit, total);
  const taxable = total - exempt;
  const result: GiftResult = {
    exemption: useRaised ? claimed : 'yearly',
    limit,
    exempt,
    left: limit - exempt,
    taxable,
    tax: giftTax(groupOf(kinship), taxable, figures),
    return_before: useRaised || total > yearly.cents ? `${year + 1}-03-01` : null,
  };
  return { total, refused, result };
}
