import { formatDate, formatDateLong } from '../../domain/dates/dutchDate.ts';
import { REPORT_SENTENCE } from '../../domain/deduction/report.ts';
import { formatEuro } from '../../domain/money/format.ts';
import { fullName, fullNames } from '../../domain/names/name.ts';
import { printablePart } from '../../domain/rules/printable.ts';
import { closingDay } from '../../domain/statements/closing.ts';
import {
  exemptionCouples,
  exemptionReturn,
  exemptionRows,
  exemptionTitle,
} from '../../domain/statements/exemptions.ts';
import { loanTitle } from '../../domain/statements/statementLines.ts';
import { taxWords, WORTH_ON_PAPER } from '../../domain/statements/taxWords.ts';
import {
  EXEMPTIONS_TITLE,
  loansTitle,
  REPORT_TITLE,
  ROLE_NAMES,
  WARNINGS_TITLE,
} from '../../domain/statements/titles.ts';
import type { Statement, StatementGift, StatementLoan } from '../../domain/wire/statement.ts';
import type { Sheet } from './layout/sheet.ts';
import { howToCheck } from './sections/howToCheck.ts';
import { heightOfRows, sumTable } from './sections/sumTable.ts';
import { dashes, heading, paragraph, part, titledDocument } from './sections/titled.ts';
import { statementLoan } from './sections/statementLoan.ts';
import { writingLine } from './sections/writingLine.ts';
import { column } from './layout/look.ts';
import type { StatementInput } from './statementInput.ts';

/**
 * The annual statement of one person as a PDF: tagged, in Dutch, fonts embedded. The same input gives the same bytes.
 */
export function makeStatement(input: StatementInput): Promise<Buffer> {
  const { statement, version, madeOn, checkAt } = input;
  const { year, person, provisional } = statement;
  const title = `Jaaropgave ${year}`;
  const document = {
    title,
    subtitle: fullName(person),
    shortTitle: `${title} – ${fullName(person)}`,
    madeOn,
    watermark: input.example === true ? 'VOORBEELD' : provisional ? 'VOORLOPIG' : null,
  };
  return titledDocument(document, (sheet) => {
    opening(sheet, input);
    if (input.changes.length > 0)
      part(sheet, `Wat er anders is dan in versie ${(version ?? 1) - 1}`, (section) =>
        dashes(sheet, section, input.changes),
      );
    copyThis(sheet, statement);
    for (const role of ['lent', 'borrowed'] as const)
      loans(sheet, loansTitle(role, statement[role]), statement[role], closingDay(statement));
    gifts(sheet, ROLE_NAMES.given, statement.given, 'Aan');
    gifts(sheet, ROLE_NAMES.received, statement.received, 'Van');
    exemptions(sheet, statement);
    reports(sheet, statement.borrowed);
    if (statement.warnings.length > 0)
      part(sheet, WARNINGS_TITLE, (section) =>
        dashes(
          sheet,
          section,
          statement.warnings.map(({ text }) => text),
        ),
      );
    howItWasMade(sheet, input.figuresHash, closingDay(statement));
    if (version !== null) howToCheck(sheet, checkAt, 'de jaaropgave');
  });
}

function opening(sheet: Sheet, { statement, version, madeOn }: StatementInput): void {
  const { person, provisional, until } = statement;
  if (person.birthdate !== null)
    writingLine(sheet, sheet.root, 'Geboortedatum:', column.left, column.width, formatDateLong(person.birthdate));
  writingLine(sheet, sheet.root, 'Burgerservicenummer (vul zelf in):', column.left, column.width);
  sheet.y += 8;
  const made = `gemaakt op ${formatDateLong(madeOn)}`;
  paragraph(
    sheet,
    sheet.root,
    provisional
      ? `Voorlopig, ${made}. Het jaar is nog niet voorbij: de cijfers lopen tot en met ${formatDateLong(until)} en kunnen nog veranderen.`
      : `Versie ${version ?? 1}, ${made}.`,
  );
}

