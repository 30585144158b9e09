/**
 * The law applied to a small family, independently: two married parents, two single children of 28 to 30, gifts, and loans that
 * are paid back at their end on 31 December 2033. It calls no product code; days are numbers.
 */
export interface Gift {
  date: string;
  amount: number;
  from: readonly string[];
  to: string;
  raised: boolean;
  byGiver: boolean;
}
export interface Loan {
  total: number;
  rate: number;
  /** It was compared with a bank's rate, and is the same. */
  compared: boolean;
  from: readonly string[];
  to: string;
  forgiven: readonly { date: string; amount: number; raised: boolean }[];
  lowered: { date: string; rate: number } | null;
}
export type Lives = Readonly<Record<string, string | null>>;
interface Family {
  lives: Lives;
  gifts: readonly Gift[];
  loans: readonly Loan[];
}

/** A gift from one parent, or two in equal parts, to a child on a day. */
export interface Given {
  kind: 'gift' | 'forgiveness';
  date: string;
  amount: number;
  from: readonly string[];
  to: string;
  raised: boolean;
  byGiver: boolean;
}

/** The part of one giver. */
interface Part extends Given {
  giver: string;
  own: number;
  /** They died within 180 days after it. */
  late: boolean;
}

export const YEARS = [2024, 2025, 2026] as const;
const FIGURES: Readonly<Record<number, readonly [yearly: number, raised: number, bracket: number]>> = {
  2024: [663_300, 3_181_300, 15_236_800],
  2025: [671_300, 3_219_500, 15_419_700],
  2026: [690_800, 3_312_900, 15_866_900],
};
const DAY = 86_400_000;
const at = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY;
const yearOf = (date: string) => Number(date.slice(0, 4));

/** Art. 27 SW: everything in a year; of two givers the first gets the leftover cent. */
const partsOf = (amount: number, from: readonly string[]) =>
  from.map((_one, place) => Math.floor(amount / from.length) + (place < amount % from.length ? 1 : 0));

function forgivenOf({ total, from, to, forgiven }: Loan): Given[] {
  let open = total;
  return [...forgiven]
    .map((one, place) => ({ ...one, place }))
    .sort((a, b) => at(a.date) - at(b.date) || a.place - b.place)
    .flatMap(({ date, amount, raised }): Given[] => {
      const part = Math.min(open, amount);
      open -= part;
      return part === 0 ? [] : [{ kind: 'forgiveness', date, amount: part, from, to, raised, byGiver: false }];
    });
}

/** The gifts in a year. */
export function givenIn({ gifts, loans }: Family, year: number): Given[] {
  const all: Given[] = [...gifts.map((gift) => ({ ...gift, kind: 'gift' as const })), ...loans.flatMap(forgivenOf)];
  return all.filter(({ date }) => yearOf(date) === year);
}

/** Art. 12 SW: givers who died within 180 days after it. */
const isLate = (date: string, death: string | null | undefined): boolean =>
  typeof death === 'string' && at(death) >= at(date) && at(death) - at(date) <= 180;

/** The same by giver, each for their own part. */
export function partsIn(family: Family, year: number): Part[] {
  return givenIn(family, year).flatMap((one) =>
    one.from.map((giver, place) => ({
      ...one,
      giver,
      own: partsOf(one.amount, one.from)[place] ?? 0,
      late: isLate(one.date, family.lives[giver]),
    })),
  );
}

const sum = (parts: readonly Part[]) => parts.reduce((all, { own }) => all + own, 0);

/** The total of a child's gifts in a year: parents are one giver (art. 28 SW). Cents. */
export function taxedIn(family: Family, to: string, year: number) {
  const [yearly, raised, bracket] = FIGURES[year] ?? [0, 0, 0];
  const parts = partsIn(family, year).filter((part) => part.to === to);
  const isInherited = ({ late, giver }: Part) => late && (family.lives[giver] ?? '') >= '2026';
  const alone = parts.filter((part) => !isInherited(part));
  // Once in a life (art. 33-5° SW): the first year in which it is claimed.
  const claimed = (one: number) => givenIn(family, one).some((given) => given.to === to && given.raised);
  const isRaised = claimed(year) && !YEARS.some((one) => one < year && claimed(one));
  const limit = isRaised ? raised : yearly;
  // A claimed gift stays a gift as far as the exemption holds for it (art. 12 lid 3 SW); the others use it first.
  const kept = isRaised
    ? Math.min(sum(parts.filter((part) => part.raised && isInherited(part))), Math.max(0, limit - sum(alone)))
    : 0;
  const counted = sum(alone) + kept;
  const exempt = Math.min(limit, counted);
  const taxOn = (cents: number) =>
    Math.floor((Math.min(cents, bracket) + 2 * Math.max(0, cents - bracket)) / 1_000) * 100;
  // The giver pays the tax over the part of these above the exemption, once on top.
  const free = Math.min(counted - exempt, sum(alone.filter(({ byGiver }) => byGiver)));
  const others = taxOn(counted - exempt - free);
  const taxable = counted - exempt + taxOn(counted - exempt) - others;
  return {
    total: sum(parts),
    inherited: sum(parts) - counted,
    exempt,
    taxable,
    tax: taxOn(taxable),
    byGiver: taxOn(taxable) - others,
    needsReturn: isRaised || counted > yearly,
  };
}

const FACTORS = [85n, 64n, 48n, 36n, 28n, 15n];
const sameDay = (date: string, years: number): number => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  return Date.UTC(year + years, month - 1, Math.min(day, last)) / DAY;
};

/**
 * The amount that a rate lowered in a year gives up, in cents; 0 if the question does not arise: the old rate less the new one
 * over the balance, each year times its factor (art. 6 Uitvoeringsbesluit SW).
 */
export function loweredIn({ total, rate, forgiven, lowered }: Loan, year: number): number {
  if (lowered === null || yearOf(lowered.date) !== year || lowered.rate >= rate) return 0;
  const gone = forgiven.filter(({ date }) => date <= lowered.date).reduce((all, { amount }) => all + amount, 0);
  return benefitOf(lowered.date, Math.max(0, total - gone), rate - lowered.rate);
}

/** The amount that a low rate agreed at the start, on 31 December 2023, gives up; 0 if the question does not arise. */
export const lowAtStart = (loan: Loan): number =>
  isAsked(loan) ? benefitOf('2023-12-31', loan.total, 6_000 - loan.rate) : 0;

/** Whether a rate is below 6 % and no bank's. */
const isAsked = ({ rate, compared }: Pick<Loan, 'rate' | 'compared'>): boolean =>
  rate < 6_000 && !(compared && rate >= 2_000);

/** A number of thousandths of a percent over the balance, from a day until the end, each year times its factor. */
function benefitOf(date: string, open: number, missing: number): number {
  const end = at('2033-12-31');
  // In 365 × 366 parts of a year.
  let weighed = 0n;
  for (let years = 0; sameDay(date, years) < end; years += 1) {
    const [from, until] = [sameDay(date, years), sameDay(date, years + 1)];
    const days = BigInt(Math.min(end, until) - from);
    weighed += ((FACTORS[Math.floor(years / 5)] ?? 15n) * days * 365n * 366n) / BigInt(until - from);
  }
  const [part, whole] = [BigInt(open) * BigInt(missing) * weighed, 100_000n * 100n * 365n * 366n];
  return Number((2n * part + whole) / (2n * whole));
}
