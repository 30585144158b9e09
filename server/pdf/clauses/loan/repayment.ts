import type { LoanType } from '../../../../domain/contracts/types.ts';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { formatPercent } from '../../../../domain/money/percent.ts';
import { spacedIban } from '../../../../domain/rules/iban.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import type { LoanTerms } from '../../../../domain/wire/contract.ts';
import { months, rhythm } from '../shared/wording.ts';
import { applicable } from '../clause.ts';
import { termDates } from '../../../../domain/loans/termDates.ts';
import { inOneTerm, noInterestYet, nothingScheduled } from '../../../../domain/loans/scheduleShape.ts';
import { endTerm, firstTerm, type LoanClause, type LoanFacts } from './facts.ts';

const asLongAs = ({ rate_millipercent: rate }: LoanTerms): string => `Zolang de rente ${formatPercent(rate)} is,`;

/** The composition of the terms of a loan at 0 %; while it is 0 %, if a new rate will be agreed. */
const withoutInterest: Record<LoanType, (terms: LoanTerms) => string> = {
  AnnuityLoanContract: (terms) =>
    noInterestYet(terms)
      ? `${asLongAs(terms)} is dat bedrag in zijn geheel aflossing.`
      : 'Dat bedrag is in zijn geheel aflossing.',
  LinearLoanContract: (terms) =>
    noInterestYet(terms) ? `${asLongAs(terms)} komt er geen rente bij.` : 'Er komt geen rente bij.',
  RepaymentFreeLoanContract: (terms) =>
    noInterestYet(terms)
      ? `${asLongAs(terms)} hoeft de geldlener vóór het einde van de looptijd niets te betalen: aflossen is tijdens de looptijd niet verplicht (aflossingsvrij).`
      : 'De geldlener hoeft vóór het einde van de looptijd niets te betalen: aflossen is tijdens de looptijd niet verplicht (aflossingsvrij), en er is geen rente.',
};

function inTerms({ type, schedule: { regularPayment, terms, endDate, opening }, terms: agreed }: LoanFacts): string[] {
  const { rate_millipercent: rate, payment_every, taken_over: takenOver } = agreed;
  const { each } = rhythm[payment_every];
  const first = terms[0];
  switch (type) {
    case 'AnnuityLoanContract':
      return [
        `De geldlener betaalt ${each} hetzelfde bedrag (annuïteit): ${formatEuro(regularPayment)}.`,
        rate > 0
          ? 'Dat bedrag bestaat uit rente en aflossing. Omdat de hoofdsom daalt, wordt het deel rente steeds kleiner en het deel aflossing steeds groter.'
          : withoutInterest.AnnuityLoanContract(agreed),
      ];
    case 'LinearLoanContract':
      return [
        `De geldlener lost ${each} evenveel af (lineair): ${formatEuro(first?.principal ?? 0)}.`,
        rate > 0
          ? `Daarnaast betaalt de geldlener ${each} de rente over de hoofdsom die nog openstaat. De ${firstTerm(agreed)} is daardoor ${formatEuro(regularPayment)}; elke volgende termijn is lager.`
          : withoutInterest.LinearLoanContract(agreed),
      ];
    case 'RepaymentFreeLoanContract':
      return [
        rate > 0
          ? `De geldlener betaalt tijdens de looptijd ${each} alleen rente: ${formatEuro(first?.interest ?? 0)}. Aflossen is tijdens de looptijd niet verplicht (aflossingsvrij).`
          : withoutInterest.RepaymentFreeLoanContract(agreed),
        takenOver === null
          ? `Op ${formatDateLong(endDate)} betaalt de geldlener de hoofdsom van ${formatEuro(opening)}, of wat daarvan dan nog openstaat, in één keer terug.`
          : `Op ${formatDateLong(endDate)} betaalt de geldlener wat dan van de hoofdsom nog openstaat, in één keer terug. Op ${formatDateLong(takenOver.date)} was dat ${formatEuro(opening)}.`,
      ];
  }
}

/** One term, so no sequence to describe: the sum, and the interest in it. */
function inOne({ schedule: { terms, regularPayment, endDate } }: LoanFacts): string[] {
  const interest = terms[0]?.interest ?? 0;
  const split = `, waarvan ${formatEuro(regularPayment - interest)} aflossing en ${formatEuro(interest)} rente`;
  return [
    `De geldlener betaalt de lening in één termijn terug, op ${formatDateLong(endDate)}: ${formatEuro(regularPayment)}${interest > 0 ? split : ''}.`,
  ];
}

/** The days of the terms; in months without the agreed day, the last. Without payments yet, those under the coming rate. */
function termDays(facts: LoanFacts): string | false {
  if (inOneTerm(facts)) return false;
  const { terms, schedule } = facts;
  const { payment_every: every, first_payment_date: agreed } = terms;
  const day = Number(agreed.slice(8));
  const short =
    !terms.on_last_day && day > 28 ? ' Heeft een maand die dag niet, dan is het de laatste dag van die maand.' : '';
  const first = formatDateLong(schedule.terms[0]?.date ?? agreed);
  const { each } = rhythm[every];
  const days = terms.on_last_day
    ? `${each} op de laatste dag van de maand`
    : `${each} op dag ${day}${every === 1 ? '' : ' van de maand'}`;
  if (!nothingScheduled(facts))
    return `De ${firstTerm(terms)} moet op ${first} zijn betaald. De volgende termijnen volgen ${days}.${short}`;
  return (
    noInterestYet(terms) &&
    `Spreken partijen een hogere rente af, dan betaalt de geldlener die vanaf de dag waarop zij ingaat, ${days}${every === 1 ? '' : `, geteld vanaf ${first}`}.${short}`
  );
}

/** Term, form and payments (docs/domain.md 4.2, 5); the annex holds every term. */
export const repaymentClause: LoanClause = (facts) => {
  const { terms, schedule } = facts;
  const { stub } = schedule;
  const begin = termDates(terms.first_payment_date, terms.payment_every, terms.on_last_day)(0);
  // The months of the term start where a preceding broken period ends; at 0 % that one costs nothing.
  const counted = begin > terms.start_date ? `, geteld vanaf ${formatDateLong(begin)}` : '';
  return {
    title: 'Looptijd en betaling',
    paragraphs: applicable(
      `De lening heeft een looptijd van ${months(terms.term_months)}${counted}. De ${endTerm(facts)} is op ${formatDateLong(schedule.endDate)}; dan moet de lening helemaal zijn terugbetaald.`,
      ...(inOneTerm(facts) ? inOne(facts) : inTerms(facts)),
      termDays(facts),
      stub !== null &&
        `Over de periode van ${formatDateLong(terms.start_date)} tot ${formatDateLong(stub.date)} betaalt de geldlener alleen rente: ${formatEuro(stub.payment)}, uiterlijk op ${formatDateLong(stub.date)}.`,
      terms.account_iban === ''
        ? 'De geldlener maakt elke betaling over naar een bankrekening die de geldgever opgeeft.'
        : `De geldlener maakt elke betaling over naar rekening ${spacedIban(terms.account_iban)} van de geldgever, tot de geldgever schriftelijk een andere rekening opgeeft.`,
      'Elke betaling wordt werkelijk gedaan: partijen strepen haar niet weg tegen een schenking.',
      'Het aflossingsschema in bijlage 1 is een deel van deze overeenkomst.',
    ),
  };
};
