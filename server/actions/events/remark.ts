import { judgeRecord } from '../../../domain/loans/bookPeople.ts';
import { saysOf } from '../../../domain/loans/events/burden.ts';
import { burdenedBy } from '../../../domain/loans/events/catalogue.ts';
import { amountOf, checkRemark, namedBy, refusalOfRemark } from '../../../domain/loans/events/remarks.ts';
import { canLogIn } from '../../../domain/relations/canLogIn.ts';
import type { NoticeFacts } from '../../../domain/notices/declaration.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { Remark } from '../../../domain/wire/event.ts';
import type { AmountTaken, RemarkDraft } from '../../../domain/wire/remarkDraft.ts';
import type { AnyEventDraft } from '../../../domain/wire/paperEvent.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import { conflict, forbidden, invalid } from '../../http/errors.ts';
import { insertConfirmations } from '../../repositories/eventConfirmations.ts';
import { insertRemark } from '../../repositories/eventRemarks.ts';
import { insertEvents, type NewEvent } from '../../repositories/loanEvents.ts';
import type { Services } from '../../services.ts';
import { limitAct } from '../limitAct.ts';
import { notifyParties } from '../notices/notifyParties.ts';
import { answerable, answerReport } from './answerEvent.ts';
import { BREAKS_OTHERS, storedForm, withoutWords } from './recordRules.ts';
import { refuseByLifecycle } from './lockRecords.ts';
import { byMandate } from './bookPeople.ts';
import { eventForChange, type FoundEvent } from './eventForChange.ts';
import { freshContract } from './freshContract.ts';
import { recordEvent } from './recordEvent.ts';
import { notifySpokenFor } from './notifyAwaited.ts';

const NOBODY_NAMED = 'Niemand zegt dat het dit bedrag is. Bekijk het contract opnieuw.';
const OTHERS_TOO = 'Dit wacht ook op anderen. Draai het terug en leg het opnieuw vast.';

/**
 * A party says that a record is wrong, with or without the right amount, that it is right after all, or answers in words
 * (docs/decisions/0001). A record that counts goes on counting. One that waits for the caller's own word is refused by it, and if
 * they are the payee, the amount they name becomes their own record of it. Throws V422, N404, F403, C409.
 */
export async function remarkOn(tx: Tx, actor: Actor, services: Services, draft: RemarkDraft): Promise<ContractDetail> {
  const found = await eventForChange(tx, actor, draft.hashid);
  const { record, book, role, event } = found;
  const { caller } = actor;
  if (role === 'reader') throw forbidden(book.notYours);
  const wrong = checkRemark(draft, event);
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  const refused = refusalOfRemark(event, draft.says, caller.hashid);
  if (refused !== null) throw conflict(refused);
  const answers = draft.says === 'wrong' && event.status === 'reported' && answerable(actor, found);
  await say(tx, actor, found, draft);
  if (answers) await answerReport(tx, actor, services, { hashid: event.hashid, status: 'refused' });
  // A remark that says more than that money came in, or that a payer makes, has to be reported again.
  const replaced =
    answers && draft.amount !== undefined && role === 'keeper' && burdenedBy(kindOf(event)) === 'receivers';
  if (replaced) {
    const { kind, date, note, ...facts } = draftOf(found, draft.amount ?? 0);
    await recordEvent(tx, actor, services, { ...facts, kind, date, note, contract: record.hashid });
    await say(tx, actor, found, { says: 'adopted', amount: draft.amount });
  }
  // The answer itself notifies the reporter of a refusal.
  const told = answers ? [event.recorded_by.hashid] : [];
  const answer = draft.says === 'wrong' && draft.amount !== undefined ? 'other_amount' : draft.says;
  await notifyOthers(tx, actor, services, found, { told, answer });
  return freshContract(tx, actor, record.hashid);
}

/**
 * The keeper of the book adopts the amount that the other side named: the record is taken back, and recorded again with that
 * amount, at once. Naming it counts as a word on it; if another's is needed it is refused. Throws V422, N404, F403, C409, R429.
 */
