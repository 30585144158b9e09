import { sharesOf, shareWords } from '../../domain/contracts/borrowerShares.ts';
import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { fullName } from '../../domain/names/name.ts';
import type { Contract } from '../../domain/wire/contract.ts';
import type { Party } from '../../domain/wire/party.ts';
import type { AgreementInput } from './agreementInput.ts';
import type { Side } from './agreementText.ts';
import { cleanText } from './layout/characters.ts';

/** One side of the agreement; a party without a record is named as the contract names them. */
export function sideOf(role: string, parties: Party[], people: AgreementInput['people']): Side {
  return {
    role,
    people: parties.map((party) => {
      const person = people[party.hashid];
      const born = person?.birthdate ?? null;
      const { street = '', town = '' } = person ?? {};
      return {
        name: cleanText(fullName(person ?? party)),
        born: born === null ? null : formatDateLong(born),
        address: [street, town].filter((line) => line !== ''),
      };
    }),
  };
}

/** The share of each of two borrowers between them, in the order of their side; null if half each, or with one borrower. */
export function namedShares(
  contract: Pick<Contract, 'contract' | 'parties'>,
  borrowers: Side,
): { name: string; words: string }[] | null {
  const shares = sharesOf(contract);
  if (shares === null) return null;
  return contract.parties.to.flatMap(({ hashid }, i) => {
    const own = shares.find((one) => one.hashid === hashid);
    return own === undefined ? [] : [{ name: borrowers.people[i]?.name ?? '', words: shareWords(own) }];
  });
}
