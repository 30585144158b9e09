import { mayBeParty } from '../../domain/contracts/maker.ts';
import { type FieldErrors, fieldErrors } from '../../domain/rules/fieldErrors.ts';
import type { ContractDraft } from '../../domain/wire/contract.ts';
import type { UserRow } from '../repositories/family.ts';

/**
 * The same sentence for someone unknown, someone of another family, someone blocked and someone deceased (S-20, S-54).
 */
const PARTY_MESSAGE = 'Kies iemand uit je familie die niet geblokkeerd of overleden is.';

/** The people who may become a party of a new contract, or newly of an existing one: it keeps its own people. */
export function partyErrors(draft: ContractDraft, people: readonly UserRow[], present: readonly string[]): FieldErrors {
  const allowed = new Set([...present, ...people.filter(mayBeParty).map((p) => p.hashid)]);
  const check = (hashids: readonly string[]) => (hashids.every((hashid) => allowed.has(hashid)) ? null : PARTY_MESSAGE);
  return fieldErrors(['parties.from', check(draft.parties.from)], ['parties.to', check(draft.parties.to)]);
}
