import { adultMaker } from '../../../domain/contracts/adultMaker.ts';
import { refusalOf } from '../../../domain/contracts/life/machine.ts';
import type { Actor } from '../../actor.ts';
import { PARTY_SIDES } from '../../../domain/wire/choices/party.ts';
import type { ContractDetail, ContractDraft } from '../../../domain/wire/contract.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, forbidden, invalid, notFound } from '../../http/errors.ts';
import { newHashid } from '../../hashid.ts';
import { MOST } from '../../limits.ts';
import { NOT_YOUR_CONCEPT, peopleErrors } from '../../policies/makers.ts';
import { presentContract, presentWithEvents } from '../../presenters/contract.ts';
import { type ContractRecord, findContract, findContractForChange } from '../../repositories/contracts.ts';
import { countContracts, insertContract, replaceContract } from '../../repositories/contractWrites.ts';
import { selfAmong } from '../../repositories/family.ts';
import { loadHousehold } from '../../repositories/household.ts';
import { allRecords } from '../../repositories/storedEvents.ts';
import type { Services } from '../../services.ts';
import { limitAct } from '../limitAct.ts';
import { notifyParties } from '../notices/notifyParties.ts';
import { contractInContext } from '../proposals/contractInContext.ts';
import { notifyWish } from '../signing/notifyWish.ts';
import { propose } from '../proposals/propose.ts';
import { requireActiveSession } from '../security/ownAccount.ts';
import { fitsRecords, RECORDED } from '../events/fitsRecords.ts';
import { contractWithNext } from './nextSteps.ts';
import { contractContent } from './contractContent.ts';
import { dayToConfirm } from './dayToConfirm.ts';

const STALE = 'Iemand heeft dit contract intussen gewijzigd. Open het opnieuw en pas je wijziging daarna toe.';
const FULL = 'In je familie staan al 2.000 contracten. Verwijder eerst concepten die niet meer nodig zijn.';
const RECORDED_OF_OTHERS =
  'Bij dit contract is al iets vastgelegd. Dat hoort bij de mensen die er nu in staan. Maak een nieuw contract voor anderen.';

/**
 * Adds a valid contract (soundDraft), or replaces the draft with the same hashid. The day of signing waits for everybody
 * who answers for themselves: until then it is a concept. Throws V422 on the parties, N404 for a hashid that the caller does not
 * see, F403 for somebody else's concept, C409 for an edit of an older version or of a signed contract, for one that moves
 * records to other people and for one contract too many, R429, U401 for one that counts as signed at once after the session
 * ended.
 */
export async function saveContract(
  tx: Tx,
  actor: Actor,
  services: Services,
  draft: ContractDraft,
): Promise<ContractDetail> {
  const { caller, now, today } = actor;
  const existing = draft.hashid === undefined ? undefined : await findContractForChange(tx, caller, draft.hashid);
  if (draft.hashid !== undefined && !existing) throw notFound();
  const living = existing && (await contractInContext(tx, actor, existing));
  if (living && !living.mayChange) throw forbidden(NOT_YOUR_CONCEPT);
  if (existing && draft.version !== undefined && draft.version !== existing.version) throw conflict(STALE);
  const refused = living && refusalOf(living.lifecycle, 'edit');
  if (refused) throw conflict(refused);
  if (existing && allRecords(existing).length > 0 && !betweenSame(existing, draft)) throw conflict(RECORDED_OF_OTHERS);
  if (existing && !fitsRecords(existing, draft, actor.today)) throw conflict(RECORDED);
  const household = await loadHousehold(tx, caller);
  const { people } = household;
  const wrong = peopleErrors(draft, caller, people, existing);
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  const minor = adultMaker(selfAmong(people, caller));
  if (minor !== null) throw conflict(minor);

  await limitAct(tx, actor, existing ? 'editContract' : 'makeContract', '');
  if (!existing && (await countContracts(tx, caller)) >= MOST.contracts) throw conflict(FULL);
  const hashid = existing?.hashid ?? newHashid();
  const toConfirm = dayToConfirm(draft, caller, household);
  if (toConfirm === null && draft.contract.signed_date !== null) await requireActiveSession(tx, actor, services);
  const content = contractContent(toConfirm === null ? draft : asConcept(draft), people);
  if (existing) {
    await replaceContract(tx, caller, existing, content, now);
  } else {
    await insertContract(tx, caller, hashid, content);
  }

  const record = await stored(findContract(tx, caller, hashid));
  const saved = presentWithEvents(record, today);
  await actor.record(tx, {
    action: existing ? 'edit' : 'add',
    entity: 'contract',
    hashid,
    ...(existing ? { before: presentContract(existing, today) } : {}),
    after: saved,
  });
  if (existing) {
    const key = `${hashid} ${saved.version}`;
    const to = [...content.from, ...content.to];
    await notifyParties(tx, actor, services, { hashid, type: saved.type }, { kind: 'changed', key, to, facts: {} });
    await notifyWish(tx, actor, services, existing, 'wish_changed');
  }
  if (toConfirm !== null) await propose(tx, actor, services, { contract: hashid, ...toConfirm });
  return contractWithNext(tx, actor, record);
}

/** Whether the same people are on either side, in any order. */
const betweenSame = ({ parties }: ContractRecord, draft: ContractDraft): boolean =>
  PARTY_SIDES.every((side) => {
    const stored = parties.filter((party) => party.side === side).map(({ hashid }) => hashid);
    return stored.toSorted().join() === draft.parties[side].toSorted().join();
  });

const asConcept = (draft: ContractDraft): ContractDraft =>
  ({ ...draft, contract: { ...draft.contract, signed_date: null } }) as ContractDraft;

async function stored(found: Promise<ContractRecord | undefined>): Promise<ContractRecord> {
  const record = await found;
  if (!record) throw new Error('The contract was not stored.');
  return record;
}
