import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { Piscina } from 'piscina';
import { type RequesterId, createFairQueue, type FairQueueLoad } from '../fairQueue.ts';
import { type WorkerScript, workerScript } from '../workers.ts';
import type { AddendumInput } from './addendumInput.ts';
import type { AgreementInput } from './agreementInput.ts';
import type { CopyInput } from './copyInput.ts';
import type { DossierInput } from './dossierInput.ts';
import { PdfTimeout, UnprintableText } from './errors.ts';
import type { EstateInput } from './estateInput.ts';
import type { EvidenceInput } from './evidenceInput.ts';
import type { FamilyTreeInput } from './familyTreeInput.ts';
import type { InvoiceInput } from './invoiceInput.ts';
import type * as jobs from './pdfWorker.ts';
import type { ScanInput } from './scanInput.ts';
import type { StandingInput } from './standingInput.ts';
import type { StatementInput } from './statementInput.ts';

/** Makes documents outside the main thread. */
export interface PdfMaker {
  /**
   * The agreement of one contract (docs/domain.md 4) as a tagged PDF. Throws QueueFull when too many wait, of this person
   * or of all, PdfTimeout when it takes too long, UnprintableText for a character that no font has, Error when the worker
   * fails.
   */
  agreement(input: AgreementInput, asker: RequesterId): Promise<Buffer>;
  /** The addendum of one change of a loan. Throws as `agreement` does. */
  addendum(input: AddendumInput, asker: RequesterId): Promise<Buffer>;
  /** The standing of a loan on a day. Throws as `agreement` does. */
  standing(input: StandingInput, asker: RequesterId): Promise<Buffer>;
  /** The dossier of a loan, with the pages of its papers. Throws as `agreement` does. */
  dossier(input: DossierInput, asker: RequesterId): Promise<Buffer>;
  /** The family tree on one page. Throws as `agreement` does. */
  familyTree(input: FamilyTreeInput, asker: RequesterId): Promise<Buffer>;
  /** An invoice or credit note on one page. Throws as `agreement` does. */
  invoice(input: InvoiceInput, asker: RequesterId): Promise<Buffer>;
  /** The annual statement of one person. Throws as `agreement` does. */
  statement(input: StatementInput, asker: RequesterId): Promise<Buffer>;
  /** The documents for the executor of a deceased person. Throws as `agreement` does. */
  estate(input: EstateInput, asker: RequesterId): Promise<Buffer>;
  /** A signed paper followed by the evidence and an empty place for the seal. Throws as `agreement` does. */
  sealable(input: EvidenceInput, asker: RequesterId): Promise<Buffer>;
  /** Pictures of a signed paper as one PDF. Throws as `agreement` does. */
  scan(input: ScanInput, asker: RequesterId): Promise<Buffer>;
  /** A copy of a paper with a watermark, without its signatures. Throws as `agreement` does. */
  copy(input: CopyInput, asker: RequesterId): Promise<Buffer>;
}

interface PdfMakerOptions {
  threads?: number;
  /** How many documents may wait besides those being made. */
  maxQueue?: number;
  /** Per document, from the start of its turn; in milliseconds. */
  timeoutMs?: number;
  worker?: WorkerScript;
}

/** Documents of one person at a time: one being made and two waiting. */
const PER_PERSON = 3;

/** Two worker threads and a bounded queue. A worker that crashes or hangs is replaced; the next document is made (F20). */
export function createPdfMaker(
  options: PdfMakerOptions = {},
): PdfMaker & { close(): Promise<void>; load: () => FairQueueLoad } {
  const { threads = 2, maxQueue = 40, timeoutMs = 30_000, worker = workerScript('pdf/pdfWorker.ts') } = options;
  const line = createFairQueue({ atOnce: threads, waiting: maxQueue, perPerson: PER_PERSON });
  const making = new Map<string, Promise<Buffer>>();
  const pool = new Piscina({
    // Each job names its own; without a name here the pool would load the script before the loader that reads it.
    name: 'makeAgreement',
    ...worker,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  // A dying worker rejects its own job; without this listener it would end the process as well.
  pool.on('error', () => undefined);

  async function makeNow(name: keyof typeof jobs, input: unknown): Promise<Buffer> {
    const signal = AbortSignal.timeout(timeoutMs);
    let made: jobs.Made;
    try {
      made = (await pool.run(input, { name, signal })) as jobs.Made;
    } catch (error) {
      throw signal.aborted ? new PdfTimeout() : error;
    }
    if ('unprintable' in made) throw new UnprintableText(made.unprintable);
    return Buffer.from(made.buffer, made.byteOffset, made.byteLength);
  }

  /** The input determines a document, so a second request for one being made (a double click) gets that one. */
  function make(name: keyof typeof jobs, input: unknown, asker: RequesterId): Promise<Buffer> {
    const key = createHash('sha256')
      .update(serialize([name, input]))
      .digest('hex');
    const earlier = making.get(key);
    if (earlier) return earlier;
    const made = line(asker, () => makeNow(name, input)).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  return {
    agreement: (input, asker) => make('makeAgreement', input, asker),
    addendum: (input, asker) => make('makeAddendum', input, asker),
    standing: (input, asker) => make('makeStanding', input, asker),
    dossier: (input, asker) => make('makeDossier', input, asker),
    familyTree: (input, asker) => make('makeFamilyTree', input, asker),
    invoice: (input, asker) => make('makeInvoice', input, asker),
    statement: (input, asker) => make('makeStatement', input, asker),
    estate: (input, asker) => make('makeEstate', input, asker),
    sealable: (input, asker) => make('makeSealable', input, asker),
    scan: (input, asker) => make('makeScan', input, asker),
    copy: (input, asker) => make('makeCopy', input, asker),
    close: () => pool.destroy(),
    load: line.load,
  };
}