export async function takeAmount(
  tx: Tx,
  actor: Actor,
  services: Services,
  { hashid, amount }: AmountTaken,
): Promise<ContractDetail> {
  const found = await eventForChange(tx, actor, hashid);
  const { record, book, people, role, lifecycle, event, events, parties } = found;
  const { caller, now, today } = actor;
  if (role !== 'keeper') throw forbidden(book.notYours);
  refuseByLifecycle(lifecycle, event.kind);
  // A person without access can't say anything new, and an amount they once named is no word on it today.
  const named = namedBy(event, amount).filter((one) =>
    parties.some((party) => party.hashid === one && canLogIn(party)),
  );
  if (named.length === 0) throw conflict(NOBODY_NAMED);
  const counted = event.status === 'confirmed';
  if (!counted && event.status !== 'refused') throw conflict(OTHERS_TOO);
  const draft = draftOf(found, amount);
  const taking = counted ? saysOf({ kind: 'correction', date: today, corrects: hashid }, events) : null;
  const judged = [taking, saysOf(draft, [])].flatMap((says) =>
    says === null ? [] : [judgeRecord(people, says, caller.hashid, named)],
  );
  if (judged.some(({ status, own_word }) => status !== 'confirmed' || own_word)) throw conflict(OTHERS_TOO);
  if (counted && book.breaks([hashid])) throw conflict(BREAKS_OTHERS);
  const [wrong = {}] = book.wrong([draft], today, { gone: [hashid] });
  const [sentence] = Object.values(wrong);
  if (sentence !== undefined) throw conflict(sentence);
  await limitAct(tx, actor, 'undo', record.hashid);
  const correction: NewEvent = {
    ...{ hashid: newHashid(), kind: 'correction', date: today, note: '' },
    facts: { corrects: hashid },
    status: 'confirmed',
  };
  const replacement: NewEvent = { ...storedForm(draft), hashid: newHashid(), status: 'confirmed' };
  const made = counted ? [correction, replacement] : [replacement];
  await insertEvents(tx, caller, record.id, made, now);
  const said = parties
    .filter((party) => named.includes(party.hashid))
    .flatMap(({ id }) => made.map((one) => ({ hashid: one.hashid, user_id: id, mandate_id: null })));
  const { spokenFor } = judged.at(-1) ?? { spokenFor: [] };
  const confirmed = [...said, ...byMandate(replacement.hashid, spokenFor)];
  await insertConfirmations(tx, caller, record.id, confirmed, { past_paid: false, now });
  await say(tx, actor, found, { says: 'adopted', amount });
  await actor.record(tx, {
    action: 'replace',
    entity: book.entity,
    hashid: record.hashid,
    before: withoutWords(event),
    after: { ...replacement, corrects: hashid },
  });
  await notifySpokenFor(tx, actor, services, found, { spokenFor, key: replacement.hashid });
  await notifyOthers(tx, actor, services, found, { told: [], answer: 'adopted' });
  return freshContract(tx, actor, record.hashid);
}

interface Said extends Pick<Remark, 'says'> {
  amount?: number | undefined;
  text?: string;
}

/** Stores the caller's remark on a record, keeping their words out of the log. */
async function say(
  tx: Tx,
  { caller, now, record: log }: Actor,
  { record, book, event }: FoundEvent,
  { says, amount, text = '' }: Said,
): Promise<void> {
  await insertRemark(tx, caller, {
    hashid: event.hashid,
    user_id: caller.userId,
    says,
    amount: amount ?? null,
    text: text.trim(),
    said_at: now,
  });
  const after = { event: event.hashid, says };
  await log(tx, { action: 'remark', entity: book.entity, hashid: record.hashid, after });
}

function notifyOthers(
  tx: Tx,
  actor: Actor,
  services: Services,
  { record, event, parties, managers }: FoundEvent,
  { told, answer }: { told: readonly string[]; answer: NonNullable<NoticeFacts['answer']> },
): Promise<void> {
  // The recorder is also notified if they keep the book for another.
  const recorder = managers.filter(({ hashid }) => hashid === event.recorded_by.hashid);
  const to = [...parties, ...recorder].filter(({ hashid }) => !told.includes(hashid)).map(({ id }) => id);
  const key = `${event.hashid} ${actor.now.toISOString()}`;
  const facts = { answer };
  return notifyParties(tx, actor, services, record, { kind: 'record_disputed', key, to: [...new Set(to)], facts });
}

/** A kind of record that remarks can be made on. */
const kindOf = ({ kind }: FoundEvent['event']) => kind as Exclude<typeof kind, 'correction'>;

/** A record as it would be submitted with another amount. */
function draftOf({ event, record }: FoundEvent, amount: number) {
  const { kind, date, note } = event;
  if (kind === 'correction' || amountOf(event) === null) throw conflict(NOBODY_NAMED);
  const outcome = 'outcome' in event ? { outcome: event.outcome } : {};
  const year = 'year' in event ? { year: event.year } : {};
  const half = 'half' in event ? { half: event.half } : {};
  return { contract: record.hashid, kind, date, note, amount, ...outcome, ...year, ...half } as AnyEventDraft;
}
