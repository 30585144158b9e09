import { matterOf } from '../../../../domain/contracts/life/machine.ts';
import type { ContractLifecycle, ProposalKind } from '../../../../domain/wire/proposal.ts';
import { proposalsText } from '../../../text/proposals.ts';

/** Whether everybody must sign the proposal before it counts. */
export const isSigned = ({ changes_by_signing }: ContractLifecycle, kind: ProposalKind): boolean =>
  changes_by_signing && matterOf(kind) === 'change';

/** The toast after a proposal, or after a record for a person without a login. */
export function proposalDone(lifecycle: ContractLifecycle, kind: ProposalKind): string {
  if (isSigned(lifecycle, kind)) return proposalsText.signed.proposed;
  return lifecycle.agrees === 'on_paper' ? proposalsText.recorded : proposalsText.proposed;
}
