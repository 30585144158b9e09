import type { Actor } from '../../actor.ts';
import { judgeRecord } from '../../../domain/loans/bookPeople.ts';
import { agreedOutcome, saysOf } from '../../../domain/loans/events/burden.ts';
import { waitingRecords } from '../../../domain/loans/events/openReports.ts';
import { isLoanType } from '../../../domain/contracts/types.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { AnyEventDraft } from '../../../domain/wire/paperEvent.ts';
import type { Tx } from '../../db/database.ts';
import { forbidden, invalid } from '../../http/errors.ts';
import { newHashid } from '../../hashid.ts';
import { insertConfirmations } from '../../repositories/eventConfirmations.ts';
import { insertEvents, type NewEvent } from '../../repositories/loanEvents.ts';
import type { Services } from '../../services.ts';
import { limitAct } from '../limitAct.ts';
import { storedForm } from './book.ts';
import { bookForChange, refuseByLife } from './bookForChange.ts';
import { byMandate } from './bookPeople.ts';
import { freshContract } from './freshContract.ts';
import { onOwnWord, pastOf, paymentOn, recordPast, tellPast } from './pastRecords.ts';
import { tellAwaited, tellCounted, tellSpokenFor } from './tellAwaited.ts';

const UNKNOWN_CONTRACT = 'Kies een contract.';
const NO_PLAN = 'Dit is een schenking. Alleen een lening heeft een schema.';

/**
 * Records what happened to a loan, or what was paid of a gift on paper. It counts when each person of the side it burdens has
 * said so (docs/decisions/0091). Throws V422 by field, N404, F403 for anyone who may see the contract but not record this,
 * C409 for a record made from an older state, and for a change of what was signed, R429.
 */
export async function recordEvent(tx: Tx, actor: Actor, services: Services, body: unknown): Promise<ContractDetail> {
  const draft = body as AnyEventDraft | null;
  if (typeof draft?.contract !== 'string') throw invalid({ contract: UNKNOWN_CONTRACT });
  const { role, life, ...open } = await bookForChange(tx, actor, draft.contract, draft.ledger_version);
  const { record, book, people } = open;
  const mayReport = role === 'borrower' && book.reportable.includes(draft.kind);
  if (role !== 'keeper' && !mayReport) throw forbidden(book.notYours);
  refuseByLife(life, draft.kind);
  const past = 'past_paid' in draft && draft.past_paid ? pastOf(record, actor.today, draft) : [];
  const wrong = book.wrong(draft, actor.today, { past });
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  const says = saysOf(draft, [], past.length > 0, agreedOutcome(record));
  const judged = judgeRecord(people, says, actor.caller.hashid);
  const counts = judged.status === 'confirmed';
  const word = onOwnWord(judged.own_word);
  // A yes that waits is kept until the report is answered; one that counts is carried out here.
  const stored = storedForm('past_paid' in draft ? { ...draft, past_paid: !counts && past.length > 0 } : draft);
  const facts = { ...stored.facts, ...word };
  const own: NewEvent = { ...stored, facts, hashid: newHashid(), status: judged.status };
  const added = counts ? [...past.map((one) => paymentOn(one, 'confirmed', word)), own] : [own];
  await limitAct(tx, actor, 'record', '');
  await insertEvents(tx, actor.caller, record.id, added, actor.now);
  const said = added.flatMap(({ hashid }) => byMandate(hashid, judged.spokenFor));
  await insertConfirmations(tx, actor.caller, record.id, said, { past_paid: false, now: actor.now });
  await actor.record(tx, { action: 'add', entity: book.entity, hashid: record.hashid, after: own });
  if (added.length > 1) await tellPast(tx, actor, record.hashid, past.length);
  const { awaits, spokenFor } = judged;
  if (!counts) await tellAwaited(tx, actor, services, open, { awaits, key: own.hashid, event: draft, says });
  await tellSpokenFor(tx, actor, services, open, { spokenFor, key: own.hashid });
  if (counts) await tellCounted(tx, actor, services, open, { told: spokenFor.map(({ who }) => who), key: own.hashid });
  return freshContract(tx, actor, record.hashid);
}

/**
 * Records that every term up to a day was paid as agreed. What was recorded already is not recorded twice. Where somebody is
 * awaited it is one report, of the newest term, that says so of those before it too.
 */
export async function recordPlanned(
  tx: Tx,
  actor: Actor,
  services: Services,
  { contract: hashid, ledger_version }: { contract: string; ledger_version?: number },
): Promise<ContractDetail> {
  const { role, life, ...open } = await bookForChange(tx, actor, hashid, ledger_version);
  const { record, book, people } = open;
  if (!isLoanType(record.type)) throw invalid({ contract: NO_PLAN });
  if (role === 'reader') throw forbidden(book.notYours);
  refuseByLife(life, 'payment');
  const past = pastOf(record, actor.today);
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
    await tellSpokenFor(tx, actor, services, open, { spokenFor, key });
    await tellCounted(tx, actor, services, open, { told: spokenFor.map(({ who }) => who), key });
  } else if (!waitingRecords(record.events).some((report) => 'past_paid' in report)) {
    const report = paymentOn(newest, 'reported', { past_paid: true });
    await insertEvents(tx, actor.caller, record.id, [report], actor.now);
    await actor.record(tx, { action: 'add', entity: book.entity, hashid: record.hashid, after: report });
    await tellAwaited(tx, actor, services, open, { awaits, key: report.hashid, event: report });
  }
  return freshContract(tx, actor, record.hashid);
}
