import { contractTypeInWords } from '../../../domain/contracts/names.ts';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { CHECK_TITLE, OPEN_POINTS, VERDICTS } from '../../../domain/deduction/verdicts.ts';
import { assumedSentence } from '../../../domain/loans/automaticWords.ts';
import { BANK_CHECKED } from '../../../domain/loans/bankChecked.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import { formatPercent } from '../../../domain/money/percent.ts';
import { fullNames } from '../../../domain/names/name.ts';
import { loanTitle, ownFigures, reconciliation } from '../../../domain/statements/statementLines.ts';
import type { DeductionCheck, StatementLoan } from '../../../domain/wire/statement.ts';
import type { Sheet, Structure } from '../layout/sheet.ts';
import { heightOfRows, sumTable } from './sumTable.ts';
import { dashes, heading, paragraph } from './titled.ts';

/**
 * A loan in a year: its description, the calculation from 1 January to its last day, and the check of its deduction.
 * @param closing the day of the last figure (domain/statements/closing.ts)
 * @param title the title of its heading
 */
export function statementLoan(
  sheet: Sheet,
  section: Structure,
  loan: StatementLoan,
  closing: string,
  title = loanTitle(loan),
): void {
  const rows = reconciliation(loan.figures, closing, loan).map((row, i, all) => ({
    ...row,
    bold: i === all.length - 1,
  }));
  heading(sheet, section, title, heightOfRows(sheet, rows, rows.length) + 44);
  const facts = [
    loan.together.length > 0 ? `Samen met ${fullNames(loan.together)}` : '',
    loan.type === 'GiftContract' ? '' : contractTypeInWords(loan.type, loan.payment_every),
    `ondertekend op ${formatDateLong(loan.signed_date)}`,
    loan.rates
      .map(
        ({ from, millipercent }, i) =>
          `${formatPercent(millipercent)} rente${i === 0 ? '' : ` vanaf ${formatDateLong(from)}`}`,
      )
      .join(', '),
    loan.end_date === null
      ? (loan.due ?? '')
      : `loopt van ${formatDateLong(loan.start_date)} tot ${formatDateLong(loan.end_date)}`,
  ];
  paragraph(sheet, section, `${facts.filter((fact) => fact !== '').join('; ')}.`);
  sumTable(sheet, section, rows);
  const own = ownFigures(loan, closing);
  if (own.length > 0) sumTable(sheet, section, own);
  if (loan.assumed !== undefined) paragraph(sheet, section, assumedSentence(loan.assumed));
  if (loan.bank_checked) paragraph(sheet, section, BANK_CHECKED);
  const { interest, principal } = loan.arrears;
  if (interest + principal > 0)
    paragraph(
      sheet,
      section,
      `Nog te betalen over eerdere termijnen: rente ${formatEuro(interest)}, aflossing ${formatEuro(principal)}.`,
    );
  if (loan.deduction !== null) deduction(sheet, section, loan.deduction);
}

function deduction(sheet: Sheet, section: Structure, { verdict, reason, sum, open }: DeductionCheck): void {
  paragraph(sheet, section, `${CHECK_TITLE}: ${VERDICTS[verdict].toLowerCase()}. ${reason}`);
  if (sum.length > 0)
    sumTable(
      sheet,
      section,
      sum.map((row, i) => ({ ...row, bold: i === sum.length - 1 })),
    );
  if (open.length > 0) {
    paragraph(sheet, section, OPEN_POINTS);
    dashes(sheet, section, open);
  }
}
