import { lapsesAt } from '../../../domain/contracts/life/lapse.ts';
import { refusalOf } from '../../../domain/contracts/life/machine.ts';
import { otherSide } from '../../../domain/contracts/life/voices.ts';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import { takenBack } from '../../../domain/loans/events/takenBack.ts';
import { loanRole } from '../../../domain/loans/loanRole.ts';
import type { ProposalContent } from '../../../domain/wire/proposal.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { StoredFacts } from '../../db/eventSchema.ts';
import { newHashid } from '../../hashid.ts';
import { HttpError } from '../../http/errors.ts';
import { type ContractRecord, findContractForChange } from '../../repositories/contracts.ts';
import { archiveContract, replaceContract } from '../../repositories/contractWrites.ts';
import { type ContractSnapshot, versionAt } from '../../repositories/contractVersions.ts';
import type { UserRow } from '../../repositories/family.ts';
import { insertEvents, type NewEvent } from '../../repositories/loanEvents.ts';
import { insertProposal, type ProposalRecord } from '../../repositories/proposals.ts';
import { allRecords, type StoredEvent } from '../../repositories/storedEvents.ts';
import type { Services } from '../../services.ts';
import { bookOf } from '../events/bookForChange.ts';
import { bookPeopleOf } from '../events/bookPeople.ts';
import { checkContent } from '../proposals/checkContent.ts';
import { agreeableNow, storeConsents } from '../proposals/consents.ts';
import { workedOut } from '../proposals/consequences.ts';
import { type LivingContract, livingContract, partiesNow } from '../proposals/living.ts';
import { tellOfProposal, WHAT } from '../proposals/tellOfProposal.ts';
import { signersOfChange } from '../signing/changeToSign.ts';

const NOTE = 'Teruggedraaid: dit was vastgelegd voor iemand die toch zelf antwoordt.';

interface Of {
  hashid: string;
  /** Whose death was taken back. */
  person: UserRow;
  /** Since when others answered in their place. */
  since: Date;
}

/**
 * Puts a contract back to what it was before others answered for somebody in it: records get a counter-entry, the archive and the terms are
 * put back, what was signed on paper is a concept again, payments that were confirmed wait for an answer, and the last that was
 * agreed is proposed to them. @returns what was open, in words.
 */
export async function reopenContract(
  tx: Tx,
  actor: Actor,
  services: Services,
  { hashid, person, since }: Of,
): Promise<string[]> {
  const { caller, now } = actor;
  const record = await locked(tx, actor, hashid);
  const living = await livingContract(tx, actor, record);
  const agreed = living.proposals.filter(
    ({ answer }) => answer?.answer === 'accepted' && answer.answered_at >= since && answer.answered_by !== person.id,
  );
  const money = moneyOf(record, since, person, living);
  for (const proposal of agreed) await takeBack(tx, actor, record, proposal);
  for (const event of money) await reportAgain(tx, actor, record, event);
  const former = await versionAt(tx, caller, record, since);
  const signedSince = record.terms.signed_date !== null && former?.terms.signed_date === null;
  if (former && (signedSince || agreed.some(({ content }) => content.kind === 'terms')))
    await replaceContract(tx, caller, record, contentOf(former), now, true);
  const [last] = agreed;
  if (last) await proposeAgain(tx, actor, services, hashid, person, last.content);
  return [
    ...agreed.map(({ content }) => WHAT[content.kind]),
    ...(signedSince && agreed.length === 0 ? [WHAT.signing] : []),
    ...money.map((event) => `een betaling van ${formatEuro(amountOf(event))} op ${formatDateLong(event.date)}`),
  ];
}

function contentOf({ type, total, terms, parties }: ContractSnapshot) {
  const side = (wanted: 'from' | 'to') => parties.filter(({ side: on }) => on === wanted).map(({ userId }) => userId);
  return { type, total, terms, from: side('from'), to: side('to') };
}

async function locked(tx: Tx, { caller }: Actor, hashid: string): Promise<ContractRecord> {
  const record = await findContractForChange(tx, caller, hashid);
  if (!record) throw new Error('A contract of the family is gone.');
  return record;
}

const amountOf = (event: StoredEvent): number => ('amount' in event ? event.amount : 0);

/** What was confirmed since as paid, by whoever could not have done so had they been known to live. */
function moneyOf(record: ContractRecord, since: Date, person: UserRow, living: LivingContract): StoredEvent[] {
  const events = allRecords(record);
  const book = bookOf(record);
  const people = book && bookPeopleOf(living, book);
  const keeps = (who: string) => people !== null && loanRole(people, who) === 'keeper';
  const corrected = takenBack(events);
  return events.filter((event) => {
    const at = event.answered_at ?? event.recorded_at;
    const by = (event.answered_by ?? event.recorded_by).hashid;
    const counts = ['payment', 'extra_repayment', 'payout'].includes(event.kind) && event.status === 'confirmed';
    const open = !corrected.has(event.hashid) && !('automatic' in event && event.automatic);
    return counts && open && new Date(at) >= since && by !== person.hashid && !keeps(by);
  });
}

