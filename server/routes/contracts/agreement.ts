import type { FastifyRequest } from 'fastify';
import { validateContract } from '../../../domain/contracts/validate.ts';
import type { Contract, ContractDraft, Party } from '../../../domain/wire/contract.ts';
import { audit } from '../../audit.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalid, notFound, tooMany } from '../../errors.ts';
import type { AgreementInput, AgreementPerson } from '../../pdf/agreementInput.ts';
import { QueueFull } from '../../pdf/errors.ts';
import { partyErrors } from '../../policies/parties.ts';
import { presentContract } from '../../presenters/contract.ts';
import { findContract } from '../../repositories/contracts.ts';
import { findAgreement, storeAgreement } from '../../repositories/documents.ts';
import { familyPeople, type UserRow } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { giftTerms, loanTerms } from './contractContent.ts';

/** Seconds after which a full queue is worth another try. */
const RETRY_SECONDS = 5;

interface Agreement {
  contract: Contract;
  pdf: Buffer;
}

/** The agreement of a contract: made once per version, and from then on the same bytes. Throws N404. */
export async function generatedAgreement(services: Services, request: FastifyRequest, hashid: string, today: string): Promise<Agreement> {
  const { caller } = request;
  const record = await findContract(services.db, caller, hashid);
  if (!record) throw notFound();
  const contract = presentContract(record, today);
  const frozen = await findAgreement(services.db, caller, record);
  if (frozen) return { contract, pdf: frozen };
  const people = await familyPeople(services.db, caller);
  const made = await makePdf(services, { contract, people: namedPeople(contract, people), watermark: false, madeOn: today });
  const pdf = await inTransaction(services.db, async (tx) => {
    const isFirst = await storeAgreement(tx, caller, record, made);
    if (isFirst) await audit(tx, request, { action: 'download', entity: 'contract', hashid, after: { version: record.version } });
    return isFirst ? made : ((await findAgreement(tx, caller, record)) ?? made);
  });
  return { contract, pdf };
}

/** The agreement of a draft, marked as a preview. Nothing is stored. Throws V422 by field. */
export async function previewAgreement(services: Services, request: FastifyRequest, body: unknown, today: string): Promise<Agreement> {
  const draft = body as ContractDraft;
  const wrong = validateContract(draft, today);
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  const people = await familyPeople(services.db, request.caller);
  const existing = draft.hashid === undefined ? undefined : await findContract(services.db, request.caller, draft.hashid);
  if (draft.hashid !== undefined && !existing) throw notFound();
  const strangers = partyErrors(draft, people, existing?.parties.map((party) => party.hashid) ?? []);
  if (Object.keys(strangers).length > 0) throw invalid(strangers);
  const contract = asContract(draft, people);
  const pdf = await makePdf(services, { contract, people: namedPeople(contract, people), watermark: true, madeOn: today });
  return { contract, pdf };
}

function asContract(draft: ContractDraft, people: readonly UserRow[]): Contract {
  const named = (hashids: readonly string[]): Party[] =>
    hashids.flatMap((wanted) => people.filter((p) => p.hashid === wanted)).map(({ hashid, firstname, infix, lastname }) => ({ hashid, firstname, infix, lastname }));
  const parties = { from: named(draft.parties.from), to: named(draft.parties.to) };
  const common = { hashid: draft.hashid ?? '', total: draft.total, parties, version: draft.version ?? 0 };
  if (draft.type === 'GiftContract') return { ...common, type: draft.type, contract: giftTerms(draft.contract) };
  return { ...common, type: draft.type, contract: loanTerms(draft.contract) };
}

function namedPeople(contract: Contract, people: readonly UserRow[]): Record<string, AgreementPerson> {
  const parties = [...contract.parties.from, ...contract.parties.to].map((party) => party.hashid);
  const named = people
    .filter((p) => parties.includes(p.hashid))
    .map(({ hashid, firstname, infix, lastname, birthdate, email }) => [hashid, { firstname, infix, lastname, birthdate, email }] as const);
  return Object.fromEntries(named);
}

async function makePdf({ pdf }: Services, input: AgreementInput): Promise<Buffer> {
  try {
    return await pdf.agreement(input);
  } catch (error) {
    if (error instanceof QueueFull) throw tooMany(RETRY_SECONDS);
    throw error;
  }
}
