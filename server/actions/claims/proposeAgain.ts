import { lapsesAt } from '../../../domain/contracts/life/lapse.ts';
import { matterOf, refusalOf } from '../../../domain/contracts/life/machine.ts';
import { consentsBy, otherSide } from '../../../domain/contracts/life/whoAgrees.ts';
import type { ProposalContent } from '../../../domain/wire/proposal.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import type { UserRow } from '../../repositories/family.ts';
import { insertProposal } from '../../repositories/proposals.ts';
import { isOpenAt } from '../../repositories/signings.ts';
import type { Services } from '../../services.ts';
import { agreeableNow, storeConsents } from '../proposals/consents.ts';
import { workedOut } from '../proposals/consequences.ts';
import { type ContractInContext, partiesNow } from '../proposals/contractInContext.ts';
import { notifyProposal } from '../proposals/notifyProposal.ts';
import { askForChange } from '../signing/askForChange.ts';
import { changePaper, signersOfChange, soundContent } from '../signing/changeToSign.ts';

/** An agreement made in somebody's place that can be proposed to them. */
export interface Again {
  content: ProposalContent;
  note: string;
  /** The person who proposed it. */
  by: number;
}

/**
 * Proposes to somebody what was agreed in their place, if it can still be agreed, next to what already waits: each is answered in
 * its turn. Papers that everybody signs here are asked one at a time, as each builds on the loan as the one before left it.
 * @returns whether it was proposed
 */
export async function proposeAgain(
  tx: Tx,
  actor: Actor,
  services: Services,
  living: ContractInContext,
  person: UserRow,
  { content: was, note }: Omit<Again, 'by'>,
): Promise<boolean> {
  const { caller, now, today } = actor;
  const { record } = living;
  if (refusalOf({ ...living.lifecycle, open: null }, `propose ${matterOf(was.kind)}`) !== null) return false;
  const content = soundContent(record, was, today);
  const own = living.parties.find(({ id }) => id === person.id)?.side;
  if (content === null || !own) return false;
  const signers = signersOfChange(living, content, today);
  if (signers.length > 0 && living.signings.some(isOpenAt(now))) return false;
  // Nobody else can change the contract while this transaction has it, and it happens once in the life of a family.
  const paper = signers.length > 0 ? await changePaper(tx, actor, services, living, { content, note }) : null;
  const hashid = newHashid();
  const [side, lapses_at] = [otherSide(own), lapsesAt(now)];
  const id = await insertProposal(tx, caller, {
    contract_id: record.id,
    hashid,
    content,
    note,
    side,
    consequences: await workedOut(tx, actor, record, content),
    parties: partiesNow(living),
    proposed_at: now,
    lapses_at,
  });
  await actor.record(tx, { action: 'propose', entity: 'proposal', hashid: record.hashid, after: { hashid, content } });
  // By taking the death back a person agrees for themselves, and for nobody else.
  const here = signers.length > 0 ? [] : agreeableNow(living, { content, consents: [] }).here;
  await storeConsents(tx, actor, id, here, { paperDate: null, message: '' });
  const consents = consentsBy({ id: caller.userId }, here);
  const told = { id, hashid, content, side, consents, lapses_at, proposed_by: caller.userId, message: '' };
  if (signers.length > 0) await askForChange(tx, actor, services, living, { ...told, paper, signers });
  else await notifyProposal(tx, actor, services, 'proposed', living, told);
  return true;
}
