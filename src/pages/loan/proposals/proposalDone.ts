import { matterOf } from '../../../../domain/contracts/life/machine.ts';
import type { ContractLife, ProposalKind } from '../../../../domain/wire/proposal.ts';
import { proposalsText } from '../../../text/proposals.ts';

/** Whether everybody signs what is proposed, before it counts. */
export const isSigned = ({ changes_by_signing }: ContractLife, kind: ProposalKind): boolean =>
  changes_by_signing && matterOf(kind) === 'change';

/** What a toast says once it was proposed, or recorded for who has no login. */
export function proposalDone(life: ContractLife, kind: ProposalKind): string {
  if (isSigned(life, kind)) return proposalsText.signed.proposed;
  return life.agrees === 'on_paper' ? proposalsText.recorded : proposalsText.proposed;
}
