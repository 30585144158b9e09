import { refusalOf, stateOf } from '../../../domain/contracts/life/machine.ts';
import {
  consentOf,
  otherSide,
  proposesFor,
  speaksItself,
  withdrawsFor,
} from '../../../domain/contracts/life/voices.ts';
import { fullName } from '../../../domain/names/name.ts';
import { whyNotHere } from '../../../domain/signing/signsHere.ts';
import { UNSIGNED_STATES } from '../../../domain/wire/choices/signing.ts';
import type { ContractAct, ContractLife } from '../../../domain/wire/proposal.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { presentContract } from '../../presenters/contract.ts';
import { presentProposal } from '../../presenters/proposal.ts';
import { concerns, findContract } from '../../repositories/contracts.ts';
import { stateOfSigning } from '../../repositories/signings.ts';
import { changesBySigning } from '../signing/changeToSign.ts';
import { workedOut } from './consequences.ts';
import { type LivingContract, livingContract } from './living.ts';
import { requestOf } from './settle.ts';

/** How far a contract is, what its reader may do, and every proposal. Throws N404. */
export async function contractLife(db: Queryable, actor: Actor, hashid: string): Promise<ContractLife> {
  const record = await findContract(db, actor.caller, hashid);
  if (!record) throw notFound();
  const living = await livingContract(db, actor, record);
  const { open, own, manages, voices, life } = living;
  const side = proposesFor(own, manages, voices);
  const { mayAsk, onPaper } = waysToSign(living, actor.today);
  const ofAgreement = living.signings.filter(({ proposal_id }) => proposal_id === null);
  const signing = ofAgreement.find((one) => ['open', 'signed'].includes(stateOfSigning(one, actor.now)));
  // What waits for an answer is told as of today: payments may have come in since.
  const now = open && (await workedOut(db, actor, record, open.content));
  return {
    state: stateOf(life),
    may: [...(mayAsk ? (['ask_signatures'] as const) : []), ...actsOf(living)],
    agrees: side !== null && manages && !speaksItself(voices, otherSide(side)) ? 'on_paper' : 'here',
    changes_by_signing: changesBySigning(living),
    proposals: living.proposals
      .filter(({ parties }) => concerns(actor.caller, parties))
      .map((proposal) => ({
        ...presentProposal(proposal, actor, proposal === open && now ? now : undefined),
        signing: requestOf(living, proposal)?.hashid ?? null,
      })),
    signing: signing ? { hashid: signing.hashid, open: signing.outcome === null } : null,
    not_signed: notSigned(living, actor.now),
    signed_on_paper: onPaper === null ? null : [onPaper, ...recordedBy(living)].join(' '),
  };
}

/** Why the concept was not signed when that was last asked; of a version before, that is over. */
function notSigned({ record, life, signings: [last] }: LivingContract, now: Date): ContractLife['not_signed'] {
  if (!last || stateOf(life) !== 'concept' || last.contract_version !== record.version) return null;
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

/** Who acts for an other side without a login, told to whoever can't: a member speaks for nobody else. */
function recordedBy({ own, manages, voices, managers }: LivingContract): string[] {
  if (own === 'none' || manages || speaksItself(voices, otherSide(own))) return [];
  const who = inDutch.format(voices.filter(({ side }) => side !== own).map(({ firstname }) => firstname));
  const names = managers.length === 0 ? '' : ` (${inDutch.format(managers.map((one) => fullName(one)))})`;
  return [
    `Meld het daarna hier met ‘Op papier ondertekend’: wie de familie beheert${names} bevestigt het dan voor ${who}. Je kunt ook wachten tot ${who} een eigen login heeft.`,
  ];
}

/** Whether the reader can have it signed in the product, and else why it is signed on paper. */
export function waysToSign(
  { record, own, manages, voices, life }: LivingContract,
  today: string,
): { mayAsk: boolean; onPaper: string | null } {
  const unsigned = proposesFor(own, manages, voices) !== null && refusalOf(life, 'propose signing') === null;
  const onPaper = unsigned ? whyNotHere(presentContract(record, today), voices) : null;
  return { mayAsk: unsigned && own !== 'none' && onPaper === null, onPaper };
}

/** What the reader may do now, beside signing in the product. */
function actsOf(living: LivingContract): ContractAct[] {
  const { life, own, manages, mayChange, voices, open } = living;
  const side = proposesFor(own, manages, voices);
  const can = (act: ContractAct, allowed: boolean): ContractAct[] => (allowed ? [act] : []);
  const proposes = (matter: 'signing' | 'change' | 'archive' | 'restore') =>
    side !== null && refusalOf(life, `propose ${matter}`) === null;
  // What everybody signs is not answered beside that.
  const signed = open !== null && requestOf(living, open) !== undefined;
  const consent = open && !signed && consentOf(own, manages, voices, otherSide(open.side));
  const withdraws = open && withdrawsFor(own, manages, voices, open.side);
  return [
    ...can('edit', mayChange && refusalOf(life, 'edit') === null),
    ...can('remove', mayChange && refusalOf(life, 'remove') === null),
    ...can('sign', proposes('signing')),
    ...can('change', proposes('change')),
    ...can('archive', proposes('archive')),
    ...can('restore', proposes('restore')),
    ...can('answer', consent === 'here'),
    ...can('paper', consent === 'on_paper'),
    ...can('withdraw', withdraws === true),
  ];
}
