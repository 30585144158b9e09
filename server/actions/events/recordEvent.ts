import type { Actor } from '../../actor.ts';
import { canLogIn } from '../../../domain/relations/canLogIn.ts';
import { isLoanType } from '../../../domain/contracts/types.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { AnyEventDraft } from '../../../domain/wire/paperEvent.ts';
import type { Tx } from '../../db/database.ts';
import { forbidden, invalid } from '../../http/errors.ts';
import { newHashid } from '../../hashid.ts';
import { insertEvents, type NewEvent } from '../../repositories/loanEvents.ts';
import { allRecords } from '../../repositories/storedEvents.ts';
import type { Services } from '../../services.ts';
import { tellParties } from '../notices/tellParties.ts';
import { bookForChange, type OpenBook, refuseByLife } from './bookForChange.ts';
import { freshContract } from './freshContract.ts';
import { pastOf, paymentOn, recordPast, reportsOf, tellPast, withPayments } from './pastRecords.ts';

const UNKNOWN_CONTRACT = 'Kies een contract.';
const NO_PLAN = 'Dit is een schenking. Alleen een lening heeft een schema.';

/**
 * Records what happened to a loan, or what was paid of a gift on paper. What is reported by whoever pays counts when who is
 * paid has confirmed it. Throws V422 by field, N404, F403 for anyone who may see the contract but not record this, C409 for a
 * record made from an older state, and for a change of what was signed.
 */
export async function recordEvent(tx: Tx, actor: Actor, services: Services, body: unknown): Promise<ContractDetail> {
  const draft = body as AnyEventDraft | null;
  if (typeof draft?.contract !== 'string') throw invalid({ contract: UNKNOWN_CONTRACT });
  const { role, life, ...open } = await bookForChange(tx, actor, draft.contract, draft.ledger_version);
  const { record, book } = open;
  const mayReport = role === 'borrower' && book.reportable.includes(draft.kind);
  if (role !== 'keeper' && !mayReport) throw forbidden(book.notYours);
  refuseByLife(life, draft.kind);
  const past = 'past_paid' in draft && draft.past_paid ? pastOf(record, actor.today, draft) : [];
  const wrong = book.wrong(withPayments(allRecords(record), past), draft, actor.today);
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  const keeps = role === 'keeper';
  // A borrower's yes is kept until the report is answered; a keeper's is carried out here.
  const stored = book.stored('past_paid' in draft ? { ...draft, past_paid: !keeps && past.length > 0 } : draft);
  const own: NewEvent = { ...stored, hashid: newHashid(), status: keeps ? 'confirmed' : 'reported' };
  const added = keeps ? [...past.map((one) => paymentOn(one)), own] : [own];
  await insertEvents(tx, actor.caller, record.id, added, actor.now);
  await actor.record(tx, { action: 'add', entity: book.entity, hashid: record.hashid, after: own });
  if (added.length > 1) await tellPast(tx, actor, record.hashid, past.length);
  if (!keeps) await tellReport(tx, actor, services, open, own);
  return freshContract(tx, actor, record.hashid);
}

/**
 * Records that every term up to a day was paid as agreed. What was recorded already is not recorded twice. A borrower
 * reports it: one report, of the newest term, that says so of those before it too.
 */
export async function recordPlanned(
  tx: Tx,
  actor: Actor,
  services: Services,
  { contract: hashid, ledger_version }: { contract: string; ledger_version?: number },
): Promise<ContractDetail> {
  const { role, life, ...open } = await bookForChange(tx, actor, hashid, ledger_version);
  const { record, book } = open;
  if (!isLoanType(record.type)) throw invalid({ contract: NO_PLAN });
  if (role === 'reader') throw forbidden(book.notYours);
  refuseByLife(life, 'payment');
  const past = pastOf(record, actor.today);
  const newest = past.at(-1);
  if (newest === undefined) return freshContract(tx, actor, record.hashid);
  if (role === 'keeper') {
    await recordPast(tx, actor, record, past);
  } else if (!reportsOf(record).some((report) => 'past_paid' in report)) {
    const report = paymentOn(newest, 'reported', { past_paid: true });
    await insertEvents(tx, actor.caller, record.id, [report], actor.now);
    await actor.record(tx, { action: 'add', entity: book.entity, hashid: record.hashid, after: report });
    await tellReport(tx, actor, services, open, report);
  }
  return freshContract(tx, actor, record.hashid);
}

/**
 * Tells the side that is paid that a payment was reported, which waits for their answer; where nobody of it can log in, the
 * managers who may answer for it.
 */
async function tellReport(
  tx: Tx,
  actor: Actor,
  services: Services,
  { record, book, voices, managers }: Pick<OpenBook, 'record' | 'book' | 'voices' | 'managers'>,
  { hashid: key }: Pick<NewEvent, 'hashid'>,
): Promise<void> {
  const paid = voices.filter(({ side }) => side === book.paid);
  const sideOf = (id: number) => voices.find((voice) => voice.id === id)?.side ?? 'none';
  const answering = managers.filter(({ id }) => book.roleOf(sideOf(id), true, paid) === 'keeper');
  const to = (paid.some(canLogIn) ? paid : answering).map(({ id }) => id);
  await tellParties(tx, actor, services, record, { kind: 'payment_reported', key, to, facts: {} });
}
