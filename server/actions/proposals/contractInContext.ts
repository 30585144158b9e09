import { mayChangeConcept } from '../../../domain/contracts/maker.ts';
import { isLoanType } from '../../../domain/contracts/types.ts';
import { type Lifecycle, matterOf } from '../../../domain/contracts/life/machine.ts';
import { mattersOf } from '../../../domain/contracts/life/matters.ts';
import type { Acting, Spoken, ContractParty } from '../../../domain/contracts/life/whoAgrees.ts';
import type { Side } from '../../../domain/contracts/sides.ts';
import { addDays } from '../../../domain/dates/isoDate.ts';
import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import type { AgreedToOne } from '../../../domain/loans/paidToOne.ts';
import { changesOf } from '../../../domain/loans/changes.ts';
import { isAgreed } from '../../../domain/loans/events/catalogue.ts';
import { hasLogin } from '../../../domain/relations/canLogIn.ts';
import { consentsAsked, consentsToChange, type SpouseConsent } from '../../../domain/signing/spouseConsent.ts';
import type { SignerRole } from '../../../domain/wire/choices/signing.ts';
import type { LoanTerms } from '../../../domain/wire/contract.ts';
import type { ProposalContent } from '../../../domain/wire/proposal.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable } from '../../db/database.ts';
import type { PartyThen } from '../../db/proposalSchema.ts';
import { managersAmong } from '../../policies/managers.ts';
import { presentContract, presentWithEvents } from '../../presenters/contract.ts';
import type { ContractRecord } from '../../repositories/contracts.ts';
import { type FormerTerms, paidToOneBefore } from '../../repositories/contractVersions.ts';
import type { UserRow } from '../../repositories/family.ts';
import { loadHousehold, type StoredHousehold } from '../../repositories/household.ts';
import type { MandateRow } from '../../repositories/mandates.ts';
import { listProposals, type ProposalRecord, stateOfProposal } from '../../repositories/proposals.ts';
import { yieldingMap } from '../../yieldingMap.ts';
import { isOpenAt, listSignings, type SigningRecord } from '../../repositories/signings.ts';
import { type ContestedAct, listContested } from '../../repositories/contestedActs.ts';
import { frozenIn } from '../contested/frozen.ts';

/** A contract with everything that decides its next steps. */
export interface ContractInContext {
  record: ContractRecord;
  proposals: ProposalRecord[];
  /** The proposal that waits for an answer. */
  open: ProposalRecord | null;
  /** Every request to sign it in the product, newest first. */
  signings: SigningRecord[];
  /** Everything ever in doubt about it, done with an account that was in other hands. */
  acts: ContestedAct[];
  /** Those that wait for the owner of the account: until then it is frozen. */
  contested: ContestedAct[];
  lifecycle: Lifecycle;
  /** Its parties, with what decides whether they can answer for themselves. */
  parties: (ContractParty & UserRow)[];
  /** The family, with its mandates. */
  household: StoredHousehold;
  /** The caller. */
  acting: Acting;
  /** The caller's side. */
  own: Side;
  manages: boolean;
  /** Whether the caller may edit and remove it, while it is a concept. */
  mayChange: boolean;
  /** The clause of a loan with two lenders on paying one of them. */
  paidToOne: AgreedToOne[];
  /** The managers of the family: they record on paper what somebody without a login agreed to. */
  managers: UserRow[];
}

/** The reader, and the moment. */
type Moment = Pick<Actor, 'caller' | 'now' | 'today'>;

/** The stored parts of a contract, as its life. */
function lifecycleOf(
  record: ContractRecord,
  proposals: readonly ProposalRecord[],
  signings: readonly SigningRecord[],
  contested: boolean,
  { now, today }: Moment,
): Lifecycle {
  const open = proposals.find((proposal) => stateOfProposal(proposal, now) === 'open');
  return {
    signed: record.everSigned,
    amended:
      changesOf(record.events).some(({ kind }) => isAgreed(kind)) ||
      proposals.some(({ answer, content }) => answer?.answer === 'accepted' && content.kind === 'terms'),
    ended: isLoanType(record.type) && presentContract(record, today).balance === 0,
    archived: record.archivedAt !== null,
    open: open ? matterOf(open.content.kind) : signings.some(isOpenAt(now)) ? 'signing' : null,
    contested,
  };
}

