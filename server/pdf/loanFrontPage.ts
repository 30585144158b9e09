import { contractTypeInWords } from '../../domain/contracts/names.ts';
import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { formatEuro, formatEuroShort } from '../../domain/money/format.ts';
import { formatPercent } from '../../domain/money/percent.ts';
import type { LoanTerms } from '../../domain/wire/contract.ts';
import type { AgreementText, Side } from './agreementText.ts';
import { inOnePayment, inOneTerm, noInterestYet, nothingScheduled } from '../../domain/loans/scheduleShape.ts';
import { firstTerm, type LoanFacts, paidOutBefore } from './clauses/loan/facts.ts';
import { capital, months, rhythm, together } from './clauses/shared/wording.ts';

/** How the loan is paid back, after its name: "elke maand hetzelfde bedrag". */
export function inWords(facts: LoanFacts): string {
  if (inOnePayment(facts)) return 'alles in één termijn terug';
  if (inOneTerm(facts)) return 'eerst alleen rente, daarna alles in één termijn terug';
  if (nothingScheduled(facts)) return 'aan het einde alles in één keer terug';
  return contractTypeInWords(facts.type, facts.terms.payment_every);
}

/** How the money comes back. */
function back(facts: LoanFacts): string {
  const { type, schedule, terms } = facts;
  const isNew = terms.taken_over === null;
  const what = isNew ? 'Het geld' : 'Dat geld';
  const end = formatDateLong(schedule.endDate);
  const whole = isNew ? 'het hele bedrag' : 'wat nog openstaat';
  if (inOneTerm(facts) && schedule.stub !== null) {
    const first = formatDateLong(schedule.stub.date);
    return `Op ${first} wordt alleen rente betaald. Daarna komt ${what.toLowerCase()} in één termijn terug, op ${end}, met de rente vanaf ${first}.`;
  }
  if (inOneTerm(facts))
    return `${what} komt in één termijn terug, op ${end}${terms.rate_millipercent > 0 ? ', met de rente' : ''}.`;
  if (nothingScheduled(facts)) {
    const until = noInterestYet(terms)
      ? `Zolang de rente ${formatPercent(terms.rate_millipercent)} is, hoeft er vóór ${end} niets te worden betaald.`
      : `Tot ${end} hoeft er niets te worden betaald.`;
    return `${until} Op die dag komt ${whole} in één keer terug.`;
  }
  const every = inWords(facts);
  return {
    AnnuityLoanContract: `${what} komt terug in ${schedule.terms.length} termijnen: ${every}.`,
    LinearLoanContract: `${what} komt terug in ${schedule.terms.length} termijnen: ${every}${terms.rate_millipercent > 0 ? ', plus de rente over wat nog openstaat' : ''}.`,
    RepaymentFreeLoanContract: `Tot ${end} is de afspraak: ${every}. Op die dag komt ${whole} in één keer terug.`,
  }[type];
}

/** "Waar gaat dit over?" */
export function about(facts: LoanFacts, lenders: Side, borrowers: Side, signedHere: boolean): string[] {
  const { principal, terms } = facts;
  const names = (side: Side) => together(side.people.map(({ name }) => name));
  const { taken_over: takenOver } = terms;
  const several = lenders.people.length > 1;
  const lent =
    takenOver !== null || paidOutBefore(facts)
      ? `${names(lenders)} ${several ? 'hebben' : 'heeft'} ${formatEuroShort(principal)} uitgeleend aan ${names(borrowers)}.`
      : `${names(lenders)} ${several ? 'lenen' : 'leent'} ${formatEuroShort(principal)} uit aan ${names(borrowers)}.`;
  const open =
    takenOver === null
      ? []
      : [`Daarvan stond op ${formatDateLong(takenOver.date)} nog ${formatEuroShort(takenOver.balance)} open.`];
  return [
    [lent, ...open, back(facts)].join(' '),
    `In deze overeenkomst leg je samen vast wat je afspreekt. Lees de artikelen en het schema in bijlage 1 samen door en ${signedHere ? 'onderteken daarna allemaal in Onderling' : 'zet daarna allemaal je handtekening. Bewaar ieder een eigen exemplaar'}.`,
    `Maak elke betaling echt over, met een duidelijke omschrijving. Veranderen jullie later iets? Leg dat dan ook samen ${signedHere ? '' : 'op papier '}vast.`,
  ];
}

const callable: Record<LoanTerms['callable'], string> = {
  limited: 'Alleen in de genoemde gevallen',
  short_notice: 'Ja, na opzegging',
  long_notice: 'Ja, na opzegging',
  on_demand: 'Ja, op elk moment',
};

const security: Record<LoanTerms['security'], string> = {
  none: 'Geen',
  mortgage: 'Hypotheek (akte van de notaris)',
  pledge: 'Pandrecht',
};

/** The amount of each term, and its start; empty for a loan without payments until its end. */
function perTerm(facts: LoanFacts): AgreementText['keyFigures'] {
  const { type, terms, schedule } = facts;
  if (inOneTerm(facts) && schedule.stub !== null)
    return [
      { label: `Alleen rente, op ${formatDateLong(schedule.stub.date)}`, value: formatEuro(schedule.stub.payment) },
      { label: 'Daarna in één termijn', value: formatEuro(schedule.regularPayment) },
    ];
  if (inOneTerm(facts)) return [{ label: 'Betaling in één termijn', value: formatEuro(schedule.regularPayment) }];
  if (nothingScheduled(facts)) return [];
  const { per } = rhythm[terms.payment_every];
  const first = firstTerm(terms);
  const monthly = {
    AnnuityLoanContract: { label: `Betaling ${per}`, value: formatEuro(schedule.regularPayment) },
    LinearLoanContract: {
      label: terms.rate_millipercent > 0 ? `${capital(first)} (daarna steeds lager)` : `Aflossing ${per}`,
      value: formatEuro(schedule.regularPayment),
    },
    RepaymentFreeLoanContract: { label: `Rente ${per}`, value: formatEuro(schedule.terms[0]?.interest ?? 0) },
  }[type];
  return [
    monthly,
    { label: capital(first), value: formatDateLong(schedule.terms[0]?.date ?? terms.first_payment_date) },
  ];
}

/** The agreement in figures. */
export function keyFigures(facts: LoanFacts): AgreementText['keyFigures'] {
  const { principal, terms, schedule } = facts;
  const { taken_over: takenOver } = terms;
  return [
    { label: 'Bedrag van de lening', value: formatEuro(principal) },
    ...(takenOver === null
      ? []
      : [{ label: `Nog open op ${formatDateLong(takenOver.date)}`, value: formatEuro(takenOver.balance) }]),
    { label: 'Rente per jaar', value: formatPercent(terms.rate_millipercent) },
    { label: 'Looptijd', value: months(terms.term_months) },
    { label: 'Uitbetaling', value: formatDateLong(terms.start_date) },
    ...perTerm(facts),
    { label: inOnePayment(facts) ? 'Dag van de betaling' : 'Laatste termijn', value: formatDateLong(schedule.endDate) },
    {
      label: `${takenOver === null ? 'Rente over de hele looptijd' : `Rente vanaf ${formatDateLong(takenOver.date)}`}${terms.rate_fixed_until === null ? '' : ', bij deze rente'}`,
      value: formatEuro(schedule.totalInterest),
    },
    { label: 'Opeisen vóór de einddatum', value: callable[terms.callable] },
    { label: 'Zekerheid', value: security[terms.security] },
  ];
}
