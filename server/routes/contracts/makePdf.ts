import type { Contract } from '../../../domain/wire/contract.ts';
import { tooMany } from '../../errors.ts';
import type { AgreementInput, AgreementPerson } from '../../pdf/agreementInput.ts';
import { QueueFull } from '../../pdf/errors.ts';
import type { UserRow } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';

/** Seconds after which a full queue is worth another try. */
const RETRY_SECONDS = 5;

/** The parties of a contract as its paper names them, by hashid. */
export function namedPeople(contract: Contract, people: readonly UserRow[]): Record<string, AgreementPerson> {
  const parties = [...contract.parties.from, ...contract.parties.to].map((party) => party.hashid);
  const named = people
    .filter((p) => parties.includes(p.hashid))
    .map(({ hashid, firstname, infix, lastname, birthdate, email }) => [hashid, { firstname, infix, lastname, birthdate, email }] as const);
  return Object.fromEntries(named);
}

/** The agreement as a PDF; 429 with a time to come back when too many wait (S-146). */
export async function makePdf({ pdf }: Services, input: AgreementInput): Promise<Buffer> {
  return orLater(pdf.agreement(input));
}

/** A document that is being made; 429 with a time to come back when too many wait. */
export async function orLater(making: Promise<Buffer>): Promise<Buffer> {
  try {
    return await making;
  } catch (error) {
    if (error instanceof QueueFull) throw tooMany(RETRY_SECONDS);
    throw error;
  }
}
