import type { Actor } from '../../actor.ts';
import { type Judged, judgeRecord, type Says } from '../../../domain/loans/bookPeople.ts';
import { agreedOutcome, saysOf } from '../../../domain/loans/events/burden.ts';
import { isFact } from '../../../domain/loans/events/catalogue.ts';
import type { MissingPayment } from '../../../domain/loans/events/paidAsPlanned.ts';
import { waitingRecords } from '../../../domain/loans/events/openReports.ts';
import { speaksOfPast } from '../../../domain/loans/events/pastPayments.ts';
import { isLoanType } from '../../../domain/contracts/types.ts';
import type { IsoDate } from '../../../domain/dates/isoDate.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { EventDraft } from '../../../domain/wire/event.ts';
import type { AnyEventDraft } from '../../../domain/wire/paperEvent.ts';
import type { Tx } from '../../db/database.ts';
import { forbidden, invalid } from '../../http/errors.ts';
import { newHashid } from '../../hashid.ts';
import type { ContractRecord } from '../../repositories/contracts.ts';
import { insertConfirmations } from '../../repositories/eventConfirmations.ts';
import { insertEvents, type NewEvent } from '../../repositories/loanEvents.ts';
import type { Services } from '../../services.ts';
import { limitAct } from '../limitAct.ts';
import { storedForm } from './recordRules.ts';
import { lockRecords, type OpenBook, refuseByLifecycle } from './lockRecords.ts';
import { byMandate, eachOnce, type StoredMandate } from './bookPeople.ts';
import { freshContract } from './freshContract.ts';
import { onOwnWord, missedTerms, paymentOn, recordPast, logBackfill } from './pastRecords.ts';
import { notifyAwaited, notifyCounted, notifySpokenFor } from './notifyAwaited.ts';

const UNKNOWN_CONTRACT = 'Kies een contract.';
const NO_PLAN = 'Dit is een schenking. Alleen een lening heeft een schema.';

/**
 * Records an event of a loan, or a payment of a gift on paper. It counts once each person of the side it burdens has agreed
 * (docs/decisions/0016). Throws V422 by field, N404, F403 for anyone who may see the contract but not record this, C409 for a
 * record made from an older state, and for a change of a signed contract, R429.
 */
export async function recordEvent(tx: Tx, actor: Actor, services: Services, body: unknown): Promise<ContractDetail> {
  const draft = body as AnyEventDraft | null;
  if (typeof draft?.contract !== 'string') throw invalid({ contract: UNKNOWN_CONTRACT });
  const { role, lifecycle, ...open } = await lockRecords(tx, actor, draft.contract, draft.ledger_version);
  const { record, book } = open;
  mayRecord({ role, book, lifecycle }, draft.kind);
  const past = speaksOfPast(draft) && draft.past_paid ? missedTerms(record, actor.today, [draft]) : [];
  const [wrong = {}] = book.wrong([draft], actor.today, { past });
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  const made = newRecord(open, actor, draft, past);
  const { own, judged, says } = made;
  const counts = own.status === 'confirmed';
  await limitAct(tx, actor, 'record', '');
  await store(tx, actor, record, [made], past);
  await actor.record(tx, { action: 'add', entity: book.entity, hashid: record.hashid, after: own });
  if (counts && past.length > 0) await logBackfill(tx, actor, record.hashid, past.length);
  const { awaits, spokenFor } = judged;
  if (!counts) await notifyAwaited(tx, actor, services, open, { awaits, key: own.hashid, event: draft, says });
  await notifySpokenFor(tx, actor, services, open, { spokenFor, key: own.hashid });
  if (counts) {
    const told = spokenFor.map(({ who }) => who);
    await notifyCounted(tx, actor, services, open, { told, key: own.hashid, ...wordsOf(draft, past) });
  }
  return freshContract(tx, actor, record.hashid);
}

/** Records that count have their own text unless they are payments of a term; for money that came in, its days. */
function wordsOf(
  { kind, date }: AnyEventDraft,
  past: readonly MissingPayment[],
): { answer?: 'home' | 'extra'; paid?: IsoDate[] } {
  if (isFact(kind)) return { answer: 'home' };
  const paid = [date, ...past.map((one) => one.date)];
  if (kind === 'extra_repayment') return { answer: 'extra', paid };
  return kind === 'payment' ? { paid } : {};
}

/** Refuses a kind of record that the caller may not make in a book. Throws F403, C409. */
export function mayRecord(
  { role, book, lifecycle }: Pick<OpenBook, 'role' | 'book' | 'lifecycle'>,
  kind: string,
): void {
  const mayReport = role === 'borrower' && book.reportable.includes(kind);
  if (role !== 'keeper' && !mayReport) throw forbidden(book.notYours);
  refuseByLifecycle(lifecycle, kind);
}

/** The stored form of a record, and whose word it needs. */
interface Made {
  own: NewEvent;
  judged: Judged<StoredMandate>;
  says: Says;
}

/** The stored form of a possible draft. @param past earlier payments that it says were paid */
function newRecord(
  { record, people }: Pick<OpenBook, 'record' | 'people'>,
  { caller }: Pick<Actor, 'caller'>,
  draft: AnyEventDraft,
  past: readonly MissingPayment[],
): Made {
  const says = saysOf(draft, [], past.length > 0, agreedOutcome(record, draft.date));
  const judged = judgeRecord(people, says, caller.hashid);
  const counts = judged.status === 'confirmed';
  // A waiting yes is kept until the report is answered; one that counts is carried out at once.
  const stored = storedForm(speaksOfPast(draft) ? { ...draft, past_paid: !counts && past.length > 0 } : draft);
  const facts = { ...stored.facts, ...onOwnWord(judged.own_word) };
  const own: NewEvent = { ...stored, facts, hashid: newHashid(), status: judged.status };
  return { own, judged, says };
}

