import type { IsoDate } from '../../domain/dates/isoDate.ts';
import type { ContractDocument } from '../../domain/wire/document.ts';
import type { StatementLoan } from '../../domain/wire/statement.ts';
import type { StandingInput } from './standingInput.ts';

/** A stored paper of the loan. */
export interface DossierPaper {
  title: string;
  kind: ContractDocument['kind'];
  /** A remark on it, such as the day it was signed. */
  facts: string;
  /** SHA-256 of the stored file, in hexadecimal. */
  sha256: string;
  /** The stored file; null if the dossier has no room for it. */
  pdf: Uint8Array | null;
}

/** One loan's share in somebody's annual statement. */
export interface DossierYear {
  year: number;
  /** The last day that counts. */
  until: IsoDate;
  loan: StatementLoan;
  /** The newest issued version of the whole statement; null without one. */
  issued: { version: number; sha256: string } | null;
}

/** The content of a loan's dossier; plain data, so that it can cross to a worker thread. */
export interface DossierInput extends StandingInput {
  /** The owners of the annual statements in `years`. */
  person: string;
  years: readonly DossierYear[];
  /** The oldest first. */
  papers: readonly DossierPaper[];
  /** The printed address where anybody can check a file of ours. */
  checkAt: string;
}
