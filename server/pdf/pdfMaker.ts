import { Piscina } from 'piscina';
import { type WorkerScript, workerScript } from '../workers.ts';
import type { AddendumInput } from './addendumInput.ts';
import type { AgreementInput } from './agreementInput.ts';
import { PdfTimeout, QueueFull } from './errors.ts';
import type { EstateInput } from './estateInput.ts';
import type { FamilyTreeInput } from './familyTreeInput.ts';
import type { InvoiceInput } from './invoiceInput.ts';
import type * as jobs from './pdfWorker.ts';
import type { StandingInput } from './standingInput.ts';
import type { StatementInput } from './statementInput.ts';

/** Makes documents outside the main thread. */
export interface PdfMaker {
  /**
   * The agreement of one contract (domain.md 4) as a tagged PDF.
   * Throws QueueFull when too many wait, PdfTimeout when it takes too long, Error when the worker fails.
   */
  agreement(input: AgreementInput): Promise<Buffer>;
  /** The addendum of one change of a loan. Throws as `agreement` does. */
  addendum(input: AddendumInput): Promise<Buffer>;
  /** Where a loan stands on a day. Throws as `agreement` does. */
  standing(input: StandingInput): Promise<Buffer>;
  /** The family tree on one page. Throws as `agreement` does. */
  familyTree(input: FamilyTreeInput): Promise<Buffer>;
  /** An invoice or credit note on one page. Throws as `agreement` does. */
  invoice(input: InvoiceInput): Promise<Buffer>;
  /** The annual statement of one person. Throws as `agreement` does. */
  statement(input: StatementInput): Promise<Buffer>;
  /** The papers for the executor of somebody who died. Throws as `agreement` does. */
  estate(input: EstateInput): Promise<Buffer>;
}

interface PdfMakerOptions {
  threads?: number;
  /** How many documents may wait beside those being made. */
  maxQueue?: number;
  /** Per document, from the moment it is asked for, waiting included; in milliseconds. */
  timeoutMs?: number;
  worker?: WorkerScript;
}

/** Two worker threads and a bounded queue. A worker that crashes or hangs is replaced; the next document is made (F20). */
export function createPdfMaker(options: PdfMakerOptions = {}): PdfMaker & { close(): Promise<void> } {
  const { threads = 2, maxQueue = 40, timeoutMs = 30_000, worker = workerScript('pdf/pdfWorker.ts') } = options;
  let open = 0;
  const pool = new Piscina({
    // A job names its own; without a name here the pool would load the script by itself, before the loader that reads it.
    name: 'makeAgreement',
    ...worker,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  // A dying worker rejects its own job; without this listener it would end the process as well.
  pool.on('error', () => undefined);

  async function make(name: keyof typeof jobs, input: unknown): Promise<Buffer> {
    // Counted here: the pool's own limit lets a burst pass before its first thread is ready.
    if (open >= threads + maxQueue) throw new QueueFull();
    open++;
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const bytes = (await pool.run(input, { name, signal })) as Uint8Array;
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    } catch (error) {
      if (signal.aborted) throw new PdfTimeout();
      throw error;
    } finally {
      open--;
    }
  }

  return {
    agreement: (input) => make('makeAgreement', input),
    addendum: (input) => make('makeAddendum', input),
    standing: (input) => make('makeStanding', input),
    familyTree: (input) => make('makeFamilyTree', input),
    invoice: (input) => make('makeInvoice', input),
    statement: (input) => make('makeStatement', input),
    estate: (input) => make('makeEstate', input),
    close: () => pool.destroy(),
  };
}
