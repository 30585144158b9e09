import { makerErrors, mayMakeContract } from '../../domain/contracts/maker.ts';
import type { FieldErrors } from '../../domain/rules/fieldErrors.ts';
import type { ContractDraft } from '../../domain/wire/contract.ts';
import type { Caller } from '../caller.ts';
import { forbidden } from '../http/errors.ts';
import type { ContractRecord } from '../repositories/contracts.ts';
import type { UserRow } from '../repositories/family.ts';
import { partyErrors } from './parties.ts';

const NO_MORE =
  'Je hoort niet meer bij deze familie. Je contracten blijf je zien, een nieuw contract maken kan niet meer.';

/**
 * The errors in a draft's people, by field, and in who speaks for whom. Throws F403 for a caller who can't make contracts.
 * @param people the people of the family, as they are now: the caller may have divorced since their page was loaded
 * @param existing the contract that the draft is about, which keeps its own people; absent for a new one
 */
export function peopleErrors(
  draft: ContractDraft,
  { userId }: Caller,
  people: readonly UserRow[],
  existing: ContractRecord | undefined,
): FieldErrors {
  const self = people.find(({ id }) => id === userId);
  if (!self || !mayMakeContract(self)) throw forbidden(NO_MORE);
  return {
    ...makerErrors(draft, self, existing?.terms.signed_date ?? null),
    ...partyErrors(draft, people, existing?.parties.map((party) => party.hashid) ?? []),
  };
}

export const NOT_YOUR_CONCEPT = 'Dit concept wijzigt wie het heeft gemaakt, of wie de familie beheert.';
