import { countedFrom } from '../../../domain/contracts/life/agreedDay.ts';
import { isAsked, lastAnswers, type Standing } from '../../../domain/contracts/life/confirmation.ts';
import { stateOf } from '../../../domain/contracts/life/machine.ts';
import { turnsOf } from '../../../domain/contracts/life/turns.ts';
import {
  agreeableBy,
  awaited,
  consentsBy,
  onlyOnPaper,
  proposesFor,
  recordersOf,
  unheard,
  wayToAgree,
} from '../../../domain/contracts/life/whoAgrees.ts';
import { isLoanType } from '../../../domain/contracts/types.ts';
import { fullName } from '../../../domain/names/name.ts';
import { UNSIGNED_STATES } from '../../../domain/wire/choices/signing.ts';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { presentDoubts } from '../../presenters/contested.ts';
import { type Awaited, presentProposal } from '../../presenters/proposal.ts';
import { listConfirmations, standingsOf } from '../../repositories/confirmations.ts';
import { wasParty, findContract } from '../../repositories/contracts.ts';
import type { ProposalRecord } from '../../repositories/proposals.ts';
import { stateOfSigning } from '../../repositories/signings.ts';
import { bookPeopleOf } from '../events/bookPeople.ts';
import { isHeard } from './heard.ts';
import { standpointOf } from '../contracts/standpoint.ts';
import { changesBySigning } from '../signing/changeToSign.ts';
import { workedOut } from './consequences.ts';
import { actsOf, waysToSign } from './acts.ts';
import { agreeableNow, yetToAgree } from './consents.ts';
import { type ContractInContext, contractInContext, spokenAbout, spokenOf } from './contractInContext.ts';
import { requestOf } from './settle.ts';

/** The stage of a contract, its reader's possible acts, and every proposal. Throws N404. */
export async function contractLifecycle(db: Queryable, actor: Actor, hashid: string): Promise<ContractLifecycle> {
  const record = await findContract(db, actor.caller, hashid);
  if (!record) throw notFound();
  const living = await contractInContext(db, actor, record);
  const { open, lifecycle } = living;
  const { mayAsk, onPaper } = waysToSign(living, actor.today);
  const ofAgreement = living.signings.filter(({ proposal_id }) => proposal_id === null);
  const signing = ofAgreement.find((one) => ['open', 'signed'].includes(stateOfSigning(one, actor.now)));
  // The effects of a waiting proposal are computed as of today: payments may have come in since.
  const standings = await standingsOf(db, actor.caller, record.id);
  const confirmations = await partiesAnswers(db, living, actor, standings);
  const now = open && (await workedOut(db, actor, record, countedFrom(open.content, actor.today, record)));
  return {
    state: stateOf(lifecycle),
    stands: standpointOf(living, actor, standings),
    may: [...(mayAsk ? (['ask_signatures'] as const) : []), ...actsOf(living)],
    agrees: agreesOnPaper(living) ? 'on_paper' : 'here',
    changes_by_signing: changesBySigning(living),
    proposals: living.proposals
      .filter(({ parties }) => wasParty(actor.caller, parties))
      .map((proposal) => ({
        ...presentProposal(
          proposal,
          actor,
          proposal === open && now ? { now, awaited: awaitedOf(living, open) } : undefined,
        ),
        signing: requestOf(living, proposal)?.hashid ?? null,
      })),
    signing: signing ? { hashid: signing.hashid, open: signing.outcome === null } : null,
    not_signed: notSigned(living, actor.now),
    ...confirmations,
    ...turnsIn(living),
    ...presentDoubts(living),
    signed_on_paper: onPaper === null ? null : [onPaper, ...recordedBy(living)].join(' '),
  };
}

/** Changes to the people in a signed, running loan: a concept has a sentence of its own, other contracts aren't affected. */
function turnsIn(living: ContractInContext): Pick<ContractLifecycle, 'turns'> {
  const { record, lifecycle, managers } = living;
  if (!isLoanType(record.type) || !['signed', 'amended'].includes(stateOf(lifecycle))) return {};
  const turns = turnsOf(spokenAbout(living, ['terms']), bookPeopleOf(living, { paid: 'from' }), managers);
  return turns.length > 0 ? { turns } : {};
}

