import { sharesOf, shareWords } from '../contracts/borrowerShares.ts';
import { isLoan } from '../contracts/isLoan.ts';
import type { Side } from '../contracts/sides.ts';
import { formatDateLong } from '../dates/dutchDate.ts';
import { type Schedule, scheduleOf } from '../loans/schedule.ts';
import { inOneTerm, noInterestYet, nothingScheduled } from '../loans/scheduleShape.ts';
import { formatEuro, formatEuroShort } from '../money/format.ts';
import { formatPercent } from '../money/percent.ts';
import { fullName, fullNames } from '../names/name.ts';
import type { Contract, GiftContract, LoanContract } from '../wire/contract.ts';

const PER = { 1: 'per maand', 3: 'per kwartaal', 12: 'per jaar' } as const;

/**
 * The contract in three sentences for its signer: how much and from whom to whom, the debt or promise, and until when. With two
 * borrowers a fourth says that each owes the whole. Throws for a loan whose terms allow no schedule; those are refused before.
 * @param side the reader's; 'none' reads it as an outsider
 */
export const whatYouSign = (contract: Contract, side: Side): string[] =>
  isLoan(contract) ? ofLoan(contract, side) : ofGift(contract, side);

/** The text for a spouse who consents without being a party: that, and the contract as an outsider reads it (BW 1:88). */
export const whatYouConsentTo = (signed: readonly string[]): string[] => [
  'Jij geeft als partner toestemming. Je wordt geen partij: je hoeft door dit document niets te betalen.',
  ...signed,
];

/** How the money comes back, as on the front page of the paper: each kind of loan ends a sentence with it. */
function back({ type, contract: terms }: LoanContract, schedule: Schedule): string {
  const { regularPayment, terms: list, stub } = schedule;
  const [payment, per] = [formatEuro(regularPayment), PER[terms.payment_every]];
  const withInterest = terms.rate_millipercent > 0 ? ', rente inbegrepen' : '';
  if (inOneTerm({ schedule })) {
    const before = stub === null ? '' : `, nadat op ${formatDateLong(stub.date)} alleen rente is betaald`;
    return `in één termijn van ${payment}${withInterest}${before}`;
  }
  if (nothingScheduled({ type, terms, schedule }))
    return `in één keer aan het eind, en tot dan niets${noInterestYet(terms) ? ` zolang de rente ${formatPercent(0)} is` : ''}`;
  const falls = type === 'LinearLoanContract' && terms.rate_millipercent > 0;
  return type === 'RepaymentFreeLoanContract'
    ? `in één keer aan het eind, en tot dan de rente ${per}`
    : `in ${list.length} termijnen${falls ? ', te beginnen met' : ' van'} ${payment} ${per}${withInterest}`;
}

function ofLoan(loan: LoanContract, side: Side): string[] {
  const { type, total, contract: terms, parties } = loan;
  const schedule = scheduleOf(type, total, terms);
  const { taken_over: takenOver, rate_fixed_until: fixedUntil } = terms;
  const [from, to] = [fullNames(parties.from), fullNames(parties.to)];
  const several = parties.from.length > 1;
  const rate = `tegen ${formatPercent(terms.rate_millipercent)} rente per jaar${fixedUntil === null ? '' : `, vast tot ${formatDateLong(fixedUntil)}`}.`;
  const amount = formatEuroShort(total);
  const lent =
    takenOver === null
      ? `${from} ${several ? 'lenen' : 'leent'} ${amount} uit aan ${to}, ${rate}`
      : `${from} ${several ? 'hebben' : 'heeft'} ${amount} uitgeleend aan ${to}, ${rate} Daarvan stond op ${formatDateLong(takenOver.date)} nog ${formatEuroShort(takenOver.balance)} open.`;
  const promise =
    takenOver === null
      ? {
          from: 'Jij leent dit geld uit, en krijgt het terug',
          to: 'Jij belooft het terug te betalen',
          none: 'Het geld komt terug',
        }
      : {
          from: 'Jij krijgt wat nog openstaat terug',
          to: 'Jij belooft wat nog openstaat terug te betalen',
          none: 'Wat nog openstaat, komt terug',
        };
  return [
    lent,
    `${promise[side]} ${back(loan, schedule)}.`,
    `De lening loopt van ${formatDateLong(terms.start_date)} tot en met ${formatDateLong(schedule.endDate)}.`,
    ...(parties.to.length > 1 ? [bothOwe(loan, side)] : []),
  ];
}

/** That each of two borrowers owes the whole, and their shares between them (BW 6:6, 6:7 and 6:10). */
function bothOwe(loan: LoanContract, side: Side): string {
  const { to } = loan.parties;
  const shares = sharesOf(loan) ?? [];
  const own = to.flatMap((one) =>
    shares.filter(({ hashid }) => hashid === one.hashid).map((share) => `${fullName(one)} ${shareWords(share)}`),
  );
  const between = own.length === 0 ? 'draagt ieder de helft' : `dragen ${own.join(' en ')}`;
  return `${side === 'to' ? 'Jullie' : fullNames(to)} zijn allebei aansprakelijk voor de hele schuld. Onderling ${between}.`;
}

function ofGift({ total, contract: terms, parties }: GiftContract, side: Side): string[] {
  const [from, to] = [fullNames(parties.from), fullNames(parties.to)];
  const when = terms.gift_date === null ? '' : ` op ${formatDateLong(terms.gift_date)}`;
  const promise = {
    from: `Jij maakt dit bedrag${when} over.`,
    to: `Jij krijgt dit bedrag${when}, en houdt je aan de afspraken in het document.`,
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