/**
 * Stores records, and if one of them counts, the earlier payments that it says were made.
 * @returns the hashids of those payments
 */
async function store(
  tx: Tx,
  { caller, now }: Actor,
  { id }: Pick<ContractRecord, 'id'>,
  made: readonly Made[],
  past: readonly MissingPayment[],
): Promise<string[]> {
  const counting = made.find(({ own }) => own.status === 'confirmed');
  const before = counting ? past.map((one) => paymentOn(one, 'confirmed', onOwnWord(counting.judged.own_word))) : [];
  await insertEvents(tx, caller, id, [...before, ...made.map(({ own }) => own)], now);
  const said = [
    ...before.flatMap(({ hashid }) => byMandate(hashid, counting?.judged.spokenFor ?? [])),
    ...made.flatMap(({ own, judged }) => byMandate(own.hashid, judged.spokenFor)),
  ];
  await insertConfirmations(tx, caller, id, said, { past_paid: false, now });
  return before.map(({ hashid }) => hashid);
}

interface Together {
  /** All of them of kinds that the caller may record (mayRecord). */
  drafts: readonly EventDraft[];
  /** Maps a field of the k-th of them to its field in the form. */
  fieldOf: (k: number, field: string) => string;
  past_paid: boolean;
  /** Names them in notices to others. */
  key: string;
}

/**
 * Records payments of one loan together: each counts, or waits, as on its own. Everybody gets one notice for all. Throws V422.
 * @returns them, in order, and the hashids of earlier payments recorded with them
 */
export async function recordTogether(
  tx: Tx,
  actor: Actor,
  services: Services,
  open: OpenBook,
  { drafts, fieldOf, past_paid, key }: Together,
): Promise<{ made: NewEvent[]; past: string[] }> {
  if (drafts.length === 0) return { made: [], past: [] };
  const { record, book } = open;
  const past = past_paid ? missedTerms(record, actor.today, drafts) : [];
  const wrong = book
    .wrong(drafts, actor.today, { past })
    .flatMap((fields, k) => Object.entries(fields).map(([field, sentence]) => [fieldOf(k, field), sentence]));
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong) as Record<string, string>);
  const newest = drafts.reduce((best, { date }, k) => (date > (drafts[best]?.date ?? '') ? k : best), 0);
  const made = drafts.map((draft, k) =>
    // If all of them wait, the newest vouches for those before it.
    newRecord(open, actor, k === newest ? ({ ...draft, past_paid } as EventDraft) : draft, past),
  );
  const before = await store(tx, actor, record, made, past);
  if (before.length > 0) await logBackfill(tx, actor, record.hashid, before.length);
  const waiting = made.filter(({ own }) => own.status === 'reported');
  for (const chooses of [false, true]) {
    const awaits = waiting.filter(({ says }) => says.chooses === chooses).flatMap(({ judged }) => judged.awaits);
    if (awaits.length === 0) continue;
    const event = { kind: 'payment', date: actor.today } as const;
    const told = chooses
      ? { awaits, event, key: `${key} chosen`, says: { chooses } }
      : { awaits, event, key, together: 'bank' as const };
    await notifyAwaited(tx, actor, services, open, told);
  }
  const spokenFor = eachOnce(made.flatMap(({ judged }) => judged.spokenFor));
  await notifySpokenFor(tx, actor, services, open, { spokenFor, key, answer: 'bank' });
  const told = spokenFor.map(({ who }) => who);
  const paid = [...made.map(({ own }) => own), ...past].map(({ date }) => date);
  if (waiting.length < made.length) await notifyCounted(tx, actor, services, open, { told, key, answer: 'bank', paid });
  return { made: made.map(({ own }) => own), past: before };
}

/**
 * Records that every term up to a day was paid as agreed. Terms already recorded are not recorded twice. If somebody is
 * awaited it is one report, of the newest term, that vouches for those before it too.
 */
export async function recordPlanned(
  tx: Tx,
  actor: Actor,
  services: Services,
  { contract: hashid, ledger_version }: { contract: string; ledger_version?: number },
): Promise<ContractDetail> {
  const { role, lifecycle, ...open } = await lockRecords(tx, actor, hashid, ledger_version);
  const { record, book, people } = open;
  if (!isLoanType(record.type)) throw invalid({ contract: NO_PLAN });
  if (role === 'reader') throw forbidden(book.notYours);
  refuseByLifecycle(lifecycle, 'payment');
  const past = missedTerms(record, actor.today);
  const newest = past.at(-1);
  if (newest === undefined) return freshContract(tx, actor, record.hashid);
  const { status, own_word, awaits, spokenFor } = judgeRecord(
    people,
    saysOf({ kind: 'payment', date: newest.date }, [], true),
    actor.caller.hashid,
  );
  if (status === 'confirmed') {
    await recordPast(tx, actor, record, past, { facts: onOwnWord(own_word), spokenFor });
    const key = newHashid();
    await notifySpokenFor(tx, actor, services, open, { spokenFor, key });
    const told = spokenFor.map(({ who }) => who);
    await notifyCounted(tx, actor, services, open, { told, key, paid: past.map(({ date }) => date) });
  } else if (!waitingRecords(record.events).some((report) => 'past_paid' in report)) {
    const report = paymentOn(newest, 'reported', { past_paid: true });
    await insertEvents(tx, actor.caller, record.id, [report], actor.now);
    await actor.record(tx, { action: 'add', entity: book.entity, hashid: record.hashid, after: report });
    await notifyAwaited(tx, actor, services, open, { awaits, key: report.hashid, event: report });
  }
  return freshContract(tx, actor, record.hashid);
}
