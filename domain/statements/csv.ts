import { BYTE_ORDER_MARK, type Cell, csvLine } from '../csv.ts';
import { fullName, fullNames } from '../names/name.ts';
import { lineName } from './statementLines.ts';
import type { Statement, StatementExemption, StatementGift, StatementLoan } from '../wire/statement.ts';
import { closingDay } from './closing.ts';

const heading = (closing: string): string[] => [
  'Jaar',
  'Van wie',
  'Rol',
  'Soort',
  'Met wie',
  'Samen met',
  'Kenmerk',
  'Datum',
  '1 januari',
  'Uitbetaald',
  'Berekende rente',
  'Betaalde rente',
  'Kosten',
  'Betaalde kosten',
  'Afgelost volgens schema',
  'Extra afgelost',
  'Vooruitbetaald',
  'Kwijtgescholden',
  closing,
  'Geschonken',
  'Vrijstelling gebruikt',
  'Vrijstelling over',
  'Belast',
  'Schenkbelasting',
  'Aangifte vóór',
  'Automatisch geteld, niet bevestigd',
];
const empty = (count: number): Cell[] => Array<Cell>(count).fill(null);
/** The statement for a Dutch spreadsheet: one line per loan, per gift and per exemption, amounts in euros. */
export function statementCsv(statement: Statement): string {
  const { year, person, lent, borrowed, given, received, exemptions } = statement;
  const line = (
    role: string,
    kind: string,
    { others, together, hashid }: Pick<StatementGift, 'others' | 'together' | 'hashid'>,
    date: string,
    amounts: Cell[],
  ) =>
    csvLine([
      String(year),
      fullName(person),
      role,
      kind,
      fullNames(others),
      fullNames(together),
      hashid,
      date,
      ...amounts,
    ]);
  const loan = (role: string) => (one: StatementLoan) => {
    const f = one.figures;
    const amounts = [
      f.opening,
      f.paid_out,
      f.interest_charged,
      f.interest_paid,
      f.costs_charged,
      f.costs_paid,
      f.repaid,
      f.repaid_extra,
      f.paid_ahead,
      f.forgiven,
      f.closing,
    ];
    return line(role, lineName(one.type), one, one.start_date, [
      ...amounts.map((cents) => ({ cents })),
      ...empty(6),
      one.assumed === undefined ? null : String(one.assumed),
    ]);
  };
  const gift = (role: string) => (one: StatementGift) =>
    line(role, one.kind === 'gift' ? 'Schenking' : 'Kwijtschelding', one, one.date, [
      ...empty(11),
      { cents: one.amount },
      ...empty(6),
    ]);
  const exemption = ({ role, giver, recipient, total, result }: StatementExemption) => {
    const [others, together] = role === 'given' ? [recipient, giver] : [giver, recipient];
    const amounts =
      result === null ? empty(4) : [result.exempt, result.left, result.taxable, result.tax].map((cents) => ({ cents }));
    const beside = together.filter(({ hashid }) => hashid !== person.hashid);
    return line(
      'Vrijstelling schenkbelasting',
      role === 'given' ? 'Gegeven' : 'Gekregen',
      { others, together: beside, hashid: '' },
      `${year}-12-31`,
      [...empty(11), { cents: total }, ...amounts, result?.return_before ?? null, null],
    );
  };
  return [
    BYTE_ORDER_MARK + csvLine(heading(closingDay(statement))),
    ...lent.map(loan('Uitgeleend')),
    ...borrowed.map(loan('Geleend')),
    ...given.map(gift('Gegeven')),
    ...received.map(gift('Gekregen')),
    ...exemptions.map(exemption),
  ].join('');
}