const counter = (corrects: string, today: string): NewEvent => ({
  ...{ hashid: newHashid(), kind: 'correction', date: today, facts: { corrects }, note: NOTE, status: 'confirmed' },
});

/** What every record has beside the facts of its kind. */
const COMMON =
  'hashid kind date status note recorded_at recorded_by answered_at answered_by automatic own_word confirmations'.split(
    ' ',
  );

/** The facts of a record, as they are stored. */
const factsOf = (event: StoredEvent): StoredFacts =>
  Object.fromEntries(Object.entries(event).filter(([key]) => !COMMON.includes(key))) as StoredFacts;

async function takeBack(tx: Tx, actor: Actor, record: ContractRecord, proposal: ProposalRecord): Promise<void> {
  const { caller, now, today } = actor;
  const { content, answer } = proposal;
  if (content.kind === 'archive' || content.kind === 'restore')
    return archiveContract(tx, caller, record, content.kind === 'archive' ? null : now);
  const events = allRecords(record);
  if (content.kind === 'correction') {
    const was = events.find(({ hashid }) => hashid === content.event);
    if (!was) return;
    const { kind, date, note } = was;
    const again: NewEvent = { hashid: newHashid(), kind, date, facts: factsOf(was), note, status: 'confirmed' };
    return insertEvents(tx, caller, record.id, [again], now);
  }
  const made = answer?.event_hashid;
  const known = events.some((event) => event.kind === 'correction' && event.corrects === made);
  if (made && !known) await insertEvents(tx, caller, record.id, [counter(made, today)], now);
}

/** A payment that was confirmed in their place waits for an answer, as a report of whoever recorded it. */
async function reportAgain(tx: Tx, actor: Actor, record: ContractRecord, event: StoredEvent): Promise<void> {
  const { caller, now, today } = actor;
  await insertEvents(tx, caller, record.id, [counter(event.hashid, today)], now);
  const reporter = record.parties.find(({ hashid }) => hashid === event.recorded_by.hashid)?.userId ?? caller.userId;
  const { kind, date, note } = event;
  const again: NewEvent = { hashid: newHashid(), kind, date, facts: factsOf(event), note, status: 'reported' };
  await insertEvents(tx, { ...caller, userId: reporter }, record.id, [again], now);
}

/** Proposes what was agreed last for their own answer, where it can still be agreed; the mail tells of the rest. */
async function proposeAgain(
  tx: Tx,
  actor: Actor,
  services: Services,
  contract: string,
  person: UserRow,
  was: ProposalContent,
): Promise<void> {
  const { caller, now, today } = actor;
  if (was.kind === 'correction') return;
  const record = await locked(tx, actor, contract);
  const living = await livingContract(tx, actor, record);
  const act = was.kind === 'signing' || was.kind === 'archive' || was.kind === 'restore' ? was.kind : 'change';
  if (refusalOf(living.life, `propose ${act}`) !== null) return;
  const content = stillSound(record, was, today);
  const own = living.voices.find(({ id }) => id === person.id)?.side;
  if (content === null || !own || signersOfChange(living, content).length > 0) return;
  const hashid = newHashid();
  const [side, lapses_at] = [otherSide(own), lapsesAt(now)];
  const id = await insertProposal(tx, caller, {
    contract_id: record.id,
    hashid,
    content,
    side,
    consequences: await workedOut(tx, actor, record, content),
    parties: partiesNow(living),
    proposed_at: now,
    lapses_at,
  });
  await actor.record(tx, { action: 'propose', entity: 'proposal', hashid: record.hashid, after: { hashid, content } });
  // Whoever takes the death back agrees by that for themselves, and for nobody else.
  const { here } = agreeableNow(living, { content, consents: [] });
  await storeConsents(tx, actor, id, here, { paperDate: null, word: '' });
  const consents = here.map(({ person: { id: user_id }, way }) => ({ user_id, how: way.how }));
  const told = { id, hashid, content, side, consents, lapses_at, proposed_by: caller.userId, word: '' };
  await tellOfProposal(tx, actor, services, 'proposed', living, told);
}

function stillSound(record: ContractRecord, content: ProposalContent, today: string): ProposalContent | null {
  try {
    return checkContent(record, content, today);
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}
