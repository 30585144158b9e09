import { createHash } from 'node:crypto';
import { refusesScan } from '../../../domain/contracts/life/scanLater.ts';
import { proposesFor } from '../../../domain/contracts/life/whoAgrees.ts';
import { contractTypeName } from '../../../domain/contracts/names.ts';
import { scanMessages } from '../../../domain/rules/scan.ts';
import type { ScanKept } from '../../../domain/wire/scan.ts';
import type { Actor } from '../../actor.ts';
import type { Caller } from '../../caller.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, forbidden, invalid, notFound } from '../../http/errors.ts';
import { InvalidPhoto, type PhotoFault } from '../../photos/invalidPhoto.ts';
import { isHeic } from '../../photos/photoFormat.ts';
import { type ContractRecord, findContract, findContractForChange } from '../../repositories/contracts.ts';
import { findDocumentByHashid, laterScan, listDocuments, storeDocument } from '../../repositories/documents.ts';
import type { Services } from '../../services.ts';
import { ANY_PHOTO } from '../users/safePhoto.ts';
import { notifyParties } from '../notices/notifyParties.ts';
import { limitAct } from '../limitAct.ts';
import { SCAN_UNKNOWN } from './checkContent.ts';
import { type ContractInContext, contractInContext } from './contractInContext.ts';

/** The upload: pictures of the pages, or a PDF of them. */
export type UploadedScan = { pdf: Buffer } | { pictures: ReadonlyMap<string, Buffer> };

/** A badly photographed page can be sent again, but not endlessly: stored scans stay. */
const MOST_SCANS = 10;
const TOO_MANY_SCANS = 'Bij dit contract staan al tien scans. Gebruik een daarvan.';
const NOT_YOURS = 'De scan voegt iemand uit het contract toe.';
const PICTURE: Readonly<Record<PhotoFault, string>> = {
  ...ANY_PHOTO,
  unreadable: scanMessages.picture,
  locked: scanMessages.picture,
  long: scanMessages.picture,
};
const PDF: Readonly<Record<PhotoFault, string>> = {
  unreadable: 'Deze pdf kunnen we niet lezen. Scan het papier opnieuw, of maak foto’s.',
  moving: 'Deze pdf kunnen we niet lezen. Scan het papier opnieuw, of maak foto’s.',
  slow: 'Deze pdf kost te veel tijd om te verwerken. Maak foto’s van het papier.',
  locked: 'Op deze pdf zit een wachtwoord. Kies er een zonder.',
  long: 'Deze pdf heeft meer dan 20 bladzijden. Kies alleen de bladzijden van dit contract.',
};

/** The contract that somebody may add a scan to now. Throws N404, F403, C409. */
async function signable(db: Queryable, actor: Actor, record: ContractRecord | undefined): Promise<ContractInContext> {
  if (!record) throw notFound();
  const living = await contractInContext(db, actor, record);
  const { own, manages, parties, lifecycle } = living;
  if (proposesFor(own, manages, parties) === null) throw forbidden(NOT_YOURS);
  const signedHere = living.signings.some(
    ({ proposal_id, outcome }) => proposal_id === null && outcome?.outcome === 'signed',
  );
  const refused = refusesScan(lifecycle, signedHere);
  if (refused !== null) throw conflict(refused);
  return living;
}

/** Does part of the work; reports an unacceptable file at its field. */
async function atField<T>(field: string, sentences: Readonly<Record<PhotoFault, string>>, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    throw error instanceof InvalidPhoto ? invalid({ [field]: sentences[error.fault] }) : error;
  }
}

/** Redraws every page, so that nothing of the files themselves is kept (S-161). Throws V422 by field. */
async function pagesOf({ caller }: Actor, { photos }: Services, upload: UploadedScan): Promise<Buffer[]> {
  if ('pdf' in upload) return atField('pdf', PDF, () => photos.pdfPages(upload.pdf, caller.userId));
  for (const [field, bytes] of upload.pictures) if (isHeic(bytes)) throw invalid({ [field]: scanMessages.heic });
  const pages: Buffer[] = [];
  for (const [field, bytes] of upload.pictures)
    pages.push(await atField(field, PICTURE, () => photos.page(bytes, caller.userId)));
  return pages;
}

/**
 * Stores the scan of a paper signed by hand, as one PDF of our making, with the contract; the same pages on the same day are
 * stored once. For a concept it has no effect until it is part of a proposal; for a contract signed on paper it is among the
 * documents at once, and all parties are notified. Throws N404, F403, C409, V422 by field, R429.
 */
export async function keepScan(
  actor: Actor,
  services: Services,
  hashid: string,
  upload: UploadedScan,
): Promise<ScanKept> {
  const { caller, today } = actor;
  const { record: now } = await signable(services.db, actor, await findContract(services.db, caller, hashid));
  const pages = await pagesOf(actor, services, upload);
  const title = `Scan: ${contractTypeName(now.type).toLowerCase()}`;
  const pdf = await services.pdf.scan({ pages, title, madeOn: today }, caller.userId);
  return inTransaction(services.db, async (tx) => {
    const { record, parties, lifecycle } = await signable(tx, actor, await findContractForChange(tx, caller, hashid));
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    const known = (await listDocuments(tx, caller, record)).filter(({ kind }) => kind === 'scan');
    const same = known.find((one) => one.sha256 === sha256);
    if (same) return { hashid: same.hashid, pages: pages.length };
    if (known.length >= MOST_SCANS) throw conflict(TOO_MANY_SCANS);
    await limitAct(tx, actor, 'scan', '');
    await limitAct(tx, actor, 'scanSize', '', Math.ceil(pdf.length / 1000));
    await storeDocument(
      tx,
      caller,
      record,
      { kind: 'scan', version: record.version, event: lifecycle.signed ? laterScan(sha256) : sha256 },
      pdf,
    );
    await actor.record(tx, {
      action: 'add',
      entity: 'scan',
      hashid: record.hashid,
      after: { sha256, pages: pages.length },
    });
    if (lifecycle.signed)
      await notifyParties(tx, actor, services, record, {
        kind: 'signed',
        key: `scan ${sha256}`,
        to: parties.map(({ id }) => id),
        facts: { answer: 'scan' },
      });
    const kept = (await listDocuments(tx, caller, record)).find((one) => one.sha256 === sha256);
    if (!kept) throw new Error('A stored scan is missing.');
    return { hashid: kept.hashid, pages: pages.length };
  });
}

/** Refuses a scan of another contract. Throws V422 on `scan`. */
export async function refuseOtherScan(tx: Tx, caller: Caller, record: ContractRecord, hashid: string): Promise<void> {
  const document = await findDocumentByHashid(tx, caller, hashid);
  if (document?.kind !== 'scan' || document.contract !== record.hashid) throw invalid({ scan: SCAN_UNKNOWN });
}
