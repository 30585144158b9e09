import { paymentsOfRest } from '../../../domain/loans/automatic.ts';
import { draftEvent } from '../../../domain/loans/events/draftEvent.ts';
import type { ContractDraft, GiftTerms, LoanTerms } from '../../../domain/wire/contract.ts';
import type { ProposalContent } from '../../../domain/wire/proposal.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, HttpError } from '../../http/errors.ts';
import { newHashid } from '../../hashid.ts';
import type { ContractRecord } from '../../repositories/contracts.ts';
import { archiveContract, replaceContract } from '../../repositories/contractWrites.ts';
import { hasDocument } from '../../repositories/documents.ts';
import { insertEvents, type NewEvent } from '../../repositories/loanEvents.ts';
import type { ProposalRecord } from '../../repositories/proposals.ts';
import { agreementKey } from '../contracts/issueDocument.ts';
import { checkContent, draftOf } from './checkContent.ts';
import { storedLoan } from '../../repositories/storedLoan.ts';

/** The result of an accepted proposal. */
interface Made {
  event: string | null;
  version: number | null;
}

const UNDONE = 'Automatisch geteld voordat de pauze was afgesproken. Deze termijn rust.';
const NO_PAPER = 'Iemand heeft dit contract intussen gewijzigd. Bekijk het opnieuw.';

/**
 * Makes an agreed proposal count: as a record of the loan, as a new version of the contract, or in the archive. Throws
 * C409 if it no longer can.
 */
export async function carryOut(
  tx: Tx,
  actor: Actor,
  record: ContractRecord,
  proposal: Pick<ProposalRecord, 'content' | 'note' | 'proposed_by'>,
): Promise<Made> {
  const content = stillFits(record, proposal.content, actor.today);
  const { caller, now } = actor;
  switch (content.kind) {
    case 'archive':
    case 'restore':
      await archiveContract(tx, caller, record, content.kind === 'archive' ? now : null);
      return { event: null, version: null };
    case 'terms':
      return newVersion(tx, actor, record, content.draft);
    case 'signing': {
      const draft = draftOf(record);
      const signed = { ...draft, contract: { ...draft.contract, signed_date: content.signed_date } } as ContractDraft;
      return newVersion(tx, actor, record, signed);
    }
    default: {
      const event = eventOf(content, proposal.note, actor.today);
      const records = [event, ...undoneByRest(record, content, actor.today)];
      await insertEvents(tx, caller, record.id, records, now, proposal.proposed_by);
      return { event: event.hashid, version: null };
    }
  }
}

/** The content, checked again against the current contract; throws its first sentence if it no longer fits. */
function stillFits(record: ContractRecord, content: ProposalContent, today: string): ProposalContent {
  try {
    return checkContent(record, content, today);
  } catch (error) {
    const [sentence] = error instanceof HttpError ? Object.values(error.body.errors ?? {}) : [];
    throw sentence === undefined ? error : conflict(sentence);
  }
}

type EventContent = Exclude<ProposalContent, { kind: 'terms' | 'signing' | 'archive' | 'restore' }>;

function eventOf(content: EventContent, note: string, today: string): NewEvent {
  const common = { hashid: newHashid(), note, status: 'confirmed' } as const;
  if (content.kind === 'correction')
    return { ...common, kind: 'correction', date: today, facts: { corrects: content.event } };
  const { kind, date, ...facts } = content;
  return { ...common, kind, date, facts };
}

/** Counter-entries of automatic records made while the pause waited for its answer, for terms it suspends. */
function undoneByRest(record: ContractRecord, content: EventContent, today: string): NewEvent[] {
  const loan = storedLoan(record, today);
  if (!('until' in content) || loan === null) return [];
  return paymentsOfRest(loan, record.events, draftEvent(content)).map(({ hashid }) => ({
    hashid: newHashid(),
    kind: 'correction',
    date: today,
    facts: { corrects: hashid },
    note: UNDONE,
    status: 'confirmed',
  }));
}

async function newVersion(tx: Tx, { caller, now }: Actor, record: ContractRecord, draft: ContractDraft): Promise<Made> {
  // A signed version keeps its paper: it was made just before (issueBeforeAnswer).
  if (record.terms.signed_date !== null && !(await hasDocument(tx, caller, record, agreementKey(record))))
    throw conflict(NO_PAPER);
  const side = (wanted: 'from' | 'to') =>
    record.parties.filter(({ side: on }) => on === wanted).map(({ userId }) => userId);
  await replaceContract(
    tx,
    caller,
    record,
    {
      type: draft.type,
      total: draft.total,
      // Complete: checkContent made them so.
      terms: draft.contract as GiftTerms | LoanTerms,
      from: side('from'),
      to: side('to'),
    },
    now,
  );
  return { event: null, version: record.version + 1 };
}
