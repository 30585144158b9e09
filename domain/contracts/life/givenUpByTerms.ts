import type { IsoDate } from '../../dates/isoDate.ts';
import { LEGAL_RATE } from '../../gifts/legalRate.ts';
import { MORE_BENEFIT } from '../../gifts/lendsLonger.ts';
import { asksWhetherGift, lowRateBenefit } from '../../gifts/lowRate.ts';
import { type FieldErrors, fieldErrors } from '../../rules/fieldErrors.ts';
import type { Contract, ContractDraft, LoanTerms } from '../../wire/contract.ts';
import { completeLoanTerms } from '../clauses/complete.ts';
import { isLoan } from '../isLoan.ts';
import { owed } from './matters.ts';

const PAGE = 'op de pagina van de lening';
const WRONG = 'Staat het hier anders dan op het papier? Maak dan een nieuw contract.';
const LOWER_RATE = `Deze lening loopt al. Een lagere rente spreken jullie af ${PAGE}, met Andere rente. ${WRONG}`;
const OTHER_RATE = `Deze lening loopt al. Een andere rente spreken jullie af ${PAGE}, met Andere rente. Die dag telt voor de renteaftrek. ${WRONG}`;
const PAID_OUT = 'Deze lening is al uitbetaald. Vul een dag in die niet na vandaag ligt.';
const LOWER_TOTAL = `Deze lening loopt al. Wat niet terug hoeft, is een schenking. Die leggen jullie vast ${PAGE}, met Kwijtschelden. ${WRONG}`;

interface Loan {
  total: number;
  terms: LoanTerms;
}

/** The loan as it is and with other terms; null for a gift, and if nothing was signed yet. */
function loansOf(contract: Contract, draft: Contract | ContractDraft): { was: Loan; is: Loan } | null {
  if (!isLoan(contract) || draft.type === 'GiftContract' || contract.contract.signed_date === null) return null;
  return {
    was: { total: contract.total, terms: completeLoanTerms(contract.contract) },
    is: { total: draft.total, terms: completeLoanTerms(draft.contract) },
  };
}

/**
 * Changes that other terms may not make to a loan that was paid out. They apply from its first day, so a lower rate or sum would
 * give up an agreed amount without the gift (art. 1 lid 7 SW 1956, BW 7:186), its day (BW 6:160), the consent of a spouse (BW
 * 1:88) and, for an own home, the test just before another rate (art. 3.119c lid 7 onderdeel c Wet IB 2001): these are asked in a
 * rate change and in a forgiveness.
 * @param today the date in the Netherlands
 * @returns one Dutch sentence per field, keyed by its path in the draft
 */
export function refusedTerms(contract: Contract, draft: ContractDraft, today: IsoDate): FieldErrors {
  const loans = loansOf(contract, draft);
  if (loans === null || loans.was.terms.start_date > today) return {};
  const { was, is } = loans;
  const [before, after] = [was.terms.rate_millipercent, is.terms.rate_millipercent];
  return fieldErrors(
    [
      'contract.rate_millipercent',
      after < before ? LOWER_RATE : after > before && was.terms.own_home ? OTHER_RATE : null,
    ],
    ['total', is.total < was.total ? LOWER_TOTAL : null],
    ['contract.taken_over.balance', is.total >= was.total && owed(is) < owed(was) ? LOWER_TOTAL : null],
    // Otherwise it would be a loan that is not running yet, and everything could be changed by agreement.
    ['contract.start_date', is.terms.start_date > today ? PAID_OUT : null],
  );
}

/** The ways to call a loan that make it one that can be called soon (art. 15 SW 1956). */
const SOON: readonly LoanTerms['callable'][] = ['short_notice', 'on_demand'];

const NOTARY = 'Vraag je notaris wat dit betekent voor de tijd van vóór die dag.';

