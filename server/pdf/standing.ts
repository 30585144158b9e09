import { dividedOver } from '../../domain/contracts/borrowerShares.ts';
import { contractTypeInWords, contractTypeName } from '../../domain/contracts/names.ts';
import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { assumedSentence } from '../../domain/loans/automaticWords.ts';
import { spokenReceipts } from '../../domain/loans/spokenReceipts.ts';
import { type LoanStanding, type StandingBasis, standingOn } from '../../domain/loans/standing.ts';
import { formatEuro } from '../../domain/money/format.ts';
import { formatPercent } from '../../domain/money/percent.ts';
import type { LoanContract } from '../../domain/wire/contract.ts';
import { namedShares, sideOf } from './agreementSides.ts';
import type { Side } from './agreementText.ts';
import { receiptSentence } from './clauses/shared/spokenFor.ts';
import { together } from './clauses/shared/wording.ts';
import type { Sheet } from './layout/sheet.ts';
import { signatures } from './sections/signatures.ts';
import type { SumRow } from './sections/sumTable.ts';
import { sumTable } from './sections/sumTable.ts';
import { paragraph, part, titledDocument } from './sections/titled.ts';
import type { StandingInput } from './standingInput.ts';

/** A line shown only if it has a value. */
const when = (cents: number, label: string): SumRow[] => (cents === 0 ? [] : [{ label, value: formatEuro(cents) }]);

const BASES: Record<StandingBasis, (day: string) => string> = {
  records: (day) =>
    `De cijfers volgen uit wat er tot en met ${day} aan betalingen en wijzigingen is vastgelegd en bevestigd.`,
  plan: (day) =>
    `Van deze lening zijn geen betalingen of wijzigingen vastgelegd. De cijfers volgen daarom het schema van de overeenkomst: alsof tot en met ${day} elke termijn op zijn dag is betaald.`,
  expected: (day) =>
    `${day.charAt(0).toUpperCase()}${day.slice(1)} moet nog komen. De cijfers volgen uit wat tot nu toe is vastgelegd, en gaan ervan uit dat elke termijn vanaf vandaag op zijn dag wordt betaald.`,
};

const person = ({ name, born }: Side['people'][number]) => (born === null ? name : `${name}, geboren op ${born}`);

function loanRows(
  { type, total, contract: terms }: LoanContract,
  sides: readonly Side[],
  standing: LoanStanding,
): SumRow[] {
  const { taken_over: takenOver } = terms;
  return [
    ...sides.flatMap(({ role, people }) =>
      people.map((one) => ({ label: role.charAt(0).toUpperCase() + role.slice(1), value: person(one) })),
    ),
    { label: 'Soort lening', value: `${contractTypeName(type)}: ${contractTypeInWords(type, terms.payment_every)}` },
    { label: 'Hoofdsom', value: formatEuro(total) },
    { label: 'Overeenkomst ondertekend op', value: formatDateLong(terms.signed_date ?? '') },
    { label: 'Uitbetaald op', value: formatDateLong(terms.start_date) },
    ...(takenOver === null
      ? []
      : [
          {
            label: `Nog open op ${formatDateLong(takenOver.date)}, het begin van deze administratie`,
            value: formatEuro(takenOver.balance),
          },
        ]),
    { label: 'Laatste termijn', value: formatDateLong(standing.endDate) },
    { label: `Rente per jaar op deze dag`, value: formatPercent(standing.rate) },
  ];
}

function openRows({ balance, due, deferred, running, runningSince, prepaid, payoff }: LoanStanding): SumRow[] {
  return [
    { label: 'Hoofdsom die nog openstaat', value: formatEuro(balance), bold: true },
    ...when(due.costs, 'Kosten'),
    ...when(due.interest, 'Rente die al betaald had moeten zijn'),
    ...when(due.late, 'Rente omdat er te laat is betaald'),
    ...when(deferred, 'Rente van een pauze, die daarna wordt betaald'),
    ...when(running, `Rente vanaf ${formatDateLong(runningSince ?? '')} tot deze dag`),
    ...when(-prepaid, 'Vooruitbetaald'),
    { label: 'Om de lening op deze dag helemaal af te lossen', value: formatEuro(payoff), bold: true },
  ];
}

