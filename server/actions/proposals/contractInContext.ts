import { mayChangeConcept } from '../../../domain/contracts/maker.ts';
import { isLoanType } from '../../../domain/contracts/types.ts';
import { type Life, matterOf } from '../../../domain/contracts/life/machine.ts';
import { mattersOf } from '../../../domain/contracts/life/matters.ts';
import type { Acting, Spoken, Voice } from '../../../domain/contracts/life/voices.ts';
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

/** A contract with everything that decides how it may go on. */
export interface ContractInContext {
  record: ContractRecord;
  proposals: ProposalRecord[];
  /** The proposal that waits for an answer. */
  open: ProposalRecord | null;
  /** Every request to sign it in the product, newest first. */
  signings: SigningRecord[];
  /** What was ever in doubt about it, as it was done with an account that was in other hands. */
  acts: ContestedAct[];
  /** Of these what waits for the owner of the account: until then nothing of it changes. */
  contested: ContestedAct[];
  life: Life;
  /** Its parties, with what decides whether they can answer for themselves. */
  voices: (Voice & UserRow)[];
  /** The family, with who answers for whom. */
  household: StoredHousehold;
  /** Whoever asks. */
  acting: Acting;
  /** The side of whoever asks. */
  own: Side;
  manages: boolean;
  /** Whether who asks may edit and remove it, while it is a concept. */
  mayChange: boolean;
  /** What a loan of two lenders says of paying one of them. */
  paidToOne: AgreedToOne[];
  /** Who manages the family: they record on paper what somebody without a login agreed to. */
  managers: UserRow[];
}

/** Who looks, and when. */
type Moment = Pick<Actor, 'caller' | 'now' | 'today'>;

/** What is stored of a contract, as its life. */
function lifeOf(
  record: ContractRecord,
  proposals: readonly ProposalRecord[],
  signings: readonly SigningRecord[],
  contested: boolean,
  { now, today }: Moment,
): Life {
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

/** Reads the life of contracts the caller may see, with a handful of reads however many there are. */
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
    const voices = record.parties.flatMap(({ userId, side }) => {
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
      life: lifeOf(record, proposed, asked, contested.length > 0, actor),
      voices,
      household,
      acting: { id: caller.userId, manages: caller.familyRole === 'manager' },
      own: voices.find(({ id }) => id === caller.userId)?.side ?? 'none',
      manages: caller.familyRole === 'manager',
      mayChange: self !== undefined && mayChangeConcept(self, record.createdBy === self.id),
      managers,
      paidToOne: paidToOneOf(record, before.get(record.id) ?? []),
    };
  });
}

/** Whose consent a contract asks today of somebody who is no party (BW 1:88). */
export const consentsOf = (
  { record, voices, household }: Pick<ContractInContext, 'record' | 'voices' | 'household'>,
  today: string,
): SpouseConsent<UserRow, UserRow>[] => consentsAsked(presentContract(record, today), voices, household);

/**
 * The spouses who sign a change here, as they would the agreement: none where one of them has no login, as then the paper says how they
 * consent (docs/decisions/0003, 0014). One who is blocked is waited for: a manager blocks people, and may be the other spouse.
 */
export function consentsHereTo(
  { record, voices, household }: Pick<ContractInContext, 'record' | 'voices' | 'household'>,
  content: ProposalContent,
  today: string,
): { of: UserRow; spouse: UserRow }[] {
  const contract = presentWithEvents(record, today);
  const asked = consentsToChange(contract, content, { parties: voices, known: household, today });
  const here = asked.flatMap(({ of, spouse }) => (spouse !== null && hasLogin(spouse) ? [{ of, spouse }] : []));
  return here.length === asked.length ? here : [];
}

/** Everybody of the family as what they can sign a contract: a party on their side, anybody else as a spouse who consents. */
export const signable = ({
  voices,
  household,
}: Pick<ContractInContext, 'voices' | 'household'>): (UserRow & { side: SignerRole })[] => [
  ...voices,
  ...household.people
    .filter(({ id }) => !voices.some((voice) => voice.id === id))
    .map((person) => ({ ...person, side: 'spouse' as const })),
];

const lentByTwo = ({ type, parties }: ContractRecord): boolean =>
  isLoanType(type) && parties.filter(({ side }) => side === 'from').length > 1;

/** What the agreement said and says of paying one of its lenders: nothing while it is a concept. */
function paidToOneOf(record: ContractRecord, before: readonly FormerTerms[]): AgreedToOne[] {
  if (!lentByTwo(record)) return [];
  const { signed_date, paid_to_one } = record.terms as LoanTerms;
  return [
    // What was agreed on a day holds from that day.
    ...before.map(({ replaced_at, says }) => ({ until: addDays(dayInAmsterdam(replaced_at), -1), says })),
    { until: null, says: signed_date !== null && paid_to_one },
  ];
}

/** What is said of each contract, in the order it came. */
function ofContract<Row extends { contract_id: number }>(rows: readonly Row[]): (contract: number) => Row[] {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const known = found.get(row.contract_id);
    if (known) known.push(row);
    else found.set(row.contract_id, [row]);
  }
  return (contract) => found.get(contract) ?? [];
}

/** As `livingContracts`, of one; whoever will change it has it locked (findContractForChange). */
export async function contractInContext(
  db: Queryable,
  actor: Moment,
  record: ContractRecord,
): Promise<ContractInContext> {
  const [living] = await contractsInContext(db, actor, [record]);
  if (!living) throw new Error('A contract has no life.');
  return living;
}

/** Who answers for whom on what is proposed of a contract. */
export const spokenOf = (living: ContractInContext, content: ProposalContent): Spoken<Voice & UserRow, MandateRow> =>
  spokenAbout(living, mattersOf(content, living.record));

/** The same, of matters that a mandate names. */
export const spokenAbout = (
  { voices, household, managers }: Pick<ContractInContext, 'voices' | 'household' | 'managers'>,
  matters: Spoken['matters'],
): Spoken<Voice & UserRow, MandateRow> => ({
  voices,
  household,
  managers: managers.map(({ id }) => id),
  matters,
});

/** The parties as they are now, to tell later what became of them. */
export const partiesNow = ({ voices }: { voices: readonly UserRow[] }): PartyThen[] =>
  voices.map(({ id, blocked, passed_away, divorced }) => ({ userId: id, blocked, passed_away, divorced }));
