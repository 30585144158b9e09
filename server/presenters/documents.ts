import { dayInAmsterdam } from '../../domain/dates/today.ts';
import { fullName } from '../../domain/names/name.ts';
import { changesOf } from '../../domain/loans/changes.ts';
import type { ContractDocument } from '../../domain/wire/document.ts';
import type { Party } from '../../domain/wire/party.ts';
import type { AgreementPerson, SpokenFor } from '../pdf/agreementInput.ts';
import type { ContractRecord } from '../repositories/contracts.ts';
import type { ProposalRecord } from '../repositories/proposals.ts';
import type { SigningRecord } from '../repositories/signings.ts';
import { type DocumentRecord, isLaterScan } from '../repositories/documents.ts';

const made = ({ hashid, createdAt, sha256 }: DocumentRecord) => ({ hashid, made_at: createdAt.toISOString(), sha256 });
const notMade = { hashid: null, made_at: null, sha256: null };

/** The day on which both sides agreed to the terms of a version; null if its terms are the signed ones. */
export function agreedOn(
  proposals: readonly ProposalRecord[],
  { version }: Pick<ContractRecord, 'version'>,
): string | null {
  const made = proposals.find(({ answer, content }) => content.kind === 'terms' && answer?.version === version)?.answer;
  return made ? (made.paper_date ?? dayInAmsterdam(made.answered_at)) : null;
}

/**
 * The people others agreed for in the proposal that led to this.
 * @param people the parties by hashid, as named in the paper
 */
export function spokenForIn(
  proposals: readonly ProposalRecord[],
  people: Readonly<Record<string, AgreementPerson>>,
  became: (answer: NonNullable<ProposalRecord['answer']>) => boolean,
): SpokenFor[] {
  const made = proposals.find(({ answer }) => answer?.answer === 'accepted' && became(answer));
  const called = (party: Party) => fullName(people[party.hashid] ?? party);
  return (made?.consents ?? [])
    .filter(({ how }) => how === 'mandate' || how === 'partner')
    .map(({ who, by, how }) => ({ who: called(who), by: called(by), mandate: how === 'mandate' }));
}

/** The request by which everybody signed the change in a record; undefined if nobody signed it in the product. */
export function signingOf(
  event: string,
  proposals: readonly ProposalRecord[],
  signings: readonly SigningRecord[],
): SigningRecord | undefined {
  const made = proposals.find(({ answer }) => answer?.event_hashid === event);
  return made && signings.find(({ proposal_id }) => proposal_id === made.id);
}

/**
 * The documents of a contract, newest version first: the agreement of today's version, made or not, and for every earlier version
 * whatever was issued; for today's version also the addendum of every change that counts. A scan is listed with the version whose
 * signatures it shows, and an addendum signed in the product with the version it was signed to, made or not.
 * @param versions the earlier versions of the contract, oldest first
 */
export function presentDocuments(
  record: ContractRecord,
  versions: readonly ContractRecord[],
  documents: readonly DocumentRecord[],
  proposals: readonly ProposalRecord[],
  signings: readonly SigningRecord[] = [],
): ContractDocument[] {
  return [record, ...versions.toReversed()].flatMap((version): ContractDocument[] => {
    const current = version.version === record.version;
    const facts = {
      version: version.version,
      current,
      signed_date: version.terms.signed_date,
      agreed_on: agreedOn(proposals, version),
    };
    const own = documents.filter((document) => document.version === version.version);
    const agreement = own.find(({ kind }) => kind === 'agreement');
    const due = current && version.terms.signed_date !== null ? changesOf(record.events) : [];
    // Newest record first. A change undone since keeps its addendum.
    const addenda = record.events.toReversed().flatMap(({ hashid: event }): ContractDocument[] => {
      const addendum = own.find((document) => document.kind === 'addendum' && document.event === event);
      const signed = signingOf(event, proposals, signings);
      const belongs = signed ? signed.contract_version === version.version : due.some(({ hashid }) => hashid === event);
      if (!addendum && !belongs) return [];
      return [{ ...facts, ...(addendum ? made(addendum) : notMade), kind: 'addendum', event }];
    });
    const signing = proposals.find(
      ({ answer, content }) => content.kind === 'signing' && answer?.version === version.version,
    );
    const scan = documents.find(({ hashid }) => signing?.content.kind === 'signing' && hashid === signing.content.scan);
    const scans = [...own.filter(isLaterScan), ...(scan ? [scan] : [])].map((one): ContractDocument => ({
      ...facts,
      ...made(one),
      kind: 'scan',
      event: null,
    }));
    if (!agreement && !current) return [...addenda, ...scans];
    return [
      ...addenda,
      ...scans,
      { ...facts, ...(agreement ? made(agreement) : notMade), kind: 'agreement', event: null },
    ];
  });
}
