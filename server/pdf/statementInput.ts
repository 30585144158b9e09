import type { IsoDate } from '../../domain/dates/isoDate.ts';
import type { Statement } from '../../domain/wire/statement.ts';

/** The content of a printed annual statement; plain data, so that it can cross to a worker thread. */
export interface StatementInput {
  statement: Statement;
  /** Null for a provisional print of a running year. */
  version: number | null;
  /** The differences from the previous version. */
  changes: string[];
  /** SHA-256 of the figures: the same figures have the same number. */
  figuresHash: string;
  /** The day the document is made: it is printed, and the same input gives the same bytes. */
  madeOn: IsoDate;
  /** The address where anybody can check the file; printed on stored papers, so not on a provisional print. */
  checkAt: string;
  /** VOORBEELD across every page. */
  example?: boolean;
}