/** "Neem dit over": the labels of the form, and the whole euros to fill in. */
function copyThis(sheet: Sheet, statement: Statement): void {
  const groups = taxWords(statement);
  if (groups.length === 0) return;
  part(sheet, 'Neem dit over in je aangifte inkomstenbelasting', (section) => {
    for (const { title, hint, figures } of groups) {
      heading(sheet, section, title, 90);
      if (hint !== '') paragraph(sheet, section, hint);
      let about = '';
      for (const loan of new Set(figures.map((figure) => figure.about))) {
        const rows = figures
          .filter((figure) => figure.about === loan)
          .map(({ label, shown, shared }) => ({
            label: shared ? `${label}, samen met ${shared.withWhom}` : label,
            value: shared?.half ? `${shown} (${shared.share ?? 'de helft'}: ${shared.half})` : shown,
          }));
        if (loan !== about) heading(sheet, section, loan, heightOfRows(sheet, rows, 2) + 6);
        about = loan;
        sumTable(sheet, section, rows);
      }
      for (const { label, shared } of figures)
        if (shared?.how !== undefined)
          paragraph(sheet, section, `${label}, samen met ${shared.withWhom}: ${shared.how}`);
    }
    if (groups.some(({ id }) => id !== 'ownHome')) paragraph(sheet, section, WORTH_ON_PAPER);
  });
}

function loans(sheet: Sheet, title: string, list: readonly StatementLoan[], closing: string): void {
  if (list.length === 0) return;
  part(sheet, title, (section) => {
    for (const loan of list) statementLoan(sheet, section, loan, closing);
  });
}

function gifts(sheet: Sheet, title: string, list: readonly StatementGift[], toOrFrom: string): void {
  if (list.length === 0) return;
  const total = list.reduce((sum, { amount }) => sum + amount, 0);
  part(sheet, title, (section) =>
    sumTable(sheet, section, [
      ...list.map((gift) => ({ label: giftWords(gift, toOrFrom), value: formatEuro(gift.amount) })),
      { label: 'Totaal', value: formatEuro(total), bold: true },
    ]),
  );
}

function giftWords({ date, kind, others, together, purpose }: StatementGift, toOrFrom: string): string {
  const parts = [
    `${formatDate(date)}, ${kind === 'gift' ? 'schenking' : 'kwijtschelding'}`,
    `${toOrFrom.toLowerCase()} ${fullNames(others)}`,
    together.length > 0 ? `samen met ${fullNames(together)}` : '',
    printablePart(purpose),
  ];
  return parts.filter((text) => text !== '').join(', ');
}

/** Draws how much of the gift tax exemptions the year used, and whether a return must be filed. */
function exemptions(sheet: Sheet, { exemptions: list, person, year }: Statement): void {
  if (list.length === 0) return;
  part(sheet, EXEMPTIONS_TITLE, (section) => {
    for (const exemption of list) {
      const rows = exemptionRows(exemption, year).map((row, i, all) => ({ ...row, bold: i === all.length - 1 }));
      heading(sheet, section, exemptionTitle(exemption), heightOfRows(sheet, rows, rows.length) + 44);
      paragraph(
        sheet,
        section,
        [exemptionReturn(exemption, person.hashid, year), exemptionCouples(exemption)]
          .filter((sentence) => sentence !== '')
          .join(' '),
      );
      sumTable(sheet, section, rows);
    }
  });
}

/** The data of each home loan for the return, with lines to fill in by hand. */
function reports(sheet: Sheet, borrowed: readonly StatementLoan[]): void {
  const due = borrowed.filter(({ report }) => report !== null);
  if (due.length === 0) return;
  part(sheet, REPORT_TITLE, (section) => {
    for (const loan of due) {
      if (loan.report === null) continue;
      heading(sheet, section, loanTitle(loan), 120);
      paragraph(sheet, section, REPORT_SENTENCE);
      sumTable(sheet, section, loan.report.fields);
    }
  });
}

function howItWasMade(sheet: Sheet, figuresHash: string, closing: string): void {
  part(sheet, 'Hoe deze opgave is gemaakt', (section) => {
    paragraph(
      sheet,
      section,
      `De cijfers komen uit de ondertekende overeenkomsten en uit wat er aan betalingen en wijzigingen is vastgelegd en bevestigd. Is van een lening niets vastgelegd, dan volgen ze het schema: alsof elke termijn op zijn dag is betaald. Per lening geldt tot op de cent: het bedrag op 1 januari, plus wat is uitbetaald, plus de berekende rente en kosten, min wat is betaald, min wat is kwijtgescholden, is het bedrag op ${closing}.`,
    );
    paragraph(sheet, section, 'Onderling rekent en legt uit, en geeft geen persoonlijk belastingadvies.');
    paragraph(sheet, section, `Controlegetal van de cijfers: ${figuresHash}`);
  });
}
