import type { IsoDate } from '../../domain/dates/isoDate.ts';
import type { ContractDocument } from '../../domain/wire/document.ts';
import type { StatementLoan } from '../../domain/wire/statement.ts';
import type { StandingInput } from './standingInput.ts';

/** A paper of the loan as it is kept. */
export interface DossierPaper {
  title: string;
  kind: ContractDocument['kind'];
  /** What is said of it, such as the day it was signed. */
  facts: string;
  /** SHA-256 of the kept file, in hexadecimal. */
  sha256: string;
  /** The kept file; null where the dossier has no room for it. */
  pdf: Uint8Array | null;
}

/** The part of one loan in the annual statement of somebody. */
export interface DossierYear {
  year: number;
  /** The last day that counts. */
  until: IsoDate;
  loan: StatementLoan;
  /** The newest version of the whole statement that was issued; null while none was. */
  issued: { version: number; sha256: string } | null;
}

/** Everything the dossier of a loan says; plain data, so that it can cross to a worker thread. */
export interface DossierInput extends StandingInput {
  /** Whose annual statements `years` are of. */
  person: string;
  years: readonly DossierYear[];
  /** The oldest first. */
  papers: readonly DossierPaper[];
  /** The address where anybody can check a file of ours; it is printed. */
  checkAt: string;
}
