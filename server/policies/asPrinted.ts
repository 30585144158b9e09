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

/** Whether a paper would still print the same about these people: somebody may have been erased since. */
export const samePrintedDetails = (was: readonly UserRow[], is: readonly UserRow[]): boolean =>
  JSON.stringify(was.map(printed)) === JSON.stringify(is.map(printed));

/** Whether people still have the names in a contract read earlier. */
export const sameNames = (
  parties: readonly (Pick<Party, 'firstname' | 'infix' | 'lastname'> & { userId: number })[],
  people: readonly UserRow[],
): boolean =>
  parties.every((party) => people.some((one) => one.id === party.userId && fullName(one) === fullName(party)));

type Printable = Pick<UserRow, 'id' | 'firstname' | 'infix' | 'lastname' | 'birthdate'> & { side: SignerRole };

/**
 * The parties of a contract, and the consenting spouses, as its paper prints them, in order.
 * @param told the people whose birth date it has
 */
export const printedParties = (parties: readonly Printable[], told: readonly UserRow[]): PrintedParty[] =>
  parties.map((party) => ({
    userId: party.id,
    side: party.side,
    name: fullName(party),
    // A paper only names a consenting spouse, without other data.
    birthdate: party.side !== 'spouse' && told.some(({ id }) => id === party.id) ? party.birthdate : null,
  }));

/** Whether a person still matches a paper: same name, same side, and the birth date in it. */
const isAsPrinted = ({ side, name, birthdate }: PrintedParty, is: Printable): boolean =>
  side === is.side && name === fullName(is) && (birthdate === null || birthdate === is.birthdate);

/** The first person on a paper who no longer matches it, or is gone. Undefined if everybody still matches. */
export const printedOtherwise = (
  printed: readonly PrintedParty[],
  parties: readonly Printable[],
): PrintedParty | undefined =>
  printed.find((party) => {
    const is = parties.find(({ id }) => id === party.userId);
    return !is || !isAsPrinted(party, is);
  });

/** Whether somebody has to sign a paper as a consenting spouse, without being a party (docs/decisions/0014). */
export const consentsBy = ({ printed: people }: { printed: readonly PrintedParty[] }, userId: number): boolean =>
  people.some((one) => one.userId === userId && one.side === 'spouse');
