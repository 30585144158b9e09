import { fullName } from '../../domain/names/name.ts';
import type { SignerRole } from '../../domain/wire/choices/signing.ts';
import type { Party } from '../../domain/wire/party.ts';
import type { PrintedParty } from '../db/signingSchema.ts';
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
export const samePrintedDetails = (was: readonly UserRow[], is: readonly UserRow[]): boolean =>
  JSON.stringify(was.map(printed)) === JSON.stringify(is.map(printed));

/** Whether the people are still called as in a contract that was read before. */
export const sameNames = (
  parties: readonly (Pick<Party, 'firstname' | 'infix' | 'lastname'> & { userId: number })[],
  people: readonly UserRow[],
): boolean =>
  parties.every((party) => people.some((one) => one.id === party.userId && fullName(one) === fullName(party)));

type Printable = Pick<UserRow, 'id' | 'firstname' | 'infix' | 'lastname' | 'birthdate'> & { side: SignerRole };

/**
 * The parties of a contract, and the spouses who consent to it, as its paper prints them, in their order.
 * @param told whose birth date it tells
 */
export const printedParties = (parties: readonly Printable[], told: readonly UserRow[]): PrintedParty[] =>
  parties.map((party) => ({
    userId: party.id,
    side: party.side,
    name: fullName(party),
    // A paper names a spouse who consents, and tells nothing else of them.
    birthdate: party.side !== 'spouse' && told.some(({ id }) => id === party.id) ? party.birthdate : null,
  }));

/** Whether a person is still who a paper says they are: same name, same side, and the birth date that it tells. */
const isAsPrinted = ({ side, name, birthdate }: PrintedParty, is: Printable): boolean =>
  side === is.side && name === fullName(is) && (birthdate === null || birthdate === is.birthdate);

/** Who of the people on a paper is somebody else there than now, or is gone. Undefined where it still holds of everybody. */
export const printedOtherwise = (
  printed: readonly PrintedParty[],
  parties: readonly Printable[],
): PrintedParty | undefined =>
  printed.find((party) => {
    const is = parties.find(({ id }) => id === party.userId);
    return !is || !isAsPrinted(party, is);
  });

/** Whether somebody has to sign a paper as a spouse who consents, and is no party (docs/decisions/0014). */
export const consentsBy = ({ printed: people }: { printed: readonly PrintedParty[] }, userId: number): boolean =>
  people.some((one) => one.userId === userId && one.side === 'spouse');
