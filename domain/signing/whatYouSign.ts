import { isLoan } from '../contracts/isLoan.ts';
import type { Side } from '../contracts/sides.ts';
import { formatDateLong } from '../dates/dutchDate.ts';
import { scheduleOf } from '../loans/schedule.ts';
import { formatEuro, formatEuroShort } from '../money/format.ts';
import { formatPercent } from '../money/percent.ts';
import { fullNames } from '../names/name.ts';
import type { Contract, GiftContract, LoanContract } from '../wire/contract.ts';

const PER = { 1: 'per maand', 3: 'per kwartaal', 12: 'per jaar' } as const;

/**
 * What somebody signs, in three sentences: how much and from whom to whom, what they owe or promise by it, and until when.
 * Throws for a loan whose terms allow no schedule; those are refused before.
 * @param side of whoever reads it; 'none' reads it as an outsider
 */
export const whatYouSign = (contract: Contract, side: Side): string[] =>
  isLoan(contract) ? ofLoan(contract, side) : ofGift(contract, side);

function ofLoan({ type, total, contract: terms, parties }: LoanContract, side: Side): string[] {
  const { regularPayment, terms: list, endDate } = scheduleOf(type, total, terms);
  const [from, to] = [fullNames(parties.from), fullNames(parties.to)];
  const per = PER[terms.payment_every];
  const back = {
    AnnuityLoanContract: `in ${list.length} termijnen van ${formatEuro(regularPayment)} ${per}, rente inbegrepen`,
    LinearLoanContract: `in ${list.length} termijnen, te beginnen met ${formatEuro(regularPayment)} ${per}, rente inbegrepen`,
    RepaymentFreeLoanContract: `in één keer aan het eind, en tot dan de rente ${per}`,
  }[type];
  const promise = {
    from: `Jij leent dit geld uit, en krijgt het terug ${back}.`,
    to: `Jij belooft het terug te betalen ${back}.`,
    none: `Het geld komt terug ${back}.`,
  }[side];
  return [
    `${from} ${parties.from.length > 1 ? 'lenen' : 'leent'} ${formatEuroShort(total)} uit aan ${to}, tegen ${formatPercent(terms.rate_millipercent)} rente per jaar.`,
    promise,
    `De lening loopt van ${formatDateLong(terms.start_date)} tot en met ${formatDateLong(endDate)}.`,
  ];
}

function ofGift({ total, contract: terms, parties }: GiftContract, side: Side): string[] {
  const [from, to] = [fullNames(parties.from), fullNames(parties.to)];
  const when = terms.gift_date === null ? '' : ` op ${formatDateLong(terms.gift_date)}`;
  const promise = {
    from: `Jij maakt dit bedrag${when} over.`,
    to: `Jij krijgt dit bedrag${when}, en houdt je aan de voorwaarden in het document.`,
    none: `Het bedrag wordt${when} overgemaakt.`,
  }[side];
  const several = parties.from.length > 1;
  const unlessTakenBack = terms.revocable
    ? `tenzij ${from} de schenking ${several ? 'terugdraaien' : 'terugdraait'} zoals in het document staat`
    : `en ${from} ${several ? 'kunnen' : 'kan'} de schenking niet terugdraaien`;
  return [
    `${from} ${several ? 'schenken' : 'schenkt'} ${formatEuroShort(total)} aan ${to}.`,
    promise,
    `Het is een schenking: het bedrag hoeft niet terug, ${unlessTakenBack}.`,
  ];
}
