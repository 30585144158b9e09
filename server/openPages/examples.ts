import { PLAIN_LOAN_CLAUSES } from '../../domain/contracts/clauses/plain.ts';
import { scheduleOf } from '../../domain/loans/schedule.ts';
import { statementOf } from '../../domain/statements/annualStatement.ts';
import { scheduledBooks } from '../../domain/statements/books.ts';
import { loanPart } from '../../domain/statements/loanYear.ts';
import type { LoanDetail } from '../../domain/wire/contract.ts';
import type { PdfMaker } from '../pdf/pdfMaker.ts';
import type { AgreementPerson } from '../pdf/agreementInput.ts';

const jan = { hashid: 'jan', firstname: 'Jan', infix: 'de', lastname: 'Vries' };
const sanne = { hashid: 'sanne', firstname: 'Sanne', infix: 'de', lastname: 'Vries' };
const PEOPLE: Record<string, AgreementPerson> = {
  jan: { ...jan, birthdate: '1958-03-12', street: 'Voorbeeldstraat 1', town: '1234 AB Voorbeeld' },
  sanne: { ...sanne, birthdate: '1987-07-21', street: 'Voorbeeldlaan 2', town: '1234 AB Voorbeeld' },
};

/** The loan in the text of /welkom and in its example papers. */
export const exampleLoan: LoanDetail = {
  hashid: 'voorbeeld',
  version: 1,
  type: 'AnnuityLoanContract',
  total: 10_000_00,
  parties: { from: [jan], to: [sanne] },
  contract: {
    ...PLAIN_LOAN_CLAUSES,
    signed_date: '2025-01-02',
    start_date: '2025-01-02',
    first_payment_date: '2025-02-02',
    rate_millipercent: 3000,
    term_months: 120,
    purpose: 'Een andere auto',
    own_home: false,
    rate_motivation: '',
    compared_rate_millipercent: 3000,
    compared_lender: 'onze bank',
    compared_on: '2025-01-02',
    compared_term_months: 120,
  },
  events: [],
  ledger_version: 0,
};

const YEAR = 2025;
/** The day after that year: a statement made then is final. */
const MADE_ON = '2026-01-02';

/** The borrower's monthly payment. */
export function exampleTerm(): number {
  const { type, total, contract } = exampleLoan;
  return scheduleOf(type, total, contract).regularPayment;
}

/** The requester of an example: nobody who is logged in. */
const NOBODY = 0;

type Make = (pdf: PdfMaker) => Promise<Buffer>;

/** The example papers by their path; the product's own maker makes them. */
export const EXAMPLES: Readonly<Record<string, Make>> = {
  '/open/voorbeeld-contract.pdf': (pdf) =>
    pdf.agreement(
      {
        contract: exampleLoan,
        people: PEOPLE,
        couples: { from: true, to: false, across: false },
        watermark: true,
        madeOn: MADE_ON,
        checkAt: '',
      },
      NOBODY,
    ),
  '/open/voorbeeld-jaaropgave.pdf': (pdf) => {
    const when = { year: YEAR, until: `${YEAR}-12-31`, today: MADE_ON, arePartners: () => 'no' as const };
    const part = loanPart(exampleLoan, jan.hashid, when, () => scheduledBooks(exampleLoan));
    const statement = statementOf({ ...jan, birthdate: '1958-03-12' }, YEAR, MADE_ON, part === null ? [] : [part], []);
    const paper = { statement, version: null, changes: [], madeOn: MADE_ON, checkAt: '', example: true };
    return pdf.statement({ ...paper, figuresHash: 'een voorbeeld heeft er geen' }, NOBODY);
  },
};

/** Makes a paper for its first reader, and keeps it for the next; a failed one is made again. */
export function madeOnce(make: () => Promise<Buffer>): () => Promise<Buffer> {
  let made: Promise<Buffer> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
