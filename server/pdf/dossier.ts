import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { ledgerOf } from '../../domain/loans/ledger/ledger.ts';
import { scheduleRows } from '../../domain/loans/ledger/rows.ts';
import { closingDay } from '../../domain/statements/closing.ts';
import { together } from './clauses/shared/wording.ts';
import type { DossierInput, DossierPaper, DossierYear } from './dossierInput.ts';
import { setText } from './layout/figures.ts';
import { column, styles } from './layout/look.ts';
import type { Sheet, Structure } from './layout/sheet.ts';
import { contents, type Entry, pageNow } from './sections/contents.ts';
import { paymentsTable, paymentsUntil } from './sections/payments.ts';
import { scheduleAnnex } from './sections/schedule.ts';
import { statementLoan } from './sections/statementLoan.ts';
import { heading, paragraph, part, titledDocument } from './sections/titled.ts';
import { sidesOf, standingParts } from './standing.ts';
import { appendPages, pagesOf } from './update/appendPages.ts';
import { PdfUpdate } from './update/pdfUpdate.ts';
import { type CompactPdf, readAdded } from './update/readCompact.ts';
import { type Line, stampPage } from './update/stampPage.ts';

/** A paper with its parsed file; null if its pages are not included. */
interface Bound extends DossierPaper {
  file: CompactPdf | null;
  pages: number;
  sealed: boolean;
}

/** The parts that are always there: four of the standing, the payments, the schedule and the list of papers. */
const PARTS = 7;

/** The link destination of a paper in the contents. */
const placeOf = (i: number) => `papier-${String(i).padStart(3, '0')}`;

function read(paper: DossierPaper): Bound {
  if (paper.pdf === null) return { ...paper, file: null, pages: 0, sealed: false };
  const pdf = Buffer.from(paper.pdf);
  const file = readAdded(pdf);
  // Only a seal is ever added to a paper of ours.
  return { ...paper, file, pages: pagesOf(file).length, sealed: pdf.includes('/SubFilter /ETSI.CAdES.detached') };
}

/**
 * The dossier of a loan for a tax office or a bank, as one PDF: contents, standing on a day, payments, schedule, years, followed
 * by the pages of each stored paper. The same input gives the same bytes.
 */
export async function makeDossier(input: DossierInput): Promise<Buffer> {
  const papers = input.papers.map(read);
  const pagesBehind = papers.reduce((sum, { pages }) => sum + pages, 0);
  const names = together(sidesOf(input).flatMap(({ people }) => people.map(({ name }) => name)));
  const day = formatDateLong(input.date);
  const document = {
    title: 'Dossier van de lening',
    subtitle: `${names}, stand op ${day}`,
    shortTitle: `Dossier van de lening, stand op ${day}`,
    madeOn: input.madeOn,
    watermark: null,
    pagesBehind,
    // It states earlier agreements.
    boxes: true,
  };
  let stamps: Line[][] = [];
  const own = await titledDocument(document, (sheet) => {
    stamps = filled(sheet, input, papers);
  });
  return bound(own, papers, stamps);
}

/** Draws everything that is not a paper. @returns the lines to put on the pages of the papers, one after another */
function filled(sheet: Sheet, input: DossierInput, papers: readonly Bound[]): Line[][] {
  const { date, years } = input;
  const entries: Entry[] = [];
  opening(sheet, input);
  const inside = papers.filter(({ file }) => file !== null);
  const draw = contents(sheet, PARTS + (years.length > 0 ? 1 : 0) + inside.length);
  const mark = sheet.bookmark.bind(sheet);
  sheet.bookmark = (title) => {
    mark(title);
    const place = `deel-${String(entries.length).padStart(3, '0')}`;
    sheet.doc.addNamedDestination(place, 'XYZ', 0, Math.max(0, sheet.y - 16), null);
    entries.push({ title, page: pageNow(sheet), place });
  };
  sheet.newPage();
  standingParts(sheet, input);
  sheet.newPage();
  part(sheet, `Betalingen tot en met ${formatDateLong(date)}`, (section) => payments(sheet, section, input));
  schedule(sheet, input);
  if (years.length > 0) {
    sheet.newPage();
    part(sheet, 'Jaaropgaven: het deel over deze lening', (section) => annual(sheet, section, input));
  }
  sheet.newPage();
  const listed = pageNow(sheet);
  part(sheet, 'Papieren', (section) => paperList(sheet, section, papers, input.checkAt));
  const count = pageNow(sheet);
  let page = count + 1;
  const total = count + inside.reduce((sum, { pages }) => sum + pages, 0);
  const stamps: Line[][] = [];
  inside.forEach((paper, i) => {
    // Links to the first page of the paper, once it is there (bound()).
    sheet.doc.addNamedDestination(placeOf(i));
    entries.push({ title: paper.title, page, place: placeOf(i) });
    for (let k = 0; k < paper.pages; k += 1)
      stamps.push(stamp(sheet, paper, listed, `pagina ${page + k} van ${total}`));
    page += paper.pages;
  });
  draw(entries);
  return stamps;
}

function opening(sheet: Sheet, { date, madeOn }: DossierInput): void {
  const { root } = sheet;
  paragraph(
    sheet,
    root,
    'Dit dossier laat zien wat er over deze lening is afgesproken en wat ervan is betaald. Het is voor bijvoorbeeld de Belastingdienst of een bank.',
  );
  paragraph(
    sheet,
    root,
    date === madeOn
      ? `De stand, de betalingen en de jaren lopen tot en met ${formatDateLong(date)}, de dag waarop dit dossier is gemaakt.`
      : `De stand, de betalingen en de jaren lopen tot en met ${formatDateLong(date)}. Het schema en de papieren zijn die van ${formatDateLong(madeOn)}, toen dit dossier is gemaakt.`,
  );
  paragraph(
    sheet,
    root,
    'Andere stukken zitten er niet in, zoals bankafschriften of een taxatie. Vraag die aan de geldgever of de geldlener.',
    14,
  );
}

