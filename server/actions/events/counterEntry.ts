import { type Judged, judgeRecord } from '../../../domain/loans/bookPeople.ts';
import { isAssumed } from '../../../domain/loans/automatic.ts';
import { saysOf } from '../../../domain/loans/events/burden.ts';
import { isAgreed } from '../../../domain/loans/events/catalogue.ts';
import { ANSWER_IT, takesBack } from '../../../domain/loans/events/takesBack.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import { conflict, forbidden } from '../../http/errors.ts';
import { answerEvent, insertEvents } from '../../repositories/loanEvents.ts';
import type { Services } from '../../services.ts';
import { limitAct } from '../limitAct.ts';
import { tellParties } from '../notices/tellParties.ts';
import { BREAKS_OTHERS } from './book.ts';
import { refuseTakingBack } from './bookForChange.ts';
import { eventForChange, type FoundEvent } from './eventForChange.ts';
import { freshContract } from './freshContract.ts';
import { onOwnWord } from './pastRecords.ts';
import { tellAwaited } from './tellAwaited.ts';

/**
 * A counter-entry: the record stays, and counts as never recorded. What does not count yet is taken back at once by who reported it.
 * What counts is taken back by who is paid, and stays until each of the side that then owes more, or is paid less, agrees
 * (docs/decisions/0091). Of a counter-entry that waits: whoever asked for it lets it be. Throws N404, F403, C409, R429.
 */
export async function counterEntry(tx: Tx, actor: Actor, services: Services, hashid: string): Promise<ContractDetail> {
  const found = await eventForChange(tx, actor, hashid);
  const { record, book, role, life, event, taken, voices } = found;
  if (!takesBack(event, role, actor.caller.hashid))
    throw role === 'keeper' ? conflict(ANSWER_IT) : forbidden(book.notYours);
  refuseTakingBack(life, (taken ?? event).kind);
  if (taken) {
    await answerEvent(tx, actor.caller, record.id, hashid, 'refused', actor.now);
    await actor.record(tx, {
      action: 'refuse',
      entity: book.entity,
      hashid: record.hashid,
      before: { status: event.status },
      after: { event: hashid, status: 'refused' },
    });
    return freshContract(tx, actor, record.hashid);
  }
  if (book.breaks(event.hashid)) throw conflict(BREAKS_OTHERS);
  await limitAct(tx, actor, 'undo', record.hashid);
  const { status, own_word, awaits } = judgeTakingBack(found, actor.caller.hashid);
  const correction = {
    hashid: newHashid(),
    kind: 'correction',
    date: actor.today,
    facts: { corrects: hashid, ...onOwnWord(own_word) },
    note: '',
    status,
  } as const;
  await insertEvents(tx, actor.caller, record.id, [correction], actor.now);
  await actor.record(tx, {
    action: 'correct',
    entity: book.entity,
    hashid: record.hashid,
    before: event,
    after: { corrects: hashid, status },
  });
  if (status === 'confirmed') {
    const to = voices.map(({ id }) => id);
    await tellParties(tx, actor, services, record, { kind: 'record_undone', key: hashid, to, facts: {} });
  } else {
    const asked = { awaits, key: correction.hashid, event: { kind: correction.kind, corrects: hashid } };
    await tellAwaited(tx, actor, services, found, asked);
  }
  return freshContract(tx, actor, record.hashid);
}

/**
 * Nobody has said that a report, or a payment which counts by itself, is right, nor agreed to a change beside a concept (S-204):
 * taking it back waits for nobody.
 */
function judgeTakingBack(
  { people, event, events, life }: FoundEvent,
  me: string,
): Pick<Judged, 'status' | 'own_word' | 'awaits'> {
  const agreedByNobody = !life.signed && isAgreed(event.kind);
  if (event.status !== 'confirmed' || isAssumed(event) || agreedByNobody)
    return { status: 'confirmed', own_word: false, awaits: [] };
  const says = saysOf({ kind: 'correction', date: event.date, corrects: event.hashid }, events);
  return judgeRecord(people, says, me);
}
