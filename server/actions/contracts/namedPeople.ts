import type { Contract } from '../../../domain/wire/contract.ts';
import type { AgreementPerson } from '../../pdf/agreementInput.ts';
import type { UserRow } from '../../repositories/family.ts';

/** Lists by hashid the parties of a contract as its document names them. */
export function namedPeople(contract: Contract, people: readonly UserRow[]): Record<string, AgreementPerson> {
  const parties = [...contract.parties.from, ...contract.parties.to].map((party) => party.hashid);
  const named = people
    .filter((p) => parties.includes(p.hashid))
    .map(
      ({ hashid, firstname, infix, lastname, birthdate, email }) =>
        [hashid, { firstname, infix, lastname, birthdate, email }] as const,
    );
  return Object.fromEntries(named);
}
