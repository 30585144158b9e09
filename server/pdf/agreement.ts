import { isLoanType } from '../../domain/contracts/types.ts';
import type { GiftContract, LoanContract } from '../../domain/wire/contract.ts';
import { giftAgreement } from './agreementGift.ts';
import type { AgreementInput } from './agreementInput.ts';
import { loanAgreement } from './agreementLoan.ts';
import type { AgreementText } from './agreementText.ts';
import { compactPdf } from './layout/compact.ts';
import { createSheet } from './layout/sheet.ts';
import { articles } from './sections/articles.ts';
import { furniture } from './sections/furniture.ts';
import { opening } from './sections/opening.ts';
import { parties } from './sections/parties.ts';
import { scheduleAnnex } from './sections/schedule.ts';
import { signatures } from './sections/signatures.ts';

/** What the agreement of any contract says. */
function agreementText(input: AgreementInput): AgreementText {
  const { contract } = input;
  return isLoanType(contract.type) ? loanAgreement(contract as LoanContract, input) : giftAgreement(contract as GiftContract, input);
}

/** The agreement as a PDF: tagged, in Dutch, fonts embedded. The same input gives the same bytes. */
export async function makeAgreement(input: AgreementInput): Promise<Buffer> {
  const text = agreementText(input);
  const names = text.sides.flatMap(({ people }) => people.map(({ name }) => name));
  const sheet = createSheet({
    title: `${input.watermark ? 'Voorbeeld: ' : ''}${text.title}, ${names.join(', ')}`,
    subject: text.subtitle,
    madeAt: new Date(`${input.madeOn}T12:00:00Z`),
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    sheet.doc.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', resolve).on('error', reject);
  });
  opening(sheet, text);
  parties(sheet, text);
  articles(sheet, text.articles);
  signatures(sheet, text);
  if (text.annex !== null) scheduleAnnex(sheet, text.annex);
  sheet.root.end();
  furniture(sheet, text, input.watermark);
  sheet.doc.end();
  await ended;
  return compactPdf(Buffer.concat(chunks));
}