/** Reads the life of contracts the caller may see, with a fixed number of queries. */
export async function contractsInContext(
  db: Queryable,
  actor: Moment,
  records: readonly ContractRecord[],
): Promise<ContractInContext[]> {
  const { caller, now } = actor;
  const [first] = records;
  if (!first) return [];
  const one = records.length === 1 ? first.id : undefined;
  const proposals = ofContract(await listProposals(db, caller, one));
  const signings = ofContract(await listSignings(db, caller, one));
  const doubted = ofContract(
    (await listContested(db, caller, one)).map((act) => ({ ...act, contract_id: act.contractId ?? 0 })),
  );
  const household = await loadHousehold(db, caller);
  const changed = records.filter((record) => record.version > 1 && lentByTwo(record)).map(({ id }) => id);
  const before = await paidToOneBefore(db, caller, changed);
  const people = new Map(household.people.map((person) => [person.id, person]));
  const self = people.get(caller.userId);
  const managers = managersAmong(household.people);
  return yieldingMap(records, (record): ContractInContext => {
    const [proposed, asked] = [proposals(record.id), signings(record.id)];
    const parties = record.parties.flatMap(({ userId, side }) => {
      const person = people.get(userId);
      return person ? [{ ...person, side }] : [];
    });
    const acts = doubted(record.id);
    const contested = frozenIn({ record, signings: asked, household, acts }, now);
    return {
      record,
      acts,
      contested,
      proposals: proposed,
      open: proposed.find((proposal) => stateOfProposal(proposal, now) === 'open') ?? null,
      signings: asked,
      lifecycle: lifecycleOf(record, proposed, asked, contested.length > 0, actor),
      parties,
      household,
      acting: { id: caller.userId, manages: caller.familyRole === 'manager' },
      own: parties.find(({ id }) => id === caller.userId)?.side ?? 'none',
      manages: caller.familyRole === 'manager',
      mayChange: self !== undefined && mayChangeConcept(self, record.createdBy === self.id),
      managers,
      paidToOne: paidToOneOf(record, before.get(record.id) ?? []),
    };
  });
}

/** The people whose consent a contract needs today without being a party (BW 1:88). */
export const consentsOf = (
  { record, parties, household }: Pick<ContractInContext, 'record' | 'parties' | 'household'>,
  today: string,
): SpouseConsent<UserRow, UserRow>[] => consentsAsked(presentContract(record, today), parties, household);

/**
 * The spouses who sign a change here, as they would the agreement: none if one of them has no login, as then the paper says how
 * they consent (docs/decisions/0003, 0014). A blocked one is waited for: the blocking manager may be the other spouse.
 */
export function consentsHereTo(
  { record, parties, household }: Pick<ContractInContext, 'record' | 'parties' | 'household'>,
  content: ProposalContent,
  today: string,
): { of: UserRow; spouse: UserRow }[] {
  const contract = presentWithEvents(record, today);
  const asked = consentsToChange(contract, content, { parties: parties, known: household, today });
  const here = asked.flatMap(({ of, spouse }) => (spouse !== null && hasLogin(spouse) ? [{ of, spouse }] : []));
  return here.length === asked.length ? here : [];
}

/** The capacity in which each family member can sign a contract: a party on their side, anybody else as a consenting spouse. */
export const signable = ({
  parties,
  household,
}: Pick<ContractInContext, 'parties' | 'household'>): (UserRow & { side: SignerRole })[] => [
  ...parties,
  ...household.people
    .filter(({ id }) => !parties.some((party) => party.id === id))
    .map((person) => ({ ...person, side: 'spouse' as const })),
];

const lentByTwo = ({ type, parties }: ContractRecord): boolean =>
  isLoanType(type) && parties.filter(({ side }) => side === 'from').length > 1;

/** The agreement's past and present clause on paying one of its lenders: nothing while it is a concept. */
function paidToOneOf(record: ContractRecord, before: readonly FormerTerms[]): AgreedToOne[] {
  if (!lentByTwo(record)) return [];
  const { signed_date, paid_to_one } = record.terms as LoanTerms;
  return [
    // Terms agreed on a day apply from that day.
    ...before.map(({ replaced_at, says }) => ({ until: addDays(dayInAmsterdam(replaced_at), -1), says })),
    { until: null, says: signed_date !== null && paid_to_one },
  ];
}

/** The remarks on each contract, in order of arrival. */
function ofContract<Row extends { contract_id: number }>(rows: readonly Row[]): (contract: number) => Row[] {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const known = found.get(row.contract_id);
    if (known) known.push(row);
    else found.set(row.contract_id, [row]);
  }
  return (contract) => found.get(contract) ?? [];
}

/** As `livingContracts`, for one; lock it before changing it (findContractForChange). */
export async function contractInContext(
  db: Queryable,
  actor: Moment,
  record: ContractRecord,
): Promise<ContractInContext> {
  const [living] = await contractsInContext(db, actor, [record]);
  if (!living) throw new Error('A contract has no life.');
  return living;
}

/** The people who may answer for others on proposals about a contract. */
export const spokenOf = (
  living: ContractInContext,
  content: ProposalContent,
): Spoken<ContractParty & UserRow, MandateRow> => spokenAbout(living, mattersOf(content, living.record));

/** The same, for matters that a mandate names. */
export const spokenAbout = (
  { parties, household, managers }: Pick<ContractInContext, 'parties' | 'household' | 'managers'>,
  matters: Spoken['matters'],
): Spoken<ContractParty & UserRow, MandateRow> => ({
  parties,
  household,
  managers: managers.map(({ id }) => id),
  matters,
});

/** The parties as they are now, to detect later changes. */
export const partiesNow = ({ parties }: { parties: readonly UserRow[] }): PartyThen[] =>
  parties.map(({ id, blocked, passed_away, divorced }) => ({ userId: id, blocked, passed_away, divorced }));
