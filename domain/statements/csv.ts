import { formatDate } from '../dates/dutchDate.ts';
import { BYTE_ORDER_MARK, type Cell, csvLine } from '../csv.ts';
import { fullName, fullNames } from '../names/name.ts';
import { FIGURE_NAMES, FIGURES, lineName } from './statementLines.ts';
import { EXEMPTIONS_TITLE, ROLE_NAMES } from './titles.ts';
import type { Statement, StatementExemption, StatementGift, StatementLoan } from '../wire/statement.ts';
import { interestInReturn } from './interestInReturn.ts';
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
  ...Object.values({ ...FIGURE_NAMES, closing }),
  'Geschonken',
  'Vrijstelling gebruikt',
  'Vrijstelling over',
  'Belast',
  'Schenkbelasting',
  'Aangifte vóór',
  'Geteld, niet bevestigd',
  'Schuldig erkend op papier',
  'Uitbetaald van een schenking op papier',
  'Rente in werkelijk rendement',
];
const empty = (count: number): Cell[] => Array<Cell>(count).fill(null);
/** Amounts with another name in a gift on paper have separate columns, at the end. */
const ON_PAPER = ['paid_out', 'repaid_extra'] as const;
/** The statement for a Dutch spreadsheet: one line per loan, per gift and per exemption, amounts in euros. */
export function statementCsv(statement: Statement): string {
  const { year, person, lent, borrowed, given, received, exemptions } = statement;
  const line = (
    role: string,
    kind: string,
    { others, together, hashid }: Pick<StatementGift, 'others' | 'together' | 'hashid'>,
    date: string,
    amounts: Cell[],
    inReturn: number | null = null,
  ) =>
    csvLine([
      String(year),
      fullName(person),
      role,
      kind,
      fullNames(others),
      fullNames(together),
      hashid,
      // In the format of the schedule and of a family's bank (domain/sheet.ts).
      formatDate(date),
      ...amounts,
      inReturn === null ? null : { cents: inReturn },
    ]);
  const dead = statement.deceased.includes(person.hashid);
  const loan = (role: 'lent' | 'borrowed') => (one: StatementLoan) => {
    const onPaper = one.type === 'GiftContract' ? ON_PAPER : [];
    const amounts = [
      ...FIGURES.map((key) => (onPaper.some((own) => own === key) ? null : { cents: one.figures[key] })),
      ...empty(6),
      one.assumed === undefined ? null : String(one.assumed),
      ...ON_PAPER.map((key) => (onPaper.length === 0 ? null : { cents: one.figures[key] })),
    ];
    return line(
      ROLE_NAMES[role],
      lineName(one.type),
      one,
      one.start_date,
      amounts,
      dead ? null : interestInReturn(role, one),
    );
  };
  const gift = (role: string) => (one: StatementGift) =>
    line(role, one.kind === 'gift' ? 'Schenking' : 'Kwijtschelding', one, one.date, [
      ...empty(FIGURES.length),
      { cents: one.amount },
      ...empty(8),
    ]);
  const exemption = ({ role, giver, recipient, total, result }: StatementExemption) => {
    const [others, together] = role === 'given' ? [recipient, giver] : [giver, recipient];
    const amounts =
      result === null ? empty(4) : [result.exempt, result.left, result.taxable, result.tax].map((cents) => ({ cents }));
    const beside = together.filter(({ hashid }) => hashid !== person.hashid);
    return line(EXEMPTIONS_TITLE, ROLE_NAMES[role], { others, together: beside, hashid: '' }, `${year}-12-31`, [
      ...empty(FIGURES.length),
      { cents: total },
      ...amounts,
      result?.return_before ? formatDate(result.return_before) : null,
      ...empty(3),
    ]);
  };
  return [
    BYTE_ORDER_MARK + csvLine(heading(closingDay(statement))),
    ...lent.map(loan('lent')),
    ...borrowed.map(loan('borrowed')),
    ...given.map(gift(ROLE_NAMES.given)),
    ...received.map(gift(ROLE_NAMES.received)),
    ...exemptions.map(exemption),
  ].join('');
}