/** The share of each of two borrowers in the balance, if they agreed shares other than halves. */
function ownRows(input: Pick<StandingInput, 'contract' | 'people'>, payoff: number): SumRow[] {
  const parts = dividedOver(payoff, input.contract, 'to');
  return (namedShares(input.contract, sidesOf(input)[1]) ?? []).map(({ name, words }, i) => ({
    label: `Onderling draagt ${name} daarvan ${words}`,
    value: formatEuro(parts[i] ?? 0),
  }));
}

function paidRows(
  { received, paid, forgiven, due, arrearsSince, next }: LoanStanding,
  { contract: { taken_over: takenOver } }: LoanContract,
): SumRow[] {
  // Payments from before a takeover are not in the records.
  const since = takenOver === null ? 'het begin' : formatDateLong(takenOver.date);
  return [
    { label: `Betaald sinds ${since}`, value: formatEuro(received), bold: true },
    ...when(paid.costs, 'waarvan kosten'),
    { label: 'waarvan rente', value: formatEuro(paid.interest) },
    { label: 'waarvan aflossing volgens het schema', value: formatEuro(paid.scheduled) },
    ...when(paid.extra, 'waarvan extra aflossing'),
    ...when(forgiven, 'Kwijtgescholden'),
    {
      label:
        arrearsSince === null
          ? 'Nog te betalen over termijnen tot en met deze dag'
          : `Nog te betalen over termijnen sinds ${formatDateLong(arrearsSince)}`,
      value: formatEuro(due.total),
    },
    ...(next === null
      ? []
      : [{ label: `De volgende termijn, op ${formatDateLong(next.date)}`, value: formatEuro(next.payment) }]),
  ];
}

/** The two sides of a loan, as named in its standing. */
export const sidesOf = ({
  contract: { parties },
  people,
}: Pick<StandingInput, 'contract' | 'people'>): [Side, Side] => [
  sideOf('geldgever', parties.from, people),
  sideOf('geldlener', parties.to, people),
];

/** The standing of a loan on a day, in four parts: the loan, the balance, the payments, and the calculation. */
export function standingParts(sheet: Sheet, input: StandingInput): void {
  const { contract, events, date, madeOn } = input;
  const standing = standingOn(contract, events, date, madeOn);
  const day = formatDateLong(date);
  part(sheet, 'De lening', (section) => sumTable(sheet, section, loanRows(contract, sidesOf(input), standing)));
  part(sheet, `Wat er op ${day} openstaat`, (section) =>
    sumTable(sheet, section, [...openRows(standing), ...ownRows(input, standing.payoff)]),
  );
  part(sheet, `Wat er tot en met ${day} is betaald`, (section) => {
    sumTable(sheet, section, paidRows(standing, contract));
    if (standing.assumed > 0) paragraph(sheet, section, assumedSentence(standing.assumed));
    for (const one of spokenReceipts(events, date)) paragraph(sheet, section, receiptSentence(one));
  });
  part(sheet, 'Hoe dit is berekend', (section) => {
    paragraph(
      sheet,
      section,
      `${BASES[standing.basis](day)} Elk bedrag is op de cent berekend door Onderling, met de rente zoals de overeenkomst die voorschrijft.`,
    );
    paragraph(
      sheet,
      section,
      'Onderling houdt de administratie van de partijen bij en is zelf geen partij bij de lening.',
    );
  });
}

/**
 * The standing of a loan on a day, for a bank or a notary: tagged, in Dutch, fonts embedded. The same input gives the
 * same bytes.
 */
export function makeStanding(input: StandingInput): Promise<Buffer> {
  const sides = sidesOf(input);
  const day = formatDateLong(input.date);
  const title = `Stand van de lening op ${day}`;
  const names = together(sides.flatMap((side) => side.people.map(({ name }) => name)));
  const document = { title, subtitle: names, shortTitle: title, madeOn: input.madeOn, watermark: null };
  return titledDocument(document, (sheet) => {
    paragraph(
      sheet,
      sheet.root,
      `Deze opgave is voor wie moet weten hoe de lening er aan het einde van ${day} voor staat, zoals een bank of een notaris.`,
    );
    standingParts(sheet, input);
    signatures(sheet, {
      sides,
      closing: `De geldgever en de geldlener verklaren dat deze stand klopt. Ondertekenen is nodig als degene voor wie deze opgave is daarom vraagt.`,
      signedOn: null,
      consents: [],
      byHand: null,
    });
  });
}
