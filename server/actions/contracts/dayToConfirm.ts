import { agreeableBy, awaited, consentsBy, proposesFor, partiesOf } from '../../../domain/contracts/life/whoAgrees.ts';
import type { ContractDraft } from '../../../domain/wire/contract.ts';
import type { ProposalDraft } from '../../../domain/wire/proposal.ts';
import type { Caller } from '../../caller.ts';
import { invalid } from '../../http/errors.ts';
import { managersAmong } from '../../policies/managers.ts';
import type { StoredHousehold } from '../../repositories/household.ts';

const THEIRS =
  'Aan beide kanten heeft iemand een eigen login. Laat de datum leeg: zij ondertekenen zelf, of leggen samen de dag vast.';

/**
 * The proposal of the day of signing in a draft, if the caller does not answer for everybody in it: each of the others confirms
 * it before it counts, or another manager does for a person without a login (docs/decisions/0016). Null if it counts at once, or
 * no day is given. Throws V422 for a caller who is not a party between two sides that both answer for themselves.
 */
export function dayToConfirm(
  draft: ContractDraft,
  caller: Caller,
  household: StoredHousehold,
): Pick<ProposalDraft, 'content' | 'paper_date'> | null {
  const { signed_date } = draft.contract;
  if (signed_date === null) return null;
  const parties = partiesOf(draft.parties, household.people);
  const acting = { id: caller.userId, manages: caller.familyRole === 'manager' };
  const managers = managersAmong(household.people).map(({ id }) => id);
  const spoken = { parties, household, managers, matters: ['paper'] as const };
  const agreed = agreeableBy(spoken, acting, parties);
  const asked = awaited(spoken, consentsBy(acting, agreed));
  if (asked.length === 0) return null;
  const own = parties.find(({ id }) => id === caller.userId)?.side ?? 'none';
  const side = proposesFor(own, acting.manages, parties);
  if (side === null) throw invalid({ 'contract.signed_date': THEIRS });
  // By proposing, a manager who is not a party speaks for the people without a login on that side.
  const onPaper = agreed.some(({ person, way }) => way.how === 'paper' && (own !== 'none' || person.side !== side));
  return { content: { kind: 'signing', signed_date }, ...(onPaper && { paper_date: signed_date }) };
}
