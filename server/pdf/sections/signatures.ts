import type { AgreementText } from '../agreementText.ts';
import { block, heightOf } from '../layout/block.ts';
import { column, styles } from '../layout/look.ts';
import { type Sheet, type Structure, within } from '../layout/sheet.ts';
import { writingLine } from './writingLine.ts';

const gap = 28;
const width = (column.width - gap) / 2;
const blockHeight = 150;
const consentHeight = 200;
/** Two lines to write an amount on. */
const lettersHeight = 52;

interface Signer {
  role: string;
  name: string;
}

/** Place, date and signature of every party, two next to each other; a block never breaks over a page. */
export function signatures(
  sheet: Sheet,
  text: Pick<AgreementText, 'sides' | 'closing' | 'signedOn' | 'consents' | 'byHand' | 'signedHere' | 'onPaper'>,
): void {
  const part = within(sheet, sheet.root, 'Sect');
  sheet.y += 8;
  if (text.signedHere) {
    signersHere(sheet, part, text);
    for (const one of text.consents) consent(sheet, part, one);
    part.end();
    return;
  }
  const signers = text.sides.flatMap(({ role, people }) => people.map(({ name }) => ({ role: `De ${role}`, name })));
  // All signatures on one page, with the sentence they belong to.
  sheet.keep(
    90 +
      heightOf(sheet, text.closing, styles.body) +
      (text.byHand === null ? 0 : lettersHeight + heightOf(sheet, text.byHand.text, styles.body)) +
      Math.ceil(signers.length / 2) * blockHeight +
      text.consents.length * consentHeight,
  );
  sheet.bookmark('Ondertekening');
  block(sheet, part, 'H2', 'Ondertekening', styles.section, { after: 8 });
  block(sheet, part, 'P', text.closing, styles.body, { after: 4 });
  if (text.byHand !== null) block(sheet, part, 'P', text.byHand.text, styles.body, { after: 4 });
  writingLine(sheet, part, 'Datum ondertekening:', column.left, width + 40, text.signedOn ?? undefined);
  sheet.y += 18;
  for (let i = 0; i < signers.length; i += 2) rowOf(sheet, part, signers.slice(i, i + 2), text.byHand);
  for (const one of text.consents) consent(sheet, part, one);
  part.end();
}

/** The signers in the product; that they did, and when, is not part of what they sign. */
function signersHere(
  sheet: Sheet,
  part: Structure,
  { sides, closing, byHand: letters, onPaper = [] }: Pick<AgreementText, 'sides' | 'closing' | 'byHand' | 'onPaper'>,
): void {
  const all = sides.flatMap(({ role, people }) => people.map(({ name }) => ({ role: `De ${role}`, name })));
  const byHand = all.filter(({ name }) => onPaper.includes(name));
  const names = all.filter((one) => !byHand.includes(one)).map(({ role, name }) => `${name}, ${role.toLowerCase()}`);
  sheet.keep(60 + heightOf(sheet, closing, styles.body) + names.length * styles.body.leading);
  sheet.bookmark('Ondertekening');
  block(sheet, part, 'H2', 'Ondertekening', styles.section, { after: 8 });
  block(sheet, part, 'P', closing, styles.body, { after: 8 });
  if (letters !== null) block(sheet, part, 'P', letters.text, styles.body, { after: 8 });
  for (const name of names) block(sheet, part, 'P', name, styles.strong, { after: 2 });
  sheet.y += 12;
  for (let i = 0; i < byHand.length; i += 2) rowOf(sheet, part, byHand.slice(i, i + 2), letters);
}

function rowOf(sheet: Sheet, part: Structure, signers: Signer[], byHand: AgreementText['byHand']): void {
  sheet.keep(blockHeight + (byHand === null ? 0 : lettersHeight));
  const top = sheet.y;
  let lowest = top;
  signers.forEach(({ role, name }, i) => {
    sheet.y = top;
    const x = column.left + i * (width + gap);
    block(sheet, part, 'P', role, styles.label, { x, width });
    block(sheet, part, 'P', name, styles.value, { x, width, after: 8 });
    if (role === `De ${byHand?.role ?? ''}`) inLetters(sheet, part, x);
    signatureLines(sheet, part, x);
    lowest = Math.max(lowest, sheet.y);
  });
  sheet.y = lowest + 22;
}

function signatureLines(sheet: Sheet, part: Structure, x: number): void {
  writingLine(sheet, part, 'Plaats:', x, width);
  sheet.y += 8;
  writingLine(sheet, part, 'Datum:', x, width);
  sheet.y += 30;
  writingLine(sheet, part, 'Handtekening:', x, width);
}

/** The place to write the amount in letters. */
function inLetters(sheet: Sheet, part: Structure, x: number): void {
  writingLine(sheet, part, 'Bedrag in letters:', x, width);
  sheet.y += 10;
  writingLine(sheet, part, '', x, width);
  sheet.y += 8;
}

function consent(sheet: Sheet, part: Structure, { title, text, here }: AgreementText['consents'][number]): void {
  sheet.keep(here === undefined ? consentHeight : 60 + heightOf(sheet, text, styles.body));
  block(sheet, part, 'P', title, styles.strong, { after: 2 });
  block(sheet, part, 'P', text, styles.body, { after: here === undefined ? 10 : 8 });
  if (here !== undefined) {
    block(sheet, part, 'P', `${here}, voor toestemming`, styles.strong, { after: 12 });
    return;
  }
  writingLine(sheet, part, 'Naam:', column.left, width);
  sheet.y += 8;
  signatureLines(sheet, part, column.left);
  sheet.y += 16;
}
