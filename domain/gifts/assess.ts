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
import { whyNotSpread } from './homeSpread.ts';
import { taxByGiver } from './freeOfTax.ts';
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
  /** All gifts; the part taxed only with the inheritance is `inherited`. */
  total: number;
  inherited: number;
  refused: { kind: RaisedClaim; why: ClaimRefusal } | null;
  result: GiftResult | null;
}

type Claim = GiftLine & { exemption: RaisedClaim };

const isClaim = (line: GiftLine): line is Claim => line.exemption !== 'yearly';
const sumOf = (lines: readonly GiftLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

const GROUPS: Readonly<Record<GiftKinship, KinshipGroup>> = { child: '1', partner: '1', grandchild: '1A', other: '2' };

/** The group of art. 24 lid 1 SW in which a gift is taxed. */
export const groupOf = (kinship: GiftKinship): KinshipGroup => GROUPS[kinship];

function figureOf(kind: ExemptionClaim, kinship: GiftKinship, figures: GiftFigures): Figure | null {
  if (kind === 'raised_free') return figures.raisedFree;
  if (kind === 'raised_study') return figures.raisedStudy;
  if (kind === 'raised_home') return figures.raisedHome;
  return kinship === 'child' ? figures.child : figures.others;
}

/** Why a claim does not hold; null if it does (art. 33-5° SW). */
function refusalOf(
  claim: Claim,
  first: Claim,
  { kinship, usedBefore, birthdatesOn, year }: YearOfGifts,
): ClaimRefusal | null {
  const figures = giftFigures(year);
  if (figures && figureOf(claim.exemption, kinship, figures) === null) return 'abolished';
  // The exemption for a home applied to gifts from anybody.
  if (kinship !== 'child' && claim.exemption !== 'raised_home') return 'not_parents';
  if (usedBefore) return whyNotSpread(claim, usedBefore, birthdatesOn(claim.date));
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
 * Returns the amount a raised exemption covers, for gifts whose givers did not die soon after. Free to spend: everything given
 * in the year at the right age; for a study or a home: everything given for it.
 */
function coveredBy(held: readonly Claim[], { lines, birthdatesOn }: YearOfGifts): number {
  if (held[0]?.exemption !== 'raised_free') return sumOf(held.filter(isGiftAlone));
  return sumOf(lines.filter((line) => isGiftAlone(line) && ageFor(birthdatesOn(line.date), line.date) === 'right'));
}

const isGiftAlone = ({ inherited }: GiftLine): boolean => inherited !== true;

/** The amount that an exemption covers, and the sum it is taken from; cents. */
interface Applied {
  sum: number;
  exempt: number;
}

/**
 * A raised exemption on the claimed gifts. If the giver died soon after, a gift stays a gift only as far as the exemption
 * holds for it (art. 12 lid 3 SW); the other gifts of the year use it first.
 */
function applyRaised(limit: number, held: readonly Claim[], gifts: YearOfGifts): Applied {
  const covered = coveredBy(held, gifts);
  const claimed = sumOf(held.filter((line) => !isGiftAlone(line)));
  const staying = Math.min(claimed, Math.max(0, limit - covered));
  return { sum: sumOf(gifts.lines.filter(isGiftAlone)) + staying, exempt: Math.min(limit, covered + staying) };
}

/**
 * The taxed part of the gifts for which the giver pays the tax: the exemption goes to the others first, and a study or home
 * claim only to its own.
 */
function freeOf(taxable: number, limit: number, held: readonly Claim[], lines: readonly GiftLine[]): number {
  const alone = lines.filter(isGiftAlone);
  const [kept, rest] = [true, false].map((inside) =>
    alone.filter((line) => held.some((one) => one === line) === inside),
  );
  const free = (of: readonly GiftLine[] = []) => sumOf(of.filter(({ free_of_tax }) => free_of_tax === true));
  const above = held.length === 0 ? 0 : Math.max(0, sumOf(kept ?? []) - limit);
  return Math.min(taxable, free(rest) + Math.min(free(kept), above));
}

/**
 * Applies the figures of the year to the gifts (docs/domain.md 2.1 to 2.3). All gifts of a calendar year are one gift
 * (art. 27, 28 SW); a raised exemption replaces the yearly one. Gifts shortly before the giver's death are left out (art.
 * 12 SW). A year without figures has a total and no result.
 */
export function assess(gifts: YearOfGifts): Assessment {
  const { year, kinship, lines } = gifts;
  const figures = giftFigures(year);
  const total = sumOf(lines);
  const given = sumOf(lines.filter(isGiftAlone));
  const { held, refused } = judgeClaims(gifts);
  const yearly = figures && figureOf('yearly', kinship, figures);
  if (!figures || !yearly) return { total, inherited: total - given, refused, result: null };

  const claimed = held[0]?.exemption;
  const full = claimed === undefined ? null : figureOf(claimed, kinship, figures);
  // An exemption spread over three years has the remainder of the years before (art. 33a lid 2 SW).
  const raised = full && gifts.usedBefore ? { ...full, cents: gifts.usedBefore.left ?? 0 } : full;
  const plain: Applied = { sum: given, exempt: Math.min(yearly.cents, given) };
  const withRaised = raised && applyRaised(raised.cents, held, gifts);
  // Never worse than without the claim: claiming is optional.
  const useRaised = claimed !== undefined && withRaised !== null && withRaised.exempt >= plain.exempt;
  const { sum, exempt } = useRaised ? withRaised : plain;
  const limit = useRaised && raised ? raised.cents : yearly.cents;
  const own = useRaised && claimed !== 'raised_free' ? held : [];
  const taxOf = (cents: number) => giftTax(groupOf(kinship), cents, figures);
  const { gift, tax, paid } = taxByGiver(sum - exempt, freeOf(sum - exempt, limit, own, lines), taxOf);
  const result: GiftResult = {
    exemption: useRaised ? claimed : 'yearly',
    limit,
    exempt,
    left: limit - exempt,
    taxable: sum - exempt + gift,
    tax,
    ...(paid > 0 && { by_giver: { gift, tax: paid } }),
    return_before: useRaised || sum > yearly.cents ? `${year + 1}-03-01` : null,
  };
  return { total, inherited: total - sum, refused, result };
}
