import { isLoanType } from '../../../domain/contracts/types.ts';
import type { Standing } from '../../../domain/contracts/life/confirmation.ts';
import { refusalOf } from '../../../domain/contracts/life/machine.ts';
import { proposesFor } from '../../../domain/contracts/life/whoAgrees.ts';
import { todayInAmsterdam } from '../../../domain/dates/today.ts';
import { type Concept, standOf } from '../../../domain/nextStep/stand.ts';
import { invitedFirst, whyDeed, whyNotHere } from '../../../domain/signing/signsHere.ts';
import { STAND_ACTS, type StandAct } from '../../../domain/wire/choices/nextStep.ts';
import type { Party } from '../../../domain/wire/party.ts';
import type { ContractAct } from '../../../domain/wire/proposal.ts';
import type { Standpoint } from '../../../domain/wire/stand.ts';
import type { Actor } from '../../actor.ts';
import { isReachable } from '../../policies/reachable.ts';
import { presentContract } from '../../presenters/contract.ts';
import type { UserRow } from '../../repositories/family.ts';
import { isOpenAt, type SigningRecord } from '../../repositories/signings.ts';
import { actsOf, waysToSign } from '../proposals/acts.ts';
import { yetToAgree } from '../proposals/consents.ts';
import { consentsOf, type ContractInContext, signable } from '../proposals/contractInContext.ts';
import { yetToSign } from '../signing/openRequest.ts';
import { endsBy } from '../signing/presentSigning.ts';
import { stepFactsOf } from './stepFacts.ts';

const partyOf = ({ hashid, firstname, infix, lastname }: UserRow): Party => ({ hashid, firstname, infix, lastname });
const lastDay = (end: Date) => todayInAmsterdam(end.getTime() - 1);

/** Invited people without a login yet, of a concept that could be signed here once they have one. */
export const invitedTo = (living: ContractInContext, today: string): UserRow[] =>
  invitedFirst(presentContract(living.record, today), living.parties, consentsOf(living, today));

/** Whether the caller can ask for signatures, now or once everybody in it has a login. */
export const mayHaveSigned = ({ own, manages, parties, lifecycle }: ContractInContext): boolean =>
  own !== 'none' && proposesFor(own, manages, parties) !== null && refusalOf(lifecycle, 'propose signing') === null;

/** Where a contract stands for its reader, and what comes next (domain/nextStep). */
export function standpointOf(
  living: ContractInContext,
  actor: Actor,
  standings: ReadonlyMap<number, Standing>,
): Standpoint {
  const { lifecycle, open, signings, own, manages, parties } = living;
  const { caller, now, today } = actor;
  const request = signings.find(isOpenAt(now));
  const people = signable(living);
  const invited = lifecycle.signed ? [] : invitedTo(living, today);
  return standOf({
    ...stepFactsOf(living, actor, standings),
    manages,
    consents: own === 'none' && request?.parties.some(({ userId }) => userId === caller.userId) === true,
    allowed: allowedOf(living, actor, request, invited),
    request: request
      ? {
          hashid: request.hashid,
          change: request.proposal_id !== null,
          waits: yetToSign(request).flatMap((id) => people.filter((one) => one.id === id).map(partyOf)),
          until: lastDay(request.expires_at),
        }
      : null,
    proposal: open && {
      hashid: open.hashid,
      onPaper: open.content.kind === 'signing',
      waits: yetToAgree(living, open).map(partyOf),
      until: lastDay(open.lapses_at),
    },
    concept: lifecycle.signed ? null : conceptOf(living, today, invited),
    archived: lifecycle.archived,
    contested: lifecycle.contested,
    paidOff: lifecycle.ended,
    died: isLoanType(living.record.type) && parties.some(({ passed_away }) => passed_away),
  });
}

function conceptOf(living: ContractInContext, today: string, invited: readonly UserRow[]): Concept {
  const contract = presentContract(living.record, today);
  return {
    deed: whyDeed(contract) !== null,
    here: whyNotHere(contract, living.parties, consentsOf(living, today)) === null,
    invited: invited.map(partyOf),
    wished: living.record.wishedBy !== null,
  };
}

/** The rights-bound acts that the reader has; acts open to every reader are always included. */
function allowedOf(
  living: ContractInContext,
  { caller, today }: Actor,
  request: SigningRecord | undefined,
  invited: readonly UserRow[],
): Set<StandAct> {
  const may = actsOf(living);
  const can = (act: ContractAct) => may.includes(act);
  const asks = mayHaveSigned(living) && invited.length > 0;
  const rights: Partial<Record<StandAct, boolean>> = {
    ask_signatures: waysToSign(living, today).mayAsk,
    wish_signatures: asks,
    withdraw_wish: asks,
    withdraw_request: request !== undefined && endsBy({ living, signing: request }, caller.userId) === 'withdraw',
    withdraw_proposal: can('withdraw'),
    withdraw_report: !living.lifecycle.archived,
    estate_papers: living.manages,
    invite_again: living.manages && invited.some(isReachable),
    edit: can('edit'),
    sign_on_paper: can('sign'),
    remove: can('remove'),
  };
  return new Set(STAND_ACTS.filter((act) => rights[act] !== false));
}
