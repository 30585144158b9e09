import { matterOf } from '../../../../domain/contracts/life/machine.ts';
import type { ContractLife, ProposalKind } from '../../../../domain/wire/proposal.ts';
import { proposalsText } from '../../../text/proposals.ts';

/** Whether everybody must sign the proposal before it counts. */
export const isSigned = ({ changes_by_signing }: ContractLife, kind: ProposalKind): boolean =>
  changes_by_signing && matterOf(kind) === 'change';

/** The toast after a proposal, or after a record for a person without a login. */
export function proposalDone(life: ContractLife, kind: ProposalKind): string {
  if (isSigned(life, kind)) return proposalsText.signed.proposed;
  return life.agrees === 'on_paper' ? proposalsText.recorded : proposalsText.proposed;
}
