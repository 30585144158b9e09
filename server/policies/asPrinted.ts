import { fullName } from '../../domain/names/name.ts';
import type { Party } from '../../domain/wire/party.ts';
import type { UserRow } from '../repositories/family.ts';

const printed = ({ id, firstname, infix, lastname, birthdate, street, town }: UserRow) => ({
  id,
  firstname,
  infix,
  lastname,
  birthdate,
  street,
  town,
});

/** Whether a paper would print the same of these people as when it was made: somebody may be erased meanwhile. */
export const printsTheSame = (was: readonly UserRow[], is: readonly UserRow[]): boolean =>
  JSON.stringify(was.map(printed)) === JSON.stringify(is.map(printed));

/** Whether the people are still called as in a contract that was read before. */
export const calledAs = (
  parties: readonly (Pick<Party, 'firstname' | 'infix' | 'lastname'> & { userId: number })[],
  people: readonly UserRow[],
): boolean =>
  parties.every((party) => people.some((one) => one.id === party.userId && fullName(one) === fullName(party)));
