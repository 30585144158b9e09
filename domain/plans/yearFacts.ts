import { isLoan } from '../contracts/isLoan.ts';
import { hashids } from '../contracts/sides.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { giftYear } from '../gifts/giftYear.ts';
import { newestFigures } from '../gifts/yearlyFigures.ts';
import { paidUntil } from '../loans/events/paidUntil.ts';
import { draftEvent } from '../loans/events/draftEvent.ts';
import { ledgerOf } from '../loans/ledger/ledger.ts';
import { openPrincipal } from '../loans/openPrincipal.ts';
import { scheduleOf } from '../loans/schedule.ts';
import type { ContractDetail, LoanDetail } from '../wire/contract.ts';
import type { LoanEvent } from '../wire/event.ts';
import type { GiftMeter, GiftPerson } from '../wire/gifts.ts';
import type { Forgiven, YearFacts } from './course.ts';

/** The meter of the parents and a child in a year (domain/gifts/units.ts names it so). */
const keyOf = (child: string): string => `parents>${child}`;

/**
 * The remainder of the yearly exemption. A claimed raised exemption replaces the yearly one, and a plan expects nothing then,
 * the careful side. A year without figures uses the newest year's.
 */
function roomOf({ result, kinship, total, inherited }: GiftMeter, year: number): number {
  if (result !== null) return result.exemption === 'yearly' ? result.left : 0;
  const { child, others } = newestFigures(year);
  return Math.max(0, (kinship === 'child' ? child : others).cents - (total - inherited));
}

const isGiven = (line: GiftMeter['lines'][number]): boolean => line.kind !== 'callable' && line.inherited !== true;

/** The contracts that matter for a child: those to it or to a current or former partner. */
export function contractsTo(
  child: string,
  contracts: readonly ContractDetail[],
  people: readonly GiftPerson[],
): ContractDetail[] {
  const partners = people.find(({ hashid }) => hashid === child)?.partners ?? [];
  const side = new Set([child, ...hashids(partners)]);
  return contracts.filter(({ parties }) => parties.to.some(({ hashid }) => side.has(hashid)));
}

/**
 * The meters of a family for the years of a plan, each calculated once.
 * @param contracts of contractsTo()
 * @param first the first day of the plan: earlier gifts do not count for it
 */
export function yearFactsOf(
  child: string,
  { contracts, people, first }: { contracts: readonly ContractDetail[]; people: readonly GiftPerson[]; first: IsoDate },
  today: IsoDate,
): (year: number) => YearFacts {
  const known = new Map<number, YearFacts>();
  return (year) => {
    const before = known.get(year);
    if (before) return before;
    const { meters, figures } = giftYear(contracts, people, year, today);
    const meter = meters.find(({ key }) => key === keyOf(child));
    const lines = meter?.lines.filter((line) => isGiven(line) && line.date >= first) ?? [];
    const made = {
      given: lines.reduce((sum, { amount }) => sum + amount, 0),
      room: meter ? roomOf(meter, year) : 0,
      assumed: !figures,
    };
    known.set(year, made);
    return made;
  };
}

/** Whether part of a loan can be forgiven by a plan of these parents for this child. */
export const isForgivable = (
  contract: ContractDetail,
  child: string,
  from: readonly string[],
  today: IsoDate,
): contract is LoanDetail =>
  isLoan(contract) &&
  contract.contract.signed_date !== null &&
  contract.archived_at === undefined &&
  contract.contract.start_date <= today &&
  (contract.balance ?? 0) > 0 &&
  contract.parties.to.some(({ hashid }) => hashid === child) &&
  contract.parties.from.every(({ hashid }) => from.includes(hashid));

/**
 * The balance of a loan on a day, if every term until then is paid on its day, and the plan forgave this much before. Terms are
 * paid up to each forgiveness before it counts: as the first record it would be taken off terms that count as paid
 * (docs/decisions/0001).
 * @returns a function to call in chronological order, each time with the same forgiveness or more
 */
export function openOf(loan: LoanDetail): (date: IsoDate, before: readonly Forgiven[]) => number {
  const facts = { kind: 'forgiveness', outcome: loan.contract.extra_repayment } as const;
  let known: readonly LoanEvent[] = loan.events;
  let counted = 0;
  return (date, before) => {
    for (const one of before.slice(counted))
      known = [...paidUntil(loan, known, one.date), draftEvent({ ...facts, ...one }, `plan ${one.date}`)];
    counted = before.length;
    const events = paidUntil(loan, known, date);
    return openPrincipal(events, date, {
      ledger: () => ledgerOf(loan, events),
      plan: () => scheduleOf(loan.type, loan.total, loan.contract),
    });
  };
}