function calling({ callable, rate_millipercent: rate }: LoanTerms, was: LoanTerms): string[] {
  if (callable === was.callable || rate >= LEGAL_RATE) return [];
  if (SOON.includes(callable))
    return SOON.includes(was.callable)
      ? []
      : [
          `Wie uitleent kan de lening voortaan snel opeisen, en de rente is lager dan 6 %. Vanaf de dag waarop iedereen dit heeft afgesproken is het verschil van dag tot dag een schenking (artikel 15 van de Successiewet 1956). ${NOTARY}`,
        ];
  const fixed = `Is de rente uit vrijgevigheid lager dan een bank zou vragen, dan is het voordeel over de rest van de looptijd een schenking (artikel 1 lid 7 van de Successiewet 1956 en artikel 7:186 van het Burgerlijk Wetboek). Die is in één keer gedaan, op de dag waarop iedereen dit heeft afgesproken.`;
  const choice =
    callable === 'long_notice'
      ? ' Wie leent, mag dan ook kiezen voor een schenking per kalenderjaar (artikel 15 van de Successiewet 1956; standpunt KG:063:2023:33).'
      : '';
  return SOON.includes(was.callable)
    ? [`Wie uitleent kan de lening voortaan niet meer snel opeisen. ${fixed}${choice} ${NOTARY}`]
    : [];
}

/** Whether a low rate is a larger benefit than before: by a longer term, a higher sum, later terms. Unknown if taken over. */
function givesMore(contract: Contract, was: Loan, draft: Contract | ContractDraft, is: Loan): boolean {
  if (!isLoan(contract) || draft.type === 'GiftContract' || !asksWhetherGift(is.terms) || !asksWhetherGift(was.terms))
    return false;
  const before = lowRateBenefit(contract.type, was.total, was.terms);
  const after = lowRateBenefit(draft.type, is.total, is.terms);
  return before === null || after === null ? is.terms.term_months > was.terms.term_months : after > before;
}

const LATER = `De lening begint later, en zo vervalt de rente van de dagen daarvoor. Was het geld er toen al, en vervalt zij uit vrijgevigheid? Dan is dat een schenking (artikel 1 lid 7 van de Successiewet 1956 en artikel 7:186 van het Burgerlijk Wetboek). Die is van de dag waarop iedereen dit heeft afgesproken.`;

/** Each borrower's share, whatever the order and the notation. */
const borne = ({ borrower_shares: shares }: LoanTerms, who: readonly string[]): string =>
  who
    .map((hashid) => shares?.find((share) => share.hashid === hashid) ?? { part: 1, of: 2 })
    .map(({ part, of }) => part / of)
    .join();

/**
 * The legal meaning of other terms besides their figures, a Dutch sentence each: from then on the loan can be called soon or no
 * longer, the benefit of a low rate is larger, interest lapses, or the borrowers' shares change. Empty if there is none.
 */
export function termsInLaw(contract: Contract, draft: Contract | ContractDraft): string[] {
  const loans = loansOf(contract, draft);
  if (loans === null) return [];
  const { was, is } = loans;
  const borrowers = contract.parties.to.map(({ hashid }) => hashid);
  const shared = borrowers.length > 1 && borne(was.terms, borrowers) !== borne(is.terms, borrowers);
  return [
    ...calling(is.terms, was.terms),
    ...(givesMore(contract, was, draft, is) ? [MORE_BENEFIT] : []),
    ...(was.terms.rate_millipercent > 0 && is.terms.start_date > was.terms.start_date ? [LATER] : []),
    ...(shared
      ? [
          `De geldleners dragen voortaan een ander deel van de lening (artikel 6:10 van het Burgerlijk Wetboek). Neemt de een uit vrijgevigheid een deel van de ander over, dan is dat een schenking van de een aan de ander (artikel 7:186 van dat wetboek en artikel 1 lid 7 van de Successiewet 1956). Die is van de dag waarop iedereen dit heeft afgesproken. ${NOTARY}`,
        ]
      : []),
  ];
}