/** Answers of parties who got a login about agreements already in their name, and whether the reader still has to answer. */
async function partiesAnswers(
  db: Queryable,
  living: ContractInContext,
  { caller }: Actor,
  standings: ReadonlyMap<number, Standing>,
): Promise<Pick<ContractLifecycle, 'confirmations' | 'unconfirmed' | 'unheard'>> {
  const { record } = living;
  const silent = living.lifecycle.signed ? unheard({ ...living, managers: living.managers.map(({ id }) => id) }) : [];
  const answers = lastAnswers(await listConfirmations(db, caller, record.id)).filter(({ userId }) =>
    isHeard(living, userId),
  );
  const standing = standings.get(record.id);
  return {
    ...(answers.length > 0 && {
      confirmations: answers.map(({ by, at, answer, word }) => ({ by, at: at.toISOString(), answer, word })),
    }),
    ...(standing && isAsked(standing) && { unconfirmed: true as const }),
    ...(silent.length > 0 && { unheard: silent.map(({ firstname }) => firstname) }),
  };
}

/** Why the concept was not signed at the last request; a request for an earlier version no longer matters. */
function notSigned(
  { record, lifecycle, signings: [last] }: ContractInContext,
  now: Date,
): ContractLifecycle['not_signed'] {
  if (!last || stateOf(lifecycle) !== 'concept' || last.contract_version !== record.version) return null;
  const state = UNSIGNED_STATES.find((one) => one === stateOfSigning(last, now));
  if (state === undefined) return null;
  const { hashid, outcome, expires_at } = last;
  return {
    hashid,
    state,
    by: outcome?.by ?? null,
    at: (outcome?.ended_at ?? expires_at).toISOString(),
    word: outcome?.word ?? '',
  };
}

const inDutch = new Intl.ListFormat('nl');

/** The people who have yet to agree, and whether only on paper; signers are in its request. */
function awaitedOf(living: ContractInContext, open: ProposalRecord): Awaited[] {
  const spoken = spokenOf(living, open.content);
  const { here, onPaper } = agreeableNow(living, open);
  const yours = [...here, ...onPaper].map(({ person }) => person.id);
  return yetToAgree(living, open).map((person) => ({
    person,
    onPaper: onlyOnPaper(spoken, person),
    yours: yours.includes(person.id),
  }));
}

/** The people who have yet to agree once the reader proposes something. */
function askedByProposing(living: ContractInContext) {
  const spoken = spokenAbout(living, ['terms']);
  const agreed = agreeableBy(spoken, living.acting, living.parties).filter(({ way }) => way.how !== 'paper');
  return awaited(spoken, consentsBy(living.acting, agreed));
}

/** Whether a proposal by the reader only waits for people whose agreement on paper the reader records. */
function agreesOnPaper(living: ContractInContext): boolean {
  const { own, manages, parties, acting } = living;
  const spoken = spokenAbout(living, ['terms']);
  return (
    manages &&
    proposesFor(own, manages, parties) !== null &&
    askedByProposing(living).every((one) => wayToAgree(spoken, acting, one)?.how === 'paper')
  );
}

/** The people who act for those without a login, shown to others: no member may, nor anyone who gains by it. */
function recordedBy(living: ContractInContext): string[] {
  const { own, acting, managers } = living;
  const spoken = spokenAbout(living, ['paper']);
  const people = askedByProposing(living).filter(
    (one) => onlyOnPaper(spoken, one) && wayToAgree(spoken, acting, one) === null,
  );
  if (own === 'none' || people.length === 0) return [];
  const who = inDutch.format(people.map(({ firstname }) => firstname));
  const recorders = recordersOf(spoken, people);
  const recording = managers.filter(({ id }) => recorders.includes(id));
  const names = recording.length === 0 ? '' : ` (${inDutch.format(recording.map((one) => fullName(one)))})`;
  return [
    `Meld het daarna hier met ‘Op papier ondertekend’: wie de familie beheert${names} bevestigt het dan voor ${who}.`,
  ];
}
