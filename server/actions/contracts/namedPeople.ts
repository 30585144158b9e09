import type { Contract } from '../../../domain/wire/contract.ts';
import type { AgreementPerson } from '../../pdf/agreementInput.ts';
import type { UserRow } from '../../repositories/family.ts';
import type { Called } from '../../repositories/formerNames.ts';

/** People's names at the time of an agreement, so that its paper reads the same whenever it is made. */
export const calledThen = (people: readonly UserRow[], called: ReadonlyMap<number, Called>): UserRow[] =>
  people.map((one) => ({ ...one, ...called.get(one.id) }));

/**
 * Lists by hashid the parties of a contract as its document names them.
 * @param told the people whose birth date and address it prints; for the others there are lines to write on
 */
export function namedPeople(
  contract: Contract,
  people: readonly UserRow[],
  told: readonly UserRow[] = people,
): Record<string, AgreementPerson> {
  const parties = [...contract.parties.from, ...contract.parties.to].map((party) => party.hashid);
  const named = people
    .filter((p) => parties.includes(p.hashid))
    .map(
      ({ id, hashid, firstname, infix, lastname, birthdate, street, town }) =>
        [
          hashid,
          {
            ...{ firstname, infix, lastname },
            ...(told.some((one) => one.id === id)
              ? { birthdate, street, town }
              : { birthdate: null, street: '', town: '' }),
          },
        ] as const,
    );
  return Object.fromEntries(named);
}