function payments(sheet: Sheet, section: Structure, { contract, events, date }: DossierInput): void {
  const { taken_over: takenOver } = contract.contract;
  if (paymentsUntil(events, date).length > 0) {
    paragraph(sheet, section, 'Dit zijn de betalingen die zijn vastgelegd en meetellen.');
    paragraph(
      sheet,
      section,
      'De dag bij de bank staat erbij als iemand de betaling van een bankafschrift overnam. Van de tegenrekening bewaren we daarbij alleen de laatste vier tekens.',
    );
  } else paragraph(sheet, section, 'Er zijn tot en met deze dag geen betalingen vastgelegd.');
  if (takenOver !== null)
    paragraph(
      sheet,
      section,
      `De administratie begint op ${formatDateLong(takenOver.date)}. Wat daarvoor is betaald, staat er niet in.`,
    );
  sheet.y += 6;
  paymentsTable(sheet, section, paymentsUntil(events, date));
}

/** The terms after all records. */
function schedule(sheet: Sheet, { contract, events, madeOn }: DossierInput): void {
  const terms = scheduleRows(ledgerOf(contract, events));
  const sum = (of: 'payment' | 'interest') => terms.reduce((total, term) => total + term[of], 0);
  scheduleAnnex(
    sheet,
    {
      schedule: { stub: null, terms, totalPaid: sum('payment'), totalInterest: sum('interest') },
      notes: [
        `Zo loopt de lening met alle wijzigingen die tot en met ${formatDateLong(madeOn)} zijn vastgelegd. Het schema van het begin staat in de overeenkomst.`,
        'De gekleurde regel is het totaal van een jaar. Een regel zonder nummer is geen termijn: dan is er extra afgelost of kwijtgescholden, of begon de lening met een deel van een termijn.',
      ],
    },
    'Aflossingsschema',
  );
}

function annual(sheet: Sheet, section: Structure, { years, person }: DossierInput): void {
  paragraph(
    sheet,
    section,
    `Een jaaropgave gaat over één persoon, met al zijn of haar leningen en schenkingen. Hier staat uit die van ${person} alleen het deel over deze lening.`,
  );
  for (const { year, until, loan, issued } of years) oneYear(sheet, section, { year, until, loan, issued });
}

function oneYear(sheet: Sheet, section: Structure, { year, until, loan, issued }: DossierYear): void {
  statementLoan(sheet, section, loan, closingDay({ year, until }), String(year));
  if (issued !== null)
    paragraph(
      sheet,
      section,
      `De hele jaaropgave van ${year} is gemaakt als versie ${issued.version}. Controlegetal (SHA-256): ${issued.sha256}`,
    );
}

function paperList(sheet: Sheet, section: Structure, papers: readonly Bound[], checkAt: string): void {
  paragraph(
    sheet,
    section,
    `Achter deze pagina’s zitten de papieren zoals Onderling ze bewaart. Het controlegetal is dat van het bestand zelf, niet van dit dossier. Wie het bestand heeft, controleert het op ${checkAt}.`,
  );
  for (const paper of papers) {
    heading(sheet, section, paper.title, 4 * styles.body.leading);
    paragraph(sheet, section, paper.facts, 2);
    if (paper.file === null)
      paragraph(
        sheet,
        section,
        'Dit papier zit niet in dit dossier: samen zijn de papieren te groot. Je vraagt het apart op.',
        2,
      );
    if (!paper.sealed && paper.kind !== 'scan')
      paragraph(
        sheet,
        section,
        'Dit is de tekst, zonder handtekeningen. Die staan op het papier dat de partijen zelf bewaren.',
        2,
      );
    if (paper.sealed)
      paragraph(
        sheet,
        section,
        'Dit papier is verzegeld. Hierachter zit een afdruk, want een zegel hoort bij het hele bestand. De verzegelde versie vraag je apart op.',
        2,
      );
    paragraph(sheet, section, `Controlegetal (SHA-256): ${paper.sha256}`);
  }
}

/** Below the page footer of the paper itself. */
const STAMP_Y = 20;
const SMALL = styles.small;

function stamp(sheet: Sheet, { sealed }: Bound, listed: number, number: string): Line[] {
  const text = setText(sheet, `Dossier, ${number}`, SMALL);
  const lines = [{ text, size: SMALL.size, x: column.left + column.width - text.width, y: STAMP_Y }];
  if (!sealed) return lines;
  const print = setText(sheet, `Afdruk zonder zegel: zie pagina ${listed} van het dossier`, SMALL);
  return [...lines, { text: print, size: SMALL.size, x: column.left, y: STAMP_Y }];
}

/** Appends the pages of the papers, each with its number in the whole. */
function bound(own: Buffer, papers: readonly Bound[], stamps: Line[][]): Buffer {
  const inside = papers.filter(({ file }) => file !== null);
  if (inside.length === 0) return own;
  const update = new PdfUpdate(own);
  const names = Number(/\/Names (\d+) 0 R/.exec(update.body(update.file.root))?.[1]);
  let next = 0;
  inside.forEach(({ file, title }, i) => {
    const pages = file === null ? [] : appendPages(update, file, title);
    for (const page of pages) stampPage(update, page, stamps[next++] ?? []);
    update.edit(names, new RegExp(`\\(${placeOf(i)}\\) \\[\\d+ 0 R`), () => `(${placeOf(i)}) [${pages[0]} 0 R`);
  });
  return update.finish();
}
