import { sidesToConfirm, voicesOf } from '../../../domain/contracts/life/voices.ts';
import type { ContractDraft } from '../../../domain/wire/contract.ts';
import type { Caller } from '../../caller.ts';
import { invalid } from '../../http/errors.ts';
import type { UserRow } from '../../repositories/family.ts';

const THEIRS =
  'Aan beide kanten heeft iemand een eigen login. Laat de datum leeg: zij ondertekenen zelf, of leggen samen de dag vast.';

/**
 * The day of signing that a draft says, where somebody with a login of their own is on the other side: they confirm it
 * before it counts (docs/decisions/0085). Null where it counts at once, or no day is said. Throws V422 for anyone who is not a party
 * between two sides that both answer for themselves.
 */
export function dayToConfirm(draft: ContractDraft, caller: Caller, people: readonly UserRow[]): string | null {
  const { signed_date } = draft.contract;
  if (signed_date === null) return null;
  const voices = voicesOf(draft.parties, people);
  const own = voices.find(({ id }) => id === caller.userId)?.side ?? 'none';
  const asked = sidesToConfirm(own, voices);
  if (asked.length > 1) throw invalid({ 'contract.signed_date': THEIRS });
  return asked.length === 1 ? signed_date : null;
}
